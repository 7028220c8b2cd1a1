import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchWords } from '#contract/categories.ts';
import { foldSearch } from '#contract/search.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';
import { wordSearch } from './search.ts';

async function found(search: string, lang: Language = 'en', learn: Language = 'de') {
  const { call } = await startTestServer();
  const { data } = await call(searchWords, { query: { search, lang, learn } });
  return data.words.map(word => word.id);
}

test.each<[string, string, Language, Language, string]>([
  ['the word that is learned', 'Wasser', 'en', 'de', 'water'],
  ['its translation', 'water', 'en', 'de', 'water'],
  ['whatever the case', 'wAsSeR', 'en', 'de', 'water'],
  ['without accents', 'cafe', 'uk', 'fr', 'coffee'],
  ['without the marks of Vietnamese', 'nuoc', 'en', 'vi', 'water'],
  ['without strokes', 'lyzka', 'en', 'pl', 'spoon'],
  ['without vowel marks', 'ماء', 'en', 'ar', 'water'],
  ['by its romaji', 'mizu', 'en', 'ja', 'water'],
  ['by its kana', 'みず', 'en', 'ja', 'water'],
  ['by its pinyin without tones', 'shui', 'en', 'zh', 'water'],
  ['by its pinyin without spaces', 'nihao', 'en', 'zh', 'hello'],
])('a word is found by %s', async (_, search, lang, learn, id) => {
  expect(await found(search, lang, learn)).toContain(id);
});

test('the closest comes first: the word itself, then beginnings, then the rest', async () => {
  const ids = await found('car', 'en', 'uk');
  expect(ids[0]).toBe('car');
  expect(ids.indexOf('carpet')).toBeGreaterThan(0);
  expect(ids.indexOf('scarf')).toBeGreaterThan(ids.indexOf('carpet'));
});

test('at most 60 are found, and nothing for a text that is nowhere', async () => {
  expect(await found('e')).toHaveLength(60);
  expect(await found('qqqq')).toEqual([]);
  expect(await found('%_\\*')).toEqual([]);
});

test('a word is found by what stands in its sentence, after those that are found by themselves, and the sentence is given', async () => {
  const { call } = await startTestServer();
  const { data } = await call(searchWords, { query: { search: 'coffee', lang: 'en', learn: 'de' } });
  const { words, sentences = {} } = data;
  const ids = words.map(({ id }) => id);
  expect(ids[0]).toBe('coffee');
  expect(sentences.hello?.text).toBe('[Hallo], möchtest du Kaffee?');
  // Those with a sentence are the last, and those before are not among them.
  const firstByItself = ids.slice(0, ids.length - Object.keys(sentences).length);
  expect(firstByItself.filter(id => id in sentences)).toEqual([]);
  expect(ids.filter(id => id in sentences)).toEqual(Object.keys(sentences));
});

test.each([
  ['a word of the sentence in the other language', 'Kaffee', 'en', 'de', true],
  ['its beginning', 'Kaff', 'en', 'de', true],
  ['not the middle of a word', 'affee', 'en', 'de', false],
  ['not two letters', 'Ka', 'en', 'de', false],
  ['a single sign where words are not parted', '咖', 'en', 'zh', true],
] as const)('in sentences is looked for %s', (_, search, lang, learn, isFound) => {
  const ids = wordSearch(catalogue)(search, { lang, learn }).inSentences.map(idOf);
  expect(ids.includes('hello')).toBe(isFound);
});

test('a word that one language of the pair lacks is not found by its sentence', () => {
  const search = wordSearch(catalogue);
  const { words, inSentences } = search('the', { lang: 'en', learn: 'ja' });
  expect([...words, ...inSentences].map(idOf)).not.toContain('the-determiner');
});

test.each([[''], ['  '], ['a'.repeat(61)], ['a\u0000']])(
  '%j is refused with the field named',
  async search => {
    const { refusal } = await startTestServer();
    const { status, errors } = await refusal(searchWords, { query: { search, lang: 'en', learn: 'de' } });
    expect({ status, fields: Object.keys(errors) }).toEqual({ status: 422, fields: ['search'] });
  },
);

test('the index finds what looking at every key of every word finds, in the same order', () => {
  const search = wordSearch(catalogue);
  const language = fc.constantFrom(...LANGUAGE_CODES);
  const piece = fc
    .tuple(fc.constantFrom(...allWords), language, fc.nat(8), fc.integer({ min: 1, max: 8 }), fc.boolean())
    .map(([word, from, start, length, isSound]) =>
      ((isSound ? word.transcriptions[from] : word.forms[from]) ?? '').slice(start, start + length),
    );
  const texts = fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 3 }));
  const pair = fc.record({ lang: language, learn: language });
  // Several texts for each pair, since it is the index of a pair that takes long.
  fc.assert(
    fc.property(pair, fc.array(texts, { minLength: 5, maxLength: 5 }), (languages, sought) => {
      for (const text of sought)
        expect(search(text, languages).words.map(idOf)).toEqual(plainScan(text, languages).map(idOf));
    }),
    { numRuns: 40 },
  );
});

const allWords = catalogue.categories.flatMap(category => category.words);

function plainScan(text: string, { lang, learn }: Pair): CatalogueWord[] {
  const wanted = foldSearch(text);
  if (wanted === '') return [];
  const ofPair = allWords.filter(word => isOfPair(word, { lang, learn }));
  const ranked = ofPair.map(word => {
    const forms = [word.forms[learn], word.forms[lang], word.transcriptions[learn] ?? ''];
    return { word, rank: Math.min(...forms.flatMap(keysOf).map(key => rankOf(key, wanted))) };
  });
  const found = ranked.filter(({ rank }) => rank < 4).toSorted((one, other) => one.rank - other.rank);
  return found.slice(0, 60).map(({ word }) => word);
}

const idOf = (word: CatalogueWord) => word.id;

const keys = new Map<string, string[]>();

function keysOf(form: string): string[] {
  const known = keys.get(form);
  if (known !== undefined) return known;
  const made = form.split(' · ').flatMap(part => [foldSearch(part), foldSearch(part).replaceAll(' ', '')]);
  keys.set(form, made);
  return made;
}

function rankOf(key: string, wanted: string): number {
  if (key === wanted) return 0;
  if (key.startsWith(wanted)) return 1;
  if (key.includes(` ${wanted}`)) return 2;
  return key.includes(wanted) ? 3 : 4;
}
