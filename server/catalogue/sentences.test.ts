import { expect, test } from 'vitest';
import { formsOf } from '#languages/forms.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import type { KnownWords, LanguageForms } from '#languages/word-forms/language-forms.ts';
import { readText, type TextWord } from '#languages/word-forms/read-text.ts';
import { catalogue } from '../testing/catalogue.ts';
import { contentTable, sentenceFiles } from './testing-sentences.ts';

const rows = sentenceFiles.flatMap(file => file.rows);
/** The rows of the words that a language has. */
const rowsIn = (language: Language) => rows.filter(row => row[language] !== '');
const exceptions = contentTable('unresolved-forms.tsv', ['language', 'key', 'reason']).map(
  ({ language, key }) => `${language} ${key}`,
);

/** The sentence without brackets, and where its word stands. */
function unmarked(sentence: string): { text: string; places: [from: number, to: number][] } {
  const places: [number, number][] = [];
  let text = '';
  for (const part of sentence.split(/(\[[^[\]]+\])/)) {
    const isMarked = part.startsWith('[');
    const shown = isMarked ? part.slice(1, -1) : part;
    if (isMarked) places.push([text.length, text.length + shown.length]);
    text += shown;
  }
  return { text, places };
}

/** All under which a word may be found: itself, its base forms, and the rows of these. */
function basesOf({ text, candidates }: TextWord, { fold }: LanguageForms): string[] {
  return [
    fold(text),
    ...candidates.flatMap(({ base, rows }) => [fold(base), ...rows.map(({ form }) => fold(form))]),
  ];
}

/**
 * What stands in brackets leads back to its word: a reading of it has the row or the taught form; or it is the taught form itself inside a
 * longer unit (*đọc* in *đọc sách*); or, of a form of several words, each word leads to one of them.
 */
function leadsBack(
  key: string,
  language: Language,
  sentence: string,
  forms: LanguageForms,
  known: KnownWords,
) {
  const taught = catalogue.word(key)?.forms[language] ?? '';
  const { text, places } = unmarked(sentence);
  const within = readText(forms, known, text).filter(({ at, text: word }) =>
    places.some(([from, to]) => at < to && at + word.length > from),
  );
  const marked = places.map(([from, to]) => text.slice(from, to)).join(' ');
  if (forms.fold(marked) === forms.fold(taught)) return true;
  const isForm = (row: { key: string; form: string }) =>
    row.key === key || forms.fold(row.form) === forms.fold(taught);
  if (within.some(({ candidates }) => candidates.some(candidate => candidate.rows.some(isForm)))) return true;
  const parts = new Set(readText(forms, known, taught).flatMap(word => basesOf(word, forms)));
  return within.length > 0 && within.every(word => basesOf(word, forms).some(base => parts.has(base)));
}

test.each(LANGUAGE_CODES)('what stands in brackets leads back to its word: %s', async language => {
  const forms = await formsOf(language);
  const known = knownWords(forms, catalogue.rows(language));
  const lost = rowsIn(language).filter(row => !leadsBack(row.key, language, row[language], forms, known));
  // One that leads back by now has to leave the list.
  expect(lost.map(({ key }) => `${language} ${key}`)).toEqual(
    exceptions.filter(name => name.startsWith(`${language} `)),
  );
});

/** Until the dictionary has all of them; `npm run forms:report` lists what it lacks. */
const MOST_UNKNOWN = 0.01;

test.each(LANGUAGE_CODES)('nearly every other word has a meaning: %s', async language => {
  const forms = await formsOf(language);
  const known = knownWords(forms, catalogue.rows(language));
  const words = rowsIn(language)
    .flatMap(row => readText(forms, known, unmarked(row[language]).text))
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
