import { expect, test } from 'vitest';
import { variantId } from '#contract/variant-ids.ts';
import { formsOf } from '#languages/forms.ts';
import type { Language } from '#languages/index.ts';
import { countUnits } from '#languages/word-forms/count-units.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import { cpuSecondsOf } from '#web/testing/cpu-time.ts';
import { countForms, type FormCount } from './count-forms.ts';
import { mergeForms } from './merge-forms.ts';
import { sentencesWith } from './sentences-with.ts';

/** Rows of our own for each language; what else a text has is unknown. */
const ROWS: Partial<Record<Language, readonly (readonly [key: string, form: string, pos: string])[]>> = {
  es: [
    ['eat', 'comer', 'verb'],
    ['bread', 'pan', 'noun'],
    ['house', 'casa', 'noun'],
    ['therefore', 'por eso', 'adverb'],
    ['that-is-why', 'por eso', 'adverb'],
    ['get-up', 'levantarse', 'verb'],
    ['lift', 'levantar', 'verb'],
  ],
  fr: [
    ['be-called', "s'appeler", 'verb'],
    ['call', 'appeler', 'verb'],
  ],
  de: [
    ['house', 'Haus', 'noun'],
    ['get-up', 'aufstehen', 'verb'],
    ['stand', 'stehen', 'verb'],
  ],
  ja: [
    ['eat', '食べる', 'verb'],
    ['bread', 'パン', 'noun'],
  ],
  tr: [['house', 'ev', 'noun']],
  uk: [['house', 'дім', 'noun']],
};

async function count(language: Language, text: string) {
  const forms = await formsOf(language);
  const rows = (ROWS[language] ?? []).map(([key, form, pos]) => ({ key, form, pos }));
  return countForms(text, language, { forms, known: knownWords(forms, rows), countUnits });
}
const KINDS = new Map(Object.values(ROWS).flatMap(rows => rows.map(([key, , pos]) => [key, pos] as const)));
const plain = {
  ...{ isMerged: true, choices: {}, states: undefined },
  posOf: (key: string) => KINDS.get(key),
  wordOf: (_base: string, row: string) => row,
};

test('forms are counted as they stand, and merged under their base form', async () => {
  const counts = await count('es', 'Comieron pan. Comemos PAN, pan y más pan. ¡Come!');
  expect(counts.find(({ form }) => form === 'pan')?.count).toBe(4);
  const [bread, eat] = mergeForms(counts, plain);
  expect(bread).toMatchObject({ word: 'pan', count: 4, key: 'bread' });
  expect(eat).toMatchObject({ word: 'comer', count: 3, key: 'eat' });
  expect(eat?.forms.toSorted()).toEqual(['come', 'comemos', 'comieron']);
  const apart = mergeForms(counts, { ...plain, isMerged: false });
  expect(apart.filter(({ key }) => key === 'eat')).toHaveLength(3);
});

test('names and numbers stand apart; in German, where nouns have capitals, nobody guesses names', async () => {
  const kinds = async (language: Language, text: string) =>
    Object.fromEntries((await count(language, text)).map(({ form, kind }) => [form, kind]));
  expect(await kinds('es', 'Rosalinda come en 2024. Zutano y zutano.')).toMatchObject({
    rosalinda: 'name',
    2024: 'number',
    come: 'word',
    zutano: 'word',
  });
  expect(await kinds('de', 'Das Haus der Xyzanien')).toMatchObject({ xyzanien: 'word' });
});

test('a text without spaces is taken apart, and letters of Turkish keep their dots', async () => {
  const japanese = mergeForms(await count('ja', 'パンを食べました。パンを食べたい。'), plain);
  expect(japanese.map(({ word, count }) => [word, count])).toEqual([
    ['を', 2],
    ['パン', 2],
    ['食べる', 2],
  ]);
  expect((await count('tr', 'EVİ EVİN'))[0]).toMatchObject({ form: 'evi', readings: [{ base: 'ev' }] });
});

test('words that make one unit are all that the unit may be, as in the reader', async () => {
  const counts = await count('es', 'Por eso. Me levanto y por eso como.');
  expect(counts.find(({ form }) => form === 'por eso')).toMatchObject({
    count: 2,
    readings: [{ base: 'por eso', rows: ['therefore', 'that-is-why'] }],
  });
  const known = { state: 'known', strength: 4 } as const;
  const [row] = mergeForms(counts, { ...plain, states: { 'that-is-why': known } });
  expect(row).toMatchObject({ word: 'por eso', key: 'that-is-why' });
});

