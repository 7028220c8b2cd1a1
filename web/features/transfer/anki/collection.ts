import type { Database, SqlValue } from 'sql.js';
import type { History, Review } from '../deck/deck.ts';
import { requireColumns, rowsOf, tablesOf } from './database.ts';

/** A type of notes: its name and the names of its fields, in order. */
export type NoteType = { id: string; name: string; fields: string[] };

/** The newest schema whose tables we know (Anki's rslib/src/storage/upgrades). */
export const NEWEST_SCHEMA = 18;

export type Collection = {
  schema: number;
  /** Milliseconds since 1970 from which the days of due dates are counted. */
  createdAt: number;
  noteTypes: Map<string, NoteType>;
};

/** What a collection says about itself. */
export function readCollection(database: Database): Collection {
  dropOwnCollation(database);
  const tables = tablesOf(database);
  requireColumns(tables, 'col', ['crt', 'ver', 'models']);
  requireColumns(tables, 'notes', ['id', 'mid', 'flds']);
  requireColumns(tables, 'cards', [
    'id',
    'nid',
    'ord',
    'type',
    'queue',
    'due',
    'ivl',
    'reps',
    'lapses',
    'data',
  ]);
  const [row] = rowsOf(database, 'select crt, ver, models from col limit 1');
  const [createdAt = 0, schema = 11, models] = row ?? [];
  const hasOwnTables = tables.has('notetypes');
  if (hasOwnTables) {
    requireColumns(tables, 'notetypes', ['id', 'name']);
    requireColumns(tables, 'fields', ['ntid', 'ord', 'name']);
  }
  const noteTypes = hasOwnTables ? typesOfTables(database) : typesOfJson(String(models));
  return {
    schema: Number(schema),
    createdAt: Number(createdAt) * 1000,
    noteTypes: new Map(noteTypes.map(type => [type.id, type])),
  };
}

/** Names in newer schemas are sorted by a collation that only Anki has, without which SQLite does not read their tables. */
function dropOwnCollation(database: Database): void {
  database.exec(`pragma writable_schema = on;
    update sqlite_master set sql = replace(sql, 'unicase', 'binary') where sql like '%unicase%';
    pragma writable_schema = reset;`);
}

/** Schema 15 and later. */
function typesOfTables(database: Database): NoteType[] {
  const fields = [...rowsOf(database, 'select ntid, ord, name from fields')].map(([type, place, name]) => ({
    type: String(type),
    place: Number(place),
    name: String(name),
  }));
  return Array.from(rowsOf(database, 'select id, name from notetypes'), ([id, name]) => ({
    id: String(id),
    name: String(name),
    fields: fields
      .filter(field => field.type === String(id))
      .toSorted((one, other) => one.place - other.place)
      .map(field => field.name),
  }));
}

type JsonType = { name?: unknown; flds?: unknown };

/** Schema 11: one JSON object of all types. */
function typesOfJson(models: string): NoteType[] {
  const parsed: unknown = JSON.parse(models);
  if (typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(parsed as Record<string, JsonType>).map(([id, { name, flds }]) => ({
    id,
    name: String(name),
    fields: Array.isArray(flds) ? flds.map(field => String((field as { name?: unknown } | null)?.name)) : [],
  }));
}

const DAY_MS = 86_400_000;

/** Far beyond any learner, and no memory is filled by a made-up log. */
const MOST_REVIEWS = 2_000_000;

/** Anki's numbers for cards.type and cards.queue (its manual's database notes). */
const NEVER_ASKED = 0;
const WAITING_FOR_ITS_DAY = 2;
const SUSPENDED = -1;

/** What is known of each note, by its id: the answers to all its cards, and the state of its first. */
export function readHistories(database: Database, createdAt: number, hasLog: boolean): Map<string, History> {
  const reviews = hasLog ? reviewsByCard(database) : new Map<string, Review[]>();
  const histories = new Map<string, History>();
  const cards = rowsOf(
    database,
    'select id, nid, type, queue, due, ivl, reps, lapses, data from cards order by ord, id',
  );
  for (const [id, note, ...state] of cards) {
    const before = histories.get(String(note));
    const own = reviews.get(String(id)) ?? [];
    if (before === undefined) histories.set(String(note), { ...stateOf(state, createdAt), reviews: own });
    else before.reviews.push(...own);
  }
  for (const history of histories.values()) history.reviews.sort((one, other) => one.at - other.at);
  return histories;
}

function stateOf(
  [type, queue, due, interval, repetitions, lapses, data]: SqlValue[],
  createdAt: number,
): Omit<History, 'reviews'> {
  const memory = memoryOf(data);
  const waits = Number(type) === WAITING_FOR_ITS_DAY;
  return {
    dueAt: waits ? createdAt + Number(due) * DAY_MS : null,
    intervalDays: Number(type) === NEVER_ASKED ? 0 : Math.max(0, Number(interval)),
    repetitions: Math.max(0, Number(repetitions)),
    lapses: Math.max(0, Number(lapses)),
    ...memory,
    isSuspended: Number(queue) === SUSPENDED,
  };
}

/** Where Anki schedules with FSRS, a card's data are JSON with s(tability) and d(ifficulty). */
function memoryOf(data: SqlValue | undefined): Pick<History, 'stability' | 'difficulty'> {
  try {
    const { s, d } = JSON.parse(String(data)) as { s?: unknown; d?: unknown };
    const isKnown =
      typeof s === 'number' && typeof d === 'number' && s > 0 && s < 36_500 && d >= 1 && d <= 10;
    return isKnown ? { stability: s, difficulty: d } : { stability: null, difficulty: null };
  } catch {
    // Empty, or an add-on's own notes.
    return { stability: null, difficulty: null };
  }
}

/** The log by card. Rows without a grade are changes by hand, and their type is 4. */
function reviewsByCard(database: Database): Map<string, Review[]> {
  const reviews = new Map<string, Review[]>();
  const rows = rowsOf(
    database,
    `select cid, id, ease, time from revlog where ease between 1 and 4 limit ${MOST_REVIEWS}`,
  );
  for (const [card, at, grade, milliseconds] of rows) {
    const review = { at: Number(at), grade: Number(grade), milliseconds: Math.max(0, Number(milliseconds)) };
    const known = reviews.get(String(card));
    if (known === undefined) reviews.set(String(card), [review]);
    else known.push(review);
  }
  return reviews;
}
