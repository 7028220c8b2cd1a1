import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { readText, type TextWord } from '#languages/word-forms/read-text.ts';
import { catalogue } from '../testing/catalogue.ts';
import { readerOf } from '../testing/reader-of.ts';
import { contentTable, leadsBack, sentenceFiles, unmarked } from './testing-sentences.ts';

const rows = sentenceFiles.flatMap(file => file.rows);
/** The rows of the words that a language has. */
const rowsIn = (language: Language) => rows.filter(row => row[language] !== '');
const exceptions = contentTable('unresolved-forms.tsv', ['language', 'key', 'reason']).map(
  ({ language, key }) => `${language} ${key}`,
);

const readings = new Map<Language, Promise<{ row: (typeof rows)[number]; words: TextWord[] }[]>>();

/** The sentences of a language, read once for all tests. */
function readingsIn(language: Language) {
  const read = async () => {
    const { forms, known } = await readerOf(language);
    return rowsIn(language).map(row => ({
      row,
      words: readText(forms, known, unmarked(row[language]).text),
    }));
  };
  const found = readings.get(language) ?? read();
  readings.set(language, found);
  return found;
}

test.each(LANGUAGE_CODES)('what stands in brackets leads back to its word: %s', async language => {
  const reader = await readerOf(language);
  const lost = (await readingsIn(language))
    .filter(({ row, words }) => {
      const taught = catalogue.word(row.key)?.forms[language] ?? '';
      return !leadsBack(row, language, { ...reader, taught, words });
    })
    .map(({ row }) => row);
  // One that leads back by now has to leave the list.
  expect(lost.map(({ key }) => `${language} ${key}`)).toEqual(
    exceptions.filter(name => name.startsWith(`${language} `)),
  );
});

/** Until the dictionary has all of them; `npm run forms:report` lists what it lacks. */
const MOST_UNKNOWN = 0.01;

test.each(LANGUAGE_CODES)('nearly every other word has a meaning: %s', async language => {
  const words = (await readingsIn(language))
    .flatMap(reading => reading.words)
    .filter(({ text }) => !/^\p{N}+$/u.test(text));
  const unknown = words.filter(({ candidates }) => candidates.length === 0);
  expect(words.length).toBeGreaterThan(11_000);
  expect(unknown.length / words.length).toBeLessThan(MOST_UNKNOWN);
});

/** A language without spaces counts signs. */
const OPENING_WORDS: Partial<Record<Language, number>> = { vi: 3 };
const OPENING_SIGNS: Partial<Record<Language, number>> = { ja: 5, zh: 3 };
/** Of a thousand. Where *please* or a question is two words, or five signs are little, more begin alike. */
const MOST_ALIKE: Partial<Record<Language, number>> = {
  ...{ ar: 8, hi: 8, id: 8, it: 8, ko: 8, vi: 8 },
  ...{ ja: 12, zh: 12, bn: 16 },
};

/** What a learner of the path reads first. */
const firstOfPath = sentenceFiles
  .filter(({ folder, file }) => folder === 'sentences' && file.startsWith('path-'))
  .flatMap(file => file.rows);

test.each(
  LANGUAGE_CODES.flatMap(language => [
    { which: 'the first sentences of the path', language, some: firstOfPath },
    { which: 'all sentences', language, some: rows },
  ]),
)('$which begin in many ways: $language', ({ language, some }) => {
  const most = ((MOST_ALIKE[language] ?? 6) * some.length) / 1000;
  const signs = OPENING_SIGNS[language];
  const counts = new Map<string, number>();
  for (const row of some.filter(row => row[language] !== '')) {
    const text = unmarked(row[language]).text.toLowerCase();
    const opening = signs
      ? [...text].slice(0, signs).join('')
      : text
          .split(/[\s\u00a0]+/)
          .slice(0, OPENING_WORDS[language] ?? 2)
          .join(' ');
    counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > most)).toEqual([]);
});

test('a sentence is no longer than a learner takes in at once', () => {
  const words = (text: string) => text.split(/\s+/).length;
  const long = rows.filter(row => words(row.en) > 10 || words(row.en) < 2);
  expect(long.map(({ key, en }) => `${key}: ${en}`)).toEqual([]);
});
