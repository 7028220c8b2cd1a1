import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cpuSecondsOf } from '#web/testing/cpu-time.ts';
import type { FileResult } from '../deck/deck.ts';
import { readPackage } from './read-package.ts';
import {
  collection11,
  collection18,
  latestPackage,
  legacyPackage,
  sqlite,
  type TestDeck,
  zeroArchive,
  zstandardOf,
} from './testing-packages.ts';
import { unpackZstandard } from './unpack.ts';

const open = await sqlite();

const DAY_MS = 86_400_000;
const CREATED_SECONDS = 1_600_000_000;

const BASIC = { id: 1001, name: 'Basic (and reversed)', fields: ['Back', 'Front', 'Sound'] };
const CLOZE = { id: 1002, name: 'Cloze', fields: ['Text'] };

const deck: TestDeck = {
  createdAtSeconds: CREATED_SECONDS,
  types: [BASIC, CLOZE, { id: 1003, name: 'Unused', fields: ['Front'] }],
  notes: [
    {
      type: 1001,
      fields: ['dog', '<b>perro</b>', '[sound:perro.mp3]'],
      cards: [
        {
          values: {
            type: 2,
            queue: 2,
            due: 1900,
            ivl: 12,
            factor: 2500,
            reps: 5,
            lapses: 1,
            data: '{"s":15.5,"d":4.2}',
          },
          reviews: [
            { at: 1_610_000_000_000, ease: 3 },
            { at: 1_610_500_000_000, ease: 1, time: 9000 },
            { at: 1_610_500_000_001, ease: 0 },
          ],
        },
        { ord: 1, reviews: [{ at: 1_610_200_000_000, ease: 4 }] },
      ],
    },
    { type: 1001, fields: ['cat', 'gato', ''] },
    { type: 1001, fields: ['cow', 'vaca', ''], cards: [{ values: { type: 2, queue: -1, due: 10, ivl: 3 } }] },
    { type: 1002, fields: ['El {{c1::sol::star}} brilla'] },
  ],
};

const tablesOf = (result: FileResult) => {
  if ('problem' in result) throw new Error(result.problem);
  return result.tables;
};
const problemOf = (bytes: Uint8Array) => {
  const result = readPackage(bytes, open);
  return 'problem' in result ? result.problem : result;
};

for (const [name, bytes] of [
  ['schema 11 in collection.anki2', legacyPackage(collection11(open, deck))],
  ['schema 11 in collection.anki21', legacyPackage(collection11(open, deck), 'collection.anki21')],
  ['schema 18 in collection.anki21b', latestPackage(open, collection18(open, deck))],
] as const) {
  test(`notes are read by type, as text, with their history: ${name}`, () => {
    const [basic, cloze, ...none] = tablesOf(readPackage(bytes, open));
    expect(none).toEqual([]);
    expect([basic?.name, basic?.header]).toEqual([BASIC.name, BASIC.fields]);
    expect(basic?.rows.map(row => row.cells)).toEqual([
      ['dog', 'perro', ''],
      ['cat', 'gato', ''],
      ['cow', 'vaca', ''],
    ]);
    expect(basic?.rows[0]?.history).toEqual({
      reviews: [
        { at: 1_610_000_000_000, grade: 3, milliseconds: 5000 },
        { at: 1_610_200_000_000, grade: 4, milliseconds: 5000 },
        { at: 1_610_500_000_000, grade: 1, milliseconds: 9000 },
      ],
      dueAt: CREATED_SECONDS * 1000 + 1900 * DAY_MS,
      intervalDays: 12,
      repetitions: 5,
      lapses: 1,
      stability: 15.5,
      difficulty: 4.2,
      isSuspended: false,
    });
    expect(basic?.rows[1]?.history).toMatchObject({ reviews: [], dueAt: null, stability: null });
    expect(basic?.rows[2]?.history).toMatchObject({ isSuspended: true, intervalDays: 3 });
    expect(cloze?.rows.map(row => row.cells)).toEqual([['El sol brilla']]);
  });
}

test('Zstandard as the reference program writes it is unpacked, with checksum, without, and streamed', () => {
  const text = 'Ein Hund, zwei Hunde, drei Hunde; ein Hund, zwei Hunde, drei Hunde. '.repeat(5);
  const packed = [
    'KLUv/WRUAE0BAMhFaW4gSHVuZCwgendlaWUsIGRyOyBlLiBFBQDtI1AANKOoNl5I81WUWnBkPw==',
    'KLUv/WBUAE0BAMhFaW4gSHVuZCwgendlaWUsIGRyOyBlLiBFBQDtI1AANKOoNl5I81WU',
    'KLUv/QRYTQEAyEVpbiBIdW5kLCB6d2VpZSwgZHI7IGUuIEUFAO0jUAA0o6g2XkjzVZRacGQ/',
  ];
  for (const base64 of packed) {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    expect(new TextDecoder().decode(unpackZstandard(bytes, 1000))).toBe(text);
    expect(() => unpackZstandard(bytes, text.length - 1)).toThrow('tooLarge');
  }
});

