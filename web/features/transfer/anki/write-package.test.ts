import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { guessMapping } from '../deck/columns.ts';
import { readRows } from '../deck/rows.ts';
import { rowsOf } from './database.ts';
import { readPackage } from './read-package.ts';
import { sqlite } from './testing-packages.ts';
import { type Deck, type DeckWord, writePackage } from './write-package.ts';

const open = await sqlite();

const NOW = Date.UTC(2026, 10, 22, 6, 30);
const DAY_MS = 86_400_000;

const aWord = (fields: Partial<DeckWord> = {}): DeckWord => ({
  ...{ key: 'dog', word: 'perro', translation: 'dog', reading: 'ˈpero', note: '', sentence: '', emoji: '🐕' },
  ...{ addedAt: NOW - 50 * DAY_MS },
  ...fields,
});

const learned = aWord({
  sentence: 'El perro come & duerme.',
  sound: Uint8Array.of(0xff, 0xfb, 1, 2, 3),
  sentenceSound: Uint8Array.of(0xff, 0xfb, 4, 5),
  history: {
    reviews: [
      { at: NOW - 40 * DAY_MS, grade: 1, milliseconds: 4000 },
      { at: NOW - 30 * DAY_MS, grade: 3, milliseconds: 400_000 },
    ],
    ...{ dueAt: NOW + 20 * DAY_MS, intervalDays: 21, repetitions: 2, lapses: 1 },
    ...{ stability: 23.4, difficulty: 6.1, isSuspended: false },
  },
});
const hostile = aWord({
  ...{ key: 'card-1', word: '<b>a & b</b>', translation: `'); drop table notes; --`, note: 'two\nlines' },
  ...{ reading: '', emoji: '' },
});
const deck: Deck = {
  name: 'Slova: Español',
  learn: 'es',
  lang: 'en',
  words: [learned, hostile],
  madeAt: NOW,
};

const bytes = writePackage(deck, open);
const files = unzipSync(bytes);
const queryAll = (text: string) => {
  const database = open(files['collection.anki2']);
  const rows = [...rowsOf(database, text)];
  database.close();
  return rows;
};

test('what is written is read back: words, keys and the state of learning', () => {
  const result = readPackage(bytes, open);
  if ('problem' in result) throw new Error(result.problem);
  const [table, ...none] = result.tables;
  if (table === undefined) throw new Error('no table');
  expect(none).toEqual([]);
  const { words, skipped } = readRows(table, guessMapping(table, { lang: 'en', learn: 'es' }));
  expect(skipped).toEqual([]);
  const { sound: _, sentenceSound: ____, addedAt: __, history, ...written } = learned;
  const { dueAt, reviews, ...state } = history ?? { dueAt: 0, reviews: [] };
  expect(words[0]).toMatchObject({ ...written, history: state });
  expect(Math.abs((words[0]?.history?.dueAt ?? 0) - (dueAt ?? 0))).toBeLessThan(DAY_MS);
  expect(words[0]?.history?.reviews).toEqual(
    reviews.map(review => ({ ...review, milliseconds: Math.min(60_000, review.milliseconds) })),
  );
  const { addedAt: ___, ...own } = hostile;
  expect(words[1]).toMatchObject({ ...own, history: { dueAt: null, reviews: [] } });
});

test('the collection is what schema 11 asks for', () => {
  const [[created, schema, settings, models, decks, options] = []] = queryAll(
    'select crt, ver, conf, models, decks, dconf from col',
  );
  expect([schema, Number(created) % 86_400]).toEqual([11, 0]);
  const noteTypes = Object.entries(JSON.parse(String(models))) as [
    string,
    { flds: unknown[]; tmpls: unknown[] },
  ][];
  const [[typeId, noteType] = ['', { flds: [], tmpls: [] }]] = noteTypes;
  expect([noteTypes.length, noteType.flds.length, noteType.tmpls.length]).toEqual([1, 8, 2]);
  const deckIds = Object.keys(JSON.parse(String(decks)));
  expect(deckIds).toContain('1');
  expect(JSON.parse(String(settings))).toMatchObject({ curModel: typeId, schedVer: 2 });
  expect(JSON.parse(String(options))).toHaveProperty('1.new.delays');
  expect(queryAll('select distinct mid from notes').flat().map(String)).toEqual([typeId]);
  for (const id of queryAll('select distinct did from cards').flat()) expect(deckIds).toContain(String(id));
  expect(queryAll('select count(*) from cards where nid not in (select id from notes)')).toEqual([[0]]);
  expect(queryAll('select count(*) from revlog where cid not in (select id from cards)')).toEqual([[0]]);
  expect(queryAll('pragma integrity_check')).toEqual([['ok']]);
});

test('each word has a card for either direction, due on its day, and a checksum by which Anki finds doubles', () => {
  const [created] = queryAll('select crt from col').flat();
  const due = Math.round((NOW + 20 * DAY_MS - Number(created) * 1000) / DAY_MS);
  expect(queryAll('select ord, type, queue, due, ivl, reps, lapses, data from cards order by id')).toEqual([
    [0, 2, 2, due, 21, 2, 1, '{"s":23.4,"d":6.1}'],
    [1, 2, 2, due, 21, 2, 1, '{"s":23.4,"d":6.1}'],
    [0, 0, 0, 2, 0, 0, 0, '{}'],
    [1, 0, 0, 2, 0, 0, 0, '{}'],
  ]);
  const digest = createHash('sha1').update('perro').digest().readUInt32BE();
  expect(queryAll('select guid, csum from notes order by id')[0]).toEqual(['slova-es-en-dog', digest]);
});

test('the log tells how many days passed between answers, and which one was the first', () => {
  expect(queryAll('select ease, lastIvl, ivl, time, type from revlog order by id')).toEqual([
    [1, 0, 10, 4000, 0],
    [3, 10, 21, 60_000, 1],
  ]);
});

test('sounds are files of the package', () => {
  expect(JSON.parse(new TextDecoder().decode(files.media))).toEqual({
    0: 'slova-es-dog.mp3',
    1: 'slova-es-dog--sentence.mp3',
  });
  expect(files['0']).toEqual(learned.sound);
  expect(files['1']).toEqual(learned.sentenceSound);
  const fields = String(queryAll('select flds from notes order by id')[0]).split('\u001f');
  expect(fields[6]).toBe('[sound:slova-es-dog.mp3]');
  expect(fields[4]).toBe('El perro come &amp; duerme. [sound:slova-es-dog--sentence.mp3]');
});

test('fields are HTML that shows the text as it is', () => {
  expect(String(queryAll('select flds from notes order by id')[1])).toContain('&lt;b&gt;a &amp; b&lt;/b&gt;');
  expect(String(queryAll('select flds from notes order by id')[1])).toContain('two<br>lines');
});

test('a second export has the same ids, so that importing it updates the first', () => {
  const again = writePackage({ ...deck, madeAt: NOW + DAY_MS }, open);
  const database = open(unzipSync(again)['collection.anki2']);
  for (const text of ['select guid, mid from notes order by id', 'select distinct did from cards'])
    expect([...rowsOf(database, text)]).toEqual(queryAll(text));
  database.close();
});

test('3,000 words are written and read within seconds', () => {
  const words = Array.from({ length: 3000 }, (_, index) =>
    aWord({ key: `w${index}`, word: `palabra ${index}` }),
  );
  const result = readPackage(writePackage({ ...deck, words }, open), open);
  expect('tables' in result && result.tables[0]?.rows.length).toBe(3000);
});
