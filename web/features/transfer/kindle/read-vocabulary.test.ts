import { expect, test } from 'vitest';
import { sqlite } from '../anki/testing-packages.ts';
import { guessMapping } from '../deck/columns.ts';
import { readRows } from '../deck/rows.ts';
import { readFile } from '../read-file.ts';
import { readVocabulary } from './read-vocabulary.ts';

const open = await sqlite();
const pair = { lang: 'en', learn: 'de' } as const;

/** The tables as a Kindle makes them. */
const SCHEMA = `
  create table WORDS (id text primary key not null, word text, stem text, lang text, category integer default 0,
    timestamp integer default 0, profileid text);
  create table LOOKUPS (id text primary key not null, word_key text, book_key text, dict_key text, pos text, usage text,
    timestamp integer default 0);
  create table BOOK_INFO (id text primary key not null, asin text, guid text, lang text, title text, authors text);`;

function vocabulary(rows: string): Uint8Array {
  const database = open();
  database.exec(SCHEMA + rows);
  const bytes = database.export();
  database.close();
  return bytes;
}

const WORDS = `
  insert into WORDS (id, word, stem, lang) values ('en:ran', 'ran', 'run', 'en'), ('de:Häuser', 'Häuser', 'Haus', 'de'),
    ('de:ging', 'ging', null, 'de'), ('?', 'x', 'x', null);
  insert into LOOKUPS (id, word_key, book_key, usage, timestamp) values
    ('2', 'de:Häuser', 'b', 'Die Häuser sind alt. ', 20), ('1', 'de:Häuser', 'b', 'Viele Häuser.', 10),
    ('3', 'de:ging', 'gone', 'Er ging.', 5);
  insert into BOOK_INFO (id, title) values ('b', 'Der Prozess');`;

test('words of a Kindle come by language, in the form of the dictionary, with their last sentence', () => {
  expect(readVocabulary(vocabulary(WORDS), open, pair)).toEqual({
    tables: [
      {
        name: 'de',
        header: ['word', 'sentence'],
        rows: [{ cells: ['Haus', 'Die Häuser sind alt.'] }, { cells: ['ging', 'Er ging.'] }],
      },
      { name: 'en', header: ['word', 'sentence'], rows: [{ cells: ['run', ''] }] },
      { name: '?', header: ['word', 'sentence'], rows: [{ cells: ['x', ''] }] },
    ],
  });
});

test('the file is known by what it is, and its columns need no choice', async () => {
  const file = new File([new Uint8Array(vocabulary(WORDS))], 'vocab.db');
  const result = await readFile(file, { pair, loadSqlite: sqlite, onProgress: () => {} });
  const [table] = 'tables' in result ? result.tables : [];
  if (table === undefined) throw new Error('The file was not read');
  const mapping = guessMapping(table, pair);
  expect(mapping).toEqual(['word', 'sentence']);
  expect(readRows(table, mapping).words[0]).toMatchObject({ word: 'Haus', sentence: 'Die Häuser sind alt.' });
});

test.each([
  ['another database', () => vocabulary('drop table LOOKUPS'), 'notKindle'],
  [
    'one with a view in the place of a table',
    () => vocabulary("drop table WORDS; create view WORDS as select 'a' id, 'b' word, 'c' stem, 'd' lang"),
    'notKindle',
  ],
  ['an empty one', () => vocabulary(''), 'noNotes'],
  ['a damaged one', () => vocabulary(WORDS).fill(7, 100), 'broken'],
])('%s is refused', (_, bytes, problem) => {
  expect(readVocabulary(bytes(), open, pair)).toEqual({ problem });
});