test('the reader’s own choice decides, then what they know best, then what is likeliest', () => {
  const counts: FormCount[] = [
    {
      ...{ form: 'fui', count: 2, kind: 'word' },
      readings: [
        { base: 'ser', rows: ['be', 'exist'] },
        { base: 'ir', rows: ['go', 'leave'] },
      ],
    },
  ];
  const keys = (more: object) =>
    mergeForms(counts, { ...plain, posOf: () => 'verb', ...more }).map(({ key, word }) => [key, word]);
  const known = { state: 'known', strength: 4 };
  expect(keys({})).toEqual([['be', 'ser']]);
  expect(keys({ states: { leave: known } })).toEqual([['leave', 'ir']]);
  expect(keys({ states: { exist: known, leave: { state: 'learning', strength: 1 } } })).toEqual([
    ['exist', 'ser'],
  ]);
  expect(keys({ choices: { fui: 'walk' } })).toEqual([['walk', 'ser']]);
});

test('a further form of a row is a word of its own, and known as far as its row where it has no state', () => {
  const counts: FormCount[] = [
    { form: 'coches', count: 2, kind: 'word', readings: [{ base: 'coche', rows: ['car'] }] },
    { form: 'carros', count: 1, kind: 'word', readings: [{ base: 'carro', rows: ['car'] }] },
  ];
  const coche = variantId('es', 'coche', 'car');
  const wordOf = (base: string, row: string) => (base === 'coche' ? coche : row);
  const posOf = (row: string) => (row === 'car' ? 'noun' : undefined);
  const merged = (more: object) =>
    mergeForms(counts, { ...plain, posOf, wordOf, ...more }).map(({ key, word, isSmall }) => [
      key,
      word,
      isSmall,
    ]);
  const apart = [
    [coche, 'coche', false],
    ['car', 'carro', false],
  ];
  expect(merged({})).toEqual(apart);
  // Chosen before further forms were words.
  expect(merged({ choices: { coches: 'car' } })).toEqual(apart);
});

test('a form that is likeliest a small word is one, whatever else it may be and whatever is known of it', () => {
  const counts: FormCount[] = [
    {
      ...{ form: 'entre', count: 2, kind: 'word' },
      readings: [
        { base: 'entre', rows: ['between', 'among'] },
        { base: 'entrar', rows: ['enter'] },
      ],
    },
  ];
  const posOf = (key: string) => (key === 'enter' ? 'verb' : 'preposition');
  const states = { enter: { state: 'known', strength: 4 } } as const;
  const [row] = mergeForms(counts, { ...plain, posOf, states });
  expect(row).toMatchObject({ word: 'entre', key: 'between', isSmall: true });
});

test.each([
  ['nothing', ''],
  ['marks without a base', '\u0301\u0301 \u093f\u094d'],
  ['emoji', '😀👨‍👩‍👧🇺🇦'],
  ['zalgo', `H${'\u0335\u0321\u0322'.repeat(300)}i`],
  ['marks of direction', '\u202e\u200fcasa\u200e\u202c'],
  ['half characters', 'casa \ud83d casa \udc00'],
  ['mixed scripts', 'casaдім家ev집घर بيت'],
  ['names of every object', 'constructor __proto__ toString'],
])('%s ends in counts in every language', async (_, text) => {
  for (const language of ['es', 'uk', 'ja', 'zh', 'vi', 'ar', 'hi', 'ko'] as const)
    for (const { count: number } of await count(language, text)) expect(number).toBeGreaterThan(0);
});

test.each([
  ['es', 'a'],
  ['zh', '家'],
  ['ja', 'た'],
  ['ko', '집'],
] as const)(
  'a long text in "%s" without a space takes time evenly with its length',
  async (language, sign) => {
    await count(language, sign.repeat(1000));
    // Whoever looks back at all that came before takes minutes.
    expect(await cpuSecondsOf(() => count(language, sign.repeat(200_000)))).toBeLessThan(15);
  },
);

test('words that make one unit are counted as one, apart or together, and their words then not singly', async () => {
  const keys = async (language: Language, text: string) =>
    mergeForms(await count(language, text), plain).flatMap(({ key, count, forms }) =>
      key === undefined ? [] : [[key, count, ...forms]],
    );
  const spanish = await keys('es', 'Por eso levanta la casa. Llovía, por eso se levanta tarde.');
  expect(spanish).toEqual(
    expect.arrayContaining([
      ['therefore', 2, 'por eso'],
      ['lift', 1, 'levanta'],
      ['get-up', 1, 'se levanta'],
    ]),
  );
  expect(await keys('fr', 'Il s’appelle Paul.')).toContainEqual(['be-called', 1, "s'appelle"]);
  expect(await keys('de', 'Sie steht um sieben Uhr auf. Er steht auf dem Haus, auf dem Haus.')).toEqual(
    expect.arrayContaining([
      ['get-up', 1, 'steht … auf'],
      ['stand', 1, 'steht'],
    ]),
  );
});

test('a clause without end takes no longer than its length', async () => {
  const counts = await count('de', 'weg steht '.repeat(50_000));
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
});

test('the sentences of a unit are found though its words stand apart', () => {
  const text = 'Er steht dort. Sie steht um sieben Uhr auf. Wer steht, auf dem Haus?';
  expect(sentencesWith(text, ['steht … auf'], 'de')).toEqual(['Sie steht um sieben Uhr auf.']);
});
