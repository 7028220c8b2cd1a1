import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { PATH_COLUMNS } from './columns.ts';
import { contentTable, misread, sentenceFiles } from './testing-sentences.ts';

const path = contentTable('path.tsv', PATH_COLUMNS);
const STEPS = 50;
const STEP_WORDS = 20;
const FARTHEST_MOVE = 10;

test('the path is 50 steps of 20 taught words, none of them twice', () => {
  const places = Array.from({ length: STEPS * STEP_WORDS }, (_, index) => [
    String(Math.floor(index / STEP_WORDS) + 1),
    String((index % STEP_WORDS) + 1),
  ]);
  expect(path.map(({ step, place }) => [step, place])).toEqual(places);
  const taught = new Set(catalogue.categories.flatMap(({ words }) => words.map(({ id }) => id)));
  expect(path.filter(({ key }) => !taught.has(key))).toEqual([]);
  expect(new Set(path.map(({ key }) => key)).size).toBe(path.length);
});

test('a language moves a word of the path by at most ten steps, and never off it', () => {
  const wrong = path.flatMap(({ step, key, move }) =>
    move
      .split(' ')
      .filter(part => part !== '')
      .filter(part => {
        const [, language = '', steps = ''] = /^(\w\w):([+-]\d+)$/.exec(part) ?? [];
        const to = Number(step) + Number(steps);
        const isKnown = (LANGUAGE_CODES as readonly string[]).includes(language);
        return (
          !isKnown || Number(steps) === 0 || Math.abs(Number(steps)) > FARTHEST_MOVE || to < 1 || to > STEPS
        );
      })
      .map(part => `${key}: ${part}`),
  );
  expect(wrong).toEqual([]);
});

/** The cells of languages that have the word. */
const cells = sentenceFiles.flatMap(({ file, rows }) =>
  rows.flatMap(({ key, ...columns }) =>
    Object.entries(columns)
      .filter(([column]) => has(key, column))
      .map(([column, text]) => ({ at: `${file} ${key} ${column}`, column, text })),
  ),
);

/** Whether the language of a column of sentences (`ja`, `ja_kana`) has the word. */
function has(key: string, column: string): boolean {
  return catalogue.word(key)?.forms[column.slice(0, 2) as Language] !== '';
}

/** The keys of the words of a step of the path, or of those of a category that the path does not have, in the order of learning. */
function keysOf(file: string): string[] {
  const [, step] = /^path-(\d\d)\.tsv$/.exec(file) ?? [];
  if (step !== undefined) return path.filter(one => Number(one.step) === Number(step)).map(({ key }) => key);
  const onPath = new Set(path.map(({ key }) => key));
  const words = catalogue.category(file.replace(/\.tsv$/, ''))?.words ?? [];
  return words.map(({ id }) => id).filter(key => !onPath.has(key));
}

test('a file of sentences has one for each word of its step or category, in the order of learning', () => {
  for (const { folder, file, rows } of sentenceFiles) {
    const keys = rows.map(({ key }) => key);
    expect(keys, `${folder}/${file}`).toEqual(keysOf(file));
  }
});

test('a second sentence is of a word of the path', () => {
  const second = sentenceFiles.filter(({ folder }) => folder === 'second-sentences').map(({ file }) => file);
  expect(second.filter(file => !/^path-\d\d\.tsv$/.test(file))).toEqual([]);
});

test('every taught word has its sentence', () => {
  const said = new Set(sentenceFiles.flatMap(({ rows }) => rows.map(({ key }) => key)));
  const taught = catalogue.categories.flatMap(({ words }) => words.map(({ id }) => id));
  expect(taught.filter(key => !said.has(key))).toEqual([]);
});

test('a language that lacks a word has no sentence for it', () => {
  const all = sentenceFiles.flatMap(file => file.rows);
  const said = all.flatMap(({ key, ...columns }) =>
    Object.entries(columns).flatMap(([column, text]) =>
      has(key, column) || text === '' ? [] : [`${key} ${column}`],
    ),
  );
  expect(said).toEqual([]);
});

test('every sentence is there in every language that has its word, marks it with brackets and ends as a sentence does', () => {
  const isMarked = (text: string) => /\[[^[\]]+\]/.test(text) && /^[^[\]]*(\[[^[\]]+\][^[\]]*)+$/.test(text);
  const isWhole = (text: string) => /[.!?…。！？؟।]["»”]?\]?$/.test(text) && !/ {2}|^ | $/.test(text);
  const wrong = cells.filter(
    ({ text }) => !isMarked(text) || !isWhole(text) || text !== text.normalize('NFC'),
  );
  expect(wrong).toEqual([]);
});

test('no two sentences of a language are alike', () => {
  for (const column of LANGUAGE_CODES) {
    const texts = cells.filter(one => one.column === column).map(({ text }) => text.replace(/[[\]]/g, ''));
    const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(twice, column).toEqual([]);
  }
});

test('a reading has the letters of its sentence once vowels and stress are taken away', () => {
  expect(misread(sentenceFiles.flatMap(file => file.rows))).toEqual([]);
});