test('progress rises to the end', () => {
  const shares: number[] = [];
  const notes = Array.from({ length: 2500 }, (_, index) => ({ type: 1001, fields: [`w${index}`, 'x', ''] }));
  readPackage(legacyPackage(collection11(open, { types: [BASIC], notes })), open, share =>
    shares.push(share),
  );
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.every(share => share > 0 && share <= 1)).toBe(true);
});

/** A file whose tables are made by the given SQL instead of Anki's. */
function databaseOf(sql: string): Uint8Array {
  const database = open();
  database.exec(sql);
  const bytes = database.export();
  database.close();
  return bytes;
}

const COLUMNS = 'id integer primary key, nid, ord, type, queue, due, ivl, reps, lapses, data';
const COL = `create table col (crt, ver, models); insert into col values (1, 11, '{}');`;
const good = collection11(open, deck);
const BOMB = 200 * 1024 * 1024;
const rleBomb = (() => {
  const blocks = Array.from({ length: 3000 }, () => [0x02, 0x00, 0x10, 0x41]).flat();
  return Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0, 13 << 3, ...blocks, 0x03, 0x00, 0x10, 0x41]);
})();

test.each([
  ['nothing', new Uint8Array(), 'notPackage'],
  ['text', strToU8('word,translation'), 'notPackage'],
  ['a zip of other files', zipSync({ 'word/document.xml': strToU8('<a/>') }), 'notPackage'],
  ['half a package', legacyPackage(good).subarray(0, 1000), 'notPackage'],
  ['a package with a hole', legacyPackage(good).fill(7, 100, 900), 'broken'],
  ['a collection that is no database', legacyPackage(strToU8('x'.repeat(5000))), 'broken'],
  ['a database cut in half', legacyPackage(good.subarray(0, 9000)), 'broken'],
  ['a database of something else', legacyPackage(databaseOf('create table bookmarks (url);')), 'broken'],
  [
    'a view that never ends in the place of a table',
    legacyPackage(
      databaseOf(`${COL} create table cards (${COLUMNS}); create view notes as
        with recursive n(id) as (select 1 union all select id + 1 from n) select id, 1 as mid, '' as flds from n;`),
    ),
    'broken',
  ],
  [
    'JSON that is none',
    legacyPackage(
      databaseOf(`create table col (crt, ver, models); insert into col values (1, 11, '{"1": ');
        create table cards (${COLUMNS}); create table notes (id, mid, flds);`),
    ),
    'broken',
  ],
  [
    'a schema of the future',
    legacyPackage(
      databaseOf(`create table col (crt, ver, models); insert into col values (1, 99, '{}');
        create table cards (${COLUMNS}); create table notes (id, mid, flds);`),
    ),
    'tooNew',
  ],
  ['a package of the future', latestPackage(open, good, { meta: Uint8Array.of(0x08, 9) }), 'tooNew'],
  ['no notes', legacyPackage(collection11(open, { types: [BASIC], notes: [] })), 'noNotes'],
  ['a zip bomb', zeroArchive('collection.anki2', { size: BOMB, saidSize: BOMB }), 'tooLarge'],
  [
    'a zip bomb that lies about its size',
    zeroArchive('collection.anki2', { size: BOMB, saidSize: 600 }),
    'tooLarge',
  ],
  ['a Zstandard bomb', zipSync({ 'collection.anki21b': rleBomb }), 'tooLarge'],
  [
    'a Zstandard frame that wants 2 GB of memory',
    zipSync({ 'collection.anki21b': zstandardOf(good).fill(0xa8, 5, 6) }),
    'tooLarge',
  ],
  ['a Zstandard frame that is none', zipSync({ 'collection.anki21b': good }), 'broken'],
])('%s is refused with a reason', async (_, bytes, problem) => {
  expect(await cpuSecondsOf(() => expect(problemOf(bytes)).toBe(problem))).toBeLessThan(8);
});

test('fields are text, whatever they look like', () => {
  const fields = [`'); drop table notes; --`, '<img src=x onerror=alert(1)>hola', '&lt;script&gt;'];
  const bytes = legacyPackage(collection11(open, { types: [BASIC], notes: [{ type: 1001, fields }] }));
  const [table] = tablesOf(readPackage(bytes, open));
  expect(table?.rows[0]?.cells).toEqual([`'); drop table notes; --`, 'hola', '<script>']);
});
