import { expect, test } from 'vitest';
import { matchWords } from '#contract/cards.ts';
import type { Language } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';
import { formsIn } from './forms.ts';
import { matchRow } from './match.ts';

const match = (learn: Language, lang: Language, word: string, translation: string) =>
  matchRow(catalogue, { word, translation }, { lang, learn });

test.each([
  ['es', 'en', 'perro', 'dog', 'dog'],
  ['es', 'en', 'el perro', 'the dog', 'dog'],
  ['de', 'en', 'der Hund', 'dog', 'dog'],
  ['de', 'en', 'Der/die Hund', 'DOG!', 'dog'],
  ['fr', 'uk', 'l’eau', 'вода', 'water'],
  ['en', 'uk', 'to read', 'читати', 'read'],
  ['en', 'es', 'dog (animal)', 'can, perro', 'dog'],
  ['ja', 'en', '犬', 'dog; hound', 'dog'],
  ['ar', 'en', 'كَلْب', 'dog', 'dog'],
  ['en', 'de', 'bat', 'Fledermaus', 'bat-animal'],
  ['de', 'en', 'Orange', 'orange', 'orange-fruit'],
  ['zh', 'en', '你好吗？', 'How are you', 'how-are-you'],
] as const)('%s for %s: “%s” – “%s” is %s', (learn, lang, word, translation, id) => {
  expect(match(learn, lang, word, translation)).toBe(id);
});

test('the same form with another meaning is another word', () => {
  expect(match('es', 'en', 'perro', 'cat')).toBeNull();
  expect(match('en', 'de', 'bat', 'Tisch')).toBeNull();
});

test('without a translation a form has to be one word alone', () => {
  expect(match('es', 'en', 'perro', ' ')).toBe('dog');
  expect(match('en', 'de', 'orange', '')).toBeNull();
  expect(match('es', 'en', 'qwertz', '')).toBeNull();
});

test('a key decides between words that are written alike, but does not make a word of another form', () => {
  const row = { word: 'Orange', translation: '' };
  expect(matchRow(catalogue, { ...row, key: 'orange-color' }, { learn: 'de', lang: 'en' })).toBe(
    'orange-color',
  );
  expect(matchRow(catalogue, { ...row, key: 'dog' }, { learn: 'de', lang: 'en' })).toBeNull();
});

test('every word of the catalogue is found by its own form and meaning, in any pair', () => {
  for (const [learn, lang] of [
    ['de', 'en'],
    ['uk', 'ar'],
    ['ja', 'tr'],
    ['en', 'vi'],
  ] as const) {
    const words = catalogue.ofPair({ lang, learn }).categories.flatMap(category => category.words);
    const lost = words.filter(({ forms }) => {
      const found = match(learn, lang, forms[learn], forms[lang]);
      const word = found === null ? undefined : catalogue.word(found);
      return word?.forms[learn] !== forms[learn];
    });
    expect(lost.map(word => word.id)).toEqual([]);
  }
});

test('a cell is read as it is, without brackets, in parts and without articles', () => {
  expect(formsIn('de', 'der Hund (m), die Hunde')).toEqual([
    'der hund (m), die hunde',
    'der hund , die hunde',
    'der hund',
    'die hunde',
    'hund (m), die hunde',
    'hund , die hunde',
    'hund',
    'hunde',
  ]);
  expect(formsIn('en', '')).toEqual([]);
});

test('500 rows are matched at once, in their order; more are refused', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const rows = Array.from({ length: 500 }, (_, index) =>
    index % 2 === 0 ? { word: 'perro', translation: 'dog' } : { word: 'nada de eso', translation: '' },
  );
  const pair = { lang: 'en', learn: 'es' } as const;
  const { data } = await call(matchWords, { body: { ...pair, rows } }, token);
  expect(data.wordIds).toEqual(rows.map((_, index) => (index % 2 === 0 ? 'dog' : null)));
  const more = await refusal(matchWords, { body: { ...pair, rows: [...rows, rows[0]] } }, token);
  expect(more).toMatchObject({ status: 422, errors: { rows: ['At most 500 rows at once'] } });
});
