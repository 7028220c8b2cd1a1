import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/test-server.ts';
import { PATH_COLUMNS } from './columns.ts';
import { contentTable, sentenceFiles } from './testing-sentences.ts';

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

const cells = sentenceFiles.flatMap(({ file, rows }) =>
  rows.flatMap(({ key, ...columns }) =>
    Object.entries(columns).map(([column, text]) => ({ at: `${file} ${key} ${column}`, column, text })),
  ),
);

test('a file of sentences has one for each word of its step, in the order of the path', () => {
  for (const { file, rows } of sentenceFiles) {
    const [, step] = /^path-(\d\d)\.tsv$/.exec(file) ?? [];
    const keys = path.filter(one => Number(one.step) === Number(step)).map(({ key }) => key);
    expect(
      rows.map(({ key }) => key),
      file,
    ).toEqual(keys);
  }
  expect(sentenceFiles.length).toBeGreaterThan(0);
});

test('every sentence is there in every language, marks its word with brackets and ends as a sentence does', () => {
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
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0301\u064b-\u0652\u0670]/g, '')
      .normalize('NFC');
  const rows = sentenceFiles.flatMap(file => file.rows);
  expect(rows.filter(row => bare(row.uk_stress) !== bare(row.uk)).map(({ key }) => key)).toEqual([]);
  expect(rows.filter(row => bare(row.ar_vocalised) !== bare(row.ar)).map(({ key }) => key)).toEqual([]);
  expect(rows.filter(row => /\p{Script=Han}/u.test(row.ja_kana)).map(({ key }) => key)).toEqual([]);
});
