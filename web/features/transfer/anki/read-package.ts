import type { Database } from 'sql.js';
import { fieldText } from '#contract/field-text.ts';
import type { DeckTable, FileResult, OnProgress } from '../deck/deck.ts';
import { type Collection, NEWEST_SCHEMA, readCollection, readHistories } from './collection.ts';
import { isSqlite, type OpenDatabase, rowsOf, tablesOf } from './database.ts';
import { numberField } from './protobuf.ts';
import { extract, listEntries, Refusal, unpackZstandard } from './unpack.ts';

/** Sounds and pictures make packages large; they are passed over. */
export const LARGEST_PACKAGE_BYTES = 512 * 1024 * 1024;

/** 100,000 notes with a long log; it has to be in memory twice. */
const LARGEST_COLLECTION_BYTES = 192 * 1024 * 1024;

const MOST_NOTES = 50_000;

/** The version of packages with a compressed collection (Anki's PackageMetadata). */
const NEWEST_PACKAGE = 3;

/**
 * The notes of an Anki package (.apkg, .colpkg) as tables, one for each type of notes, with what Anki knew of each word. A file that
 * is no such package, or a hostile one, is refused with a reason.
 */
export function readPackage(
  archive: Uint8Array,
  openDatabase: OpenDatabase,
  onProgress: OnProgress = () => {},
): FileResult {
  if (archive.length > LARGEST_PACKAGE_BYTES) return { problem: 'tooLarge' };
  let database: Database | undefined;
  try {
    const bytes = collectionOf(archive);
    onProgress(0.3);
    database = openDatabase(bytes);
    const tables = readTables(database, onProgress);
    return tables.length === 0 ? { problem: 'noNotes' } : { tables };
  } catch (error) {
    // SQLite and JSON say in words of their own that a file is broken.
    return { problem: error instanceof Refusal ? error.problem : 'broken' };
  } finally {
    database?.close();
  }
}

/**
 * The SQLite file of a package. Newer packages also hold a `collection.anki2` whose only note asks to update Anki, so the newest
 * file counts.
 */
function collectionOf(archive: Uint8Array): Uint8Array {
  const names = listEntries(archive);
  const version = names.has('meta') ? numberField(extract(archive, 'meta', 1024), 1) : undefined;
  if (version !== undefined && version > NEWEST_PACKAGE) throw new Refusal('tooNew');
  const name = ['collection.anki21b', 'collection.anki21', 'collection.anki2'].find(file => names.has(file));
  if (name === undefined) throw new Refusal('notPackage');
  const stored = extract(archive, name, LARGEST_COLLECTION_BYTES);
  const bytes = name.endsWith('b') ? unpackZstandard(stored, LARGEST_COLLECTION_BYTES) : stored;
  if (!isSqlite(bytes)) throw new Refusal('broken');
  return bytes;
}

function readTables(database: Database, onProgress: OnProgress): DeckTable[] {
  const collection = readCollection(database);
  if (collection.schema > NEWEST_SCHEMA) throw new Refusal('tooNew');
  const hasLog = tablesOf(database).has('revlog');
  const histories = readHistories(database, collection.createdAt, hasLog);
  onProgress(0.6);
  const tables = tablesOfTypes(collection);
  let read = 0;
  for (const [id, type, fields] of rowsOf(
    database,
    `select id, mid, flds from notes order by id limit ${MOST_NOTES}`,
  )) {
    const history = histories.get(String(id));
    const cells = String(fields).split('\u001f').map(fieldText);
    tables.get(String(type))?.rows.push({ cells, ...(history && { history }) });
    read += 1;
    if (read % 1000 === 0) onProgress(0.6 + 0.4 * Math.min(1, read / (read + 5000)));
  }
  return [...tables.values()].filter(({ rows }) => rows.length > 0);
}

function tablesOfTypes({ noteTypes }: Collection): Map<string, DeckTable> {
  return new Map(
    [...noteTypes.values()].map(({ id, name, fields }) => [id, { name, header: fields, rows: [] }]),
  );
}
