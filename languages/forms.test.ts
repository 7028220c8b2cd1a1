import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readerOf } from '#server/testing/reader-of.ts';
import { catalogue } from '../server/testing/catalogue.ts';
import { formsOf } from './forms.ts';
import { LANGUAGE_CODES, type Language } from './index.ts';
import { formCases, markedText } from './testing-texts.ts';
import type { Candidate } from './word-forms/language-forms.ts';

/** Of a hundred marked words of the running text that we have a row for: right among the candidates, and right at once. */
const FLOORS: Partial<Record<Language, [found: number, first: number]>> = {
  es: [98, 93],
  pt: [98, 93],
  fr: [98, 93],
  it: [98, 93],
  de: [98, 93],
  id: [98, 93],
  uk: [98, 93],
  pl: [96, 93],
  tr: [98, 93],
  hi: [98, 93],
  zh: [96, 93],
  vi: [96, 93],
  ja: [93, 93],
  ko: [93, 93],
  ar: [93, 93],
  bn: [93, 93],
};

/** English has a table of its own: `en/inflection.test.ts`. */
const withTexts = LANGUAGE_CODES.filter(code => code in FLOORS);

test.each(withTexts)('%s: at least 60 forms lead to their base forms', async language => {
  const read = await reader(language);
  const cases = formCases(language);
  expect(cases.length).toBeGreaterThanOrEqual(60);
  const wrong = cases.filter(([form, bases]) => !bases.every(base => leadsTo(read, form, base)));
  expect(wrong.map(([form]) => [form, read.candidates(form).map(({ base }) => base)])).toEqual([]);
});

test.each(withTexts)('%s: the words of a running text lead to the right rows', async language => {
  const read = await reader(language);
  const { text, marked } = markedText(language);
  expect(marked.length).toBeGreaterThanOrEqual(100);
  const pieces = new Map(read.split(text).map(piece => [piece.at, piece.text]));
  const ours = marked.filter(({ bases }) => bases.some(read.isKnown));
  const places = ours.map(({ at, word, bases }) =>
    pieces.get(at) === word ? bases.findIndex(base => leadsTo(read, word, base)) : -1,
  );
  const found = places.filter(place => place >= 0);
  const first = ours.filter(({ word, bases }) => bases.some(base => leadsTo(read, word, base, 'at once')));
  const [leastFound, leastFirst] = FLOORS[language] ?? [0, 0];
  expect((100 * found.length) / ours.length).toBeGreaterThanOrEqual(leastFound);
  expect((100 * first.length) / ours.length).toBeGreaterThanOrEqual(leastFirst);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.constantFrom(..."aéñßçı’-' .ЇїПіة،مو’がたべて한국어पानीবাংলা图书馆ọ̀😀\u200f0"), { maxLength: 40 })
    .map(letters => letters.join('')),
);

test.each(LANGUAGE_CODES)(
  '%s: whatever the text, its pieces are the text and its words are read',
  async language => {
    const read = await reader(language);
    fc.assert(
      fc.property(anyText, text => {
        const pieces = read.split(text);
        expect(pieces.map(piece => piece.text).join('')).toBe(text);
        let end = 0;
        for (const piece of pieces) {
          expect(piece.at).toBe(end);
          end += piece.text.length;
          if (piece.isWord) read.candidates(piece.text);
        }
      }),
      { numRuns: 150 },
    );
  },
);

test.each(LANGUAGE_CODES)('%s: folding twice changes nothing more', async language => {
  const forms = await formsOf(language);
  fc.assert(
    fc.property(anyText, text => {
      const folded = forms.fold(text);
      expect(forms.fold(folded)).toBe(folded);
    }),
    { numRuns: 150 },
  );
});

test.each(LANGUAGE_CODES)('%s: every word of ours leads to itself', async language => {
  const read = await reader(language);
  const words = catalogue
    .rows(language)
    .map(({ form }) => form)
    .filter(form => /^[\p{L}\p{M}]+$/u.test(form));
  expect(words.filter(form => !leadsTo(read, form, form))).toEqual([]);
});

test.each(LANGUAGE_CODES)('%s: the grammar words point at rows that there are', language => {
  let table = '';
  try {
    table = readFileSync(join(import.meta.dirname, language, 'grammar-words.ts'), 'utf8');
  } catch {
    return;
  }
  const keys = [...table.matchAll(/^([a-z][a-z,-]*) \S/gm)].flatMap(([, cell = '']) => cell.split(','));
  const lines = keys.filter(key => !['import', 'export', 'const'].includes(key));
  expect(lines.filter(key => catalogue.meaning(key) === undefined)).toEqual([]);
});

type Reader = Awaited<ReturnType<typeof reader>>;

async function reader(language: Language) {
  const { forms, known } = await readerOf(language);
  return {
    forms,
    isKnown: (form: string) => known.has(forms.fold(form)),
    split: (text: string) => forms.split(text, known),
    candidates: (word: string) => forms.candidates(forms.fold(word), known),
  };
}

function leadsTo(
  { candidates, forms }: Reader,
  form: string,
  base: string,
  when: 'at once' | 'at all' = 'at all',
): boolean {
  const isBase = (candidate: Candidate) =>
    [candidate.base, ...candidate.rows.map(row => row.form)].some(
      written =>
        forms.fold(written) === forms.fold(base) ||
        forms.headwords?.(forms.fold(written)).includes(forms.fold(base)),
    );
  const found = candidates(form);
  return (when === 'at once' ? found.slice(0, 1) : found).some(isBase);
}

test('a Polish verb is found by its partner in the rows of every catalogue, not of the first alone', async () => {
  const { candidates } = await formsOf('pl');
  const row = (form: string) => [form, [{ key: form, pos: 'verb', form }]] as const;
  for (const known of [new Map([row('czytać'), row('przeczyć')]), new Map([row('czytać'), row('przeczyć')])])
    expect(candidates('przeczyta', known).map(({ base }) => base)).toContain('czytać');
});
