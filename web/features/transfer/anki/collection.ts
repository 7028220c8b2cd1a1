import type { Database } from 'sql.js';
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
