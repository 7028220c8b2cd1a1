import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { readerOf } from '../testing/reader-of.ts';
import { PATH_COLUMNS, READING_COLUMNS } from './columns.ts';
import { collocationFiles, contentTable, leadsBack, misread, unmarked } from './testing-sentences.ts';

const rows = collocationFiles.flatMap(file => file.rows);
const isMarked = (text: string) => text.includes('[');
const rowsWithWord = (language: Language) => rows.filter(row => isMarked(row[language]));

test('collocations are of the nouns and verbs of a step, in its order, three of a word at most', () => {
  const path = contentTable('path.tsv', PATH_COLUMNS).map(({ key }) => key);
  for (const { file, rows: some } of collocationFiles) {
    const keys = [...new Set(some.map(({ key }) => key))];
    expect(some.map(({ key }) => key)).toEqual(
      keys.flatMap(key => some.filter(row => row.key === key).map(() => key)),
    );
    expect(keys, file).toEqual(path.filter(key => keys.includes(key)));
    const kinds = new Set(keys.map(key => catalogue.word(key)?.pos));
    expect(
      [...kinds].filter(kind => kind !== 'noun' && kind !== 'verb'),
      file,
    ).toEqual([]);
    expect(
      keys.filter(key => some.filter(row => row.key === key).length > 3),
      file,
    ).toEqual([]);
  }
});

test('a phrase is short, is no sentence, and is there in every language', () => {
  const cells = rows.flatMap(({ key, ...columns }) =>
    Object.entries(columns).map(([column, text]) => ({ at: `${key} ${column}`, text })),
  );
  const isShort = (text: string) => text.split(' ').length <= 8;
  const isPhrase = (text: string) =>
    text !== '' &&
    text === text.normalize('NFC') &&
    !/[.!?…。！？؟।]$| {2}|^ | $/.test(text) &&
    /^[^[\]]*(\[[^[\]]+\][^[\]]*)*$/.test(text);
  expect(cells.filter(({ text }) => !isPhrase(text) || !isShort(text))).toEqual([]);
  expect(misread(rows)).toEqual([]);
});

test.each(LANGUAGE_CODES)('no two phrases of a word are alike, and none is the word alone: %s', language => {
  const phrases = rows.map(row => `${row.key}: ${unmarked(row[language]).text}`);
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  expect(rows.filter(row => /^\[[^\]]*\]$/.test(row[language])).map(({ key }) => key)).toEqual([]);
});

test.each(LANGUAGE_CODES)('what stands in brackets leads back to its word: %s', async language => {
  const { forms, known } = await readerOf(language);
  const lost = rowsWithWord(language).filter(
    row =>
      !leadsBack(row, language, { taught: catalogue.word(row.key)?.forms[language] ?? '', forms, known }),
  );
  expect(lost.map(row => `${row.key}: ${row[language]}`)).toEqual([]);
});

test('a reading has its brackets where its phrase has them', () => {
  for (const [reading, language] of Object.entries(READING_COLUMNS) as [
    keyof typeof READING_COLUMNS,
    Language,
  ][])
    expect(
      rows.filter(row => isMarked(row[reading]) !== isMarked(row[language])),
      language,
    ).toEqual([]);
});

test.each(LANGUAGE_CODES)('most phrases have the word: %s', language => {
  expect(rowsWithWord(language).length / rows.length).toBeGreaterThan(0.75);
});
