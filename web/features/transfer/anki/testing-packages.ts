import { createRequire } from 'node:module';
import { deflateRawSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Database, SqlValue } from 'sql.js';
import { loadSqlite, type OpenDatabase } from './database.ts';
import { SCHEMA_11 } from './schema11.ts';

/** SQLite as the worker loads it, from the package's own folder. */
export function sqlite(): Promise<OpenDatabase> {
  return loadSqlite(createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm'));
}

export type TestCard = {
  ord?: number;
  values?: Partial<Record<CardColumn, SqlValue>>;
  reviews?: TestReview[];
};
type TestReview = { at: number; ease: number; time?: number };
type CardColumn = 'type' | 'queue' | 'due' | 'ivl' | 'factor' | 'reps' | 'lapses' | 'data';
export type TestNote = { type: number; fields: string[]; cards?: TestCard[] };
export type TestType = { id: number; name: string; fields: string[] };
export type TestDeck = { createdAtSeconds?: number; types: TestType[]; notes: TestNote[] };

/** A collection in schema 11, with rows as Anki itself writes them. */
export function collection11(open: OpenDatabase, deck: TestDeck): Uint8Array {
  const database = open();
  database.exec(SCHEMA_11);
  const models = Object.fromEntries(
    deck.types.map(({ id, name, fields }) => [
      id,
      { id, name, type: 0, flds: fields.map((field, ord) => ({ name: field, ord })) },
    ]),
  );
  insertCollection(database, { deck, schema: 11, models: JSON.stringify(models) });
  insertNotes(database, deck);
  return exported(database);
}

/** A collection in schema 18, whose types of notes have tables of their own with Anki's own collation. */
export function collection18(open: OpenDatabase, deck: TestDeck): Uint8Array {
  const database = open();
  database.exec(SCHEMA_11);
  database.exec(`
    create table fields (ntid integer not null, ord integer not null, name text not null collate nocase,
      config blob not null, primary key (ntid, ord)) without rowid;
    create unique index idx_fields_name_ntid on fields (name, ntid);
    create table notetypes (id integer not null primary key, name text not null collate nocase,
      mtime_secs integer not null, usn integer not null, config blob not null);
    create unique index idx_notetypes_name on notetypes (name);
    create table decks (name text not null primary key collate nocase, id integer not null,
      mtime_secs integer not null, usn integer not null, common blob not null, kind blob not null);
  `);
  insertCollection(database, { deck, schema: 18, models: '' });
  for (const { id, name, fields } of deck.types) {
    run(database, 'insert into notetypes values (?, ?, 0, 0, ?)', [id, name, new Uint8Array()]);
    for (const [ord, field] of fields.entries()) {
      run(database, 'insert into fields values (?, ?, ?, ?)', [id, ord, field, new Uint8Array()]);
    }
  }
  insertNotes(database, deck);
  database.exec(`pragma writable_schema = on;
    update sqlite_master set sql = replace(sql, 'nocase', 'unicase');
    pragma writable_schema = off;`);
  return exported(database);
}

/** A package of the kind that Anki has written since 2.1.50, with the collection that asks old programs to update. */
export function latestPackage(open: OpenDatabase, collection: Uint8Array, more: Zippable = {}): Uint8Array {
  const dummy = collection11(open, {
    types: [{ id: 1, name: 'Basic', fields: ['Front', 'Back'] }],
    notes: [
      { type: 1, fields: ['Please update to the latest Anki version, then import the file again.', ''] },
    ],
  });
  return zipSync({
    meta: Uint8Array.of(0x08, 3),
    'collection.anki21b': [zstandardOf(collection), { level: 0 }],
    'collection.anki2': [dummy, { level: 0 }],
    media: zstandardOf(new Uint8Array()),
    ...more,
  });
}

export function legacyPackage(
  collection: Uint8Array,
  name = 'collection.anki2',
  more: Zippable = {},
): Uint8Array {
  return zipSync({ [name]: collection, media: strToU8('{}'), ...more });
}

/** A zip archive of zeros that says of itself how large they are. */
export function zeroArchive(
  name: string,
  { size, saidSize }: { size: number; saidSize: number },
): Uint8Array {
  const packed = deflateRawSync(new Uint8Array(size));
  const small = zipSync({ [name]: [new Uint8Array(1), { level: 9 }] });
  const local = 30 + name.length;
  const central = small.length - 22 - 46 - name.length;
  const bytes = new Uint8Array(local + packed.length + 46 + name.length + 22);
  bytes.set(small.subarray(0, local));
  bytes.set(packed, local);
  bytes.set(small.subarray(central), local + packed.length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of [
    [18, packed.length],
    [22, saidSize],
    [local + packed.length + 20, packed.length],
    [local + packed.length + 24, saidSize],
    [bytes.length - 6, local + packed.length],
  ] as const) {
    view.setUint32(at, value, true);
  }
  return bytes;
}

/** A Zstandard frame whose blocks are stored as they are, which every reader takes. */
export function zstandardOf(bytes: Uint8Array): Uint8Array {
  const size = Math.max(1, Math.ceil(bytes.length / BLOCK));
  const blocks = Array.from({ length: size }, (_, index) => {
    const block = bytes.subarray(index * BLOCK, (index + 1) * BLOCK);
    const header = block.length * 8 + (index === size - 1 ? 1 : 0);
    return [header & 0xff, (header >> 8) & 0xff, header >> 16, ...block];
  });
  // No single segment, a window of 8 MB, no checksum.
  return Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0, 13 << 3, ...blocks.flat(), ...PADDING]);
}

const BLOCK = 65_536;
/** A skippable frame, so that even nothing is as long as the shortest frame of Anki's. */
const PADDING = [0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 0, 0, 0, 0];

type Head = { deck: TestDeck; schema: number; models: string };

function insertCollection(database: Database, { deck, schema, models }: Head): void {
  const created = deck.createdAtSeconds ?? 1_600_000_000;
  const text = `insert into col values (1, ?, 0, 0, ?, 0, 0, 0, '{}', ?, '{}', '{}', '{}')`;
  run(database, text, [created, schema, models]);
}

function insertNotes(database: Database, { notes }: TestDeck): void {
  let id = 1_600_000_000_000;
  for (const { type, fields, cards = [{}] } of notes) {
    id += 1000;
    const noteId = id;
    const note = [noteId, `guid${noteId}`, type, fields.join('\u001f'), fields[0] ?? ''];
    run(database, `insert into notes values (?, ?, ?, 0, -1, '', ?, ?, 0, 0, '')`, note);
    for (const { ord = 0, values = {}, reviews = [] } of cards) {
      id += 1;
      const {
        type: kind = 0,
        queue = 0,
        due = 1,
        ivl = 0,
        factor = 0,
        reps = 0,
        lapses = 0,
        data = '',
      } = values;
      const card = [id, noteId, ord, kind, queue, due, ivl, factor, reps, lapses, data];
      run(database, 'insert into cards values (?, ?, 1, ?, 0, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)', card);
      for (const { at, ease, time = 5000 } of reviews) {
        run(database, 'insert into revlog values (?, ?, -1, ?, 1, 1, 2500, ?, 1)', [at, id, ease, time]);
      }
    }
  }
}

function run(database: Database, text: string, values: readonly SqlValue[]): void {
  const statement = database.prepare(text);
  statement.run(values);
  statement.free();
}

function exported(database: Database): Uint8Array {
  const bytes = database.export();
  database.close();
  return bytes;
}
