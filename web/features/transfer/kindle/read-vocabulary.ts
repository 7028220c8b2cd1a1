import type { Database } from 'sql.js';
import { type OpenDatabase, requireColumns, rowsOf, tablesOf } from '../anki/database.ts';
import { Refusal } from '../anki/unpack.ts';
import type { Pair } from '../deck/columns.ts';
import type { DeckTable, FileResult } from '../deck/deck.ts';

/** Years of looking up; the file is in memory twice. */
const LARGEST_VOCABULARY_BYTES = 64 * 1024 * 1024;
const MOST_LOOKUPS = 200_000;
const HEADER = ['word', 'sentence'];

/**
 * The words that were looked up on a Kindle (`vocab.db`): a table for each language, that of the pair first, with the form of the dictionary
 * and the sentence in which it was looked up last.
 */
export function readVocabulary(bytes: Uint8Array, openDatabase: OpenDatabase, pair: Pair): FileResult {
  if (bytes.length > LARGEST_VOCABULARY_BYTES) return { problem: 'tooLarge' };
  let database: Database | undefined;
  try {
    database = openDatabase(bytes);
    const tables = readTables(database);
    if (tables.length === 0) return { problem: 'noNotes' };
    return { tables: tables.toSorted((one, other) => rank(one, pair) - rank(other, pair)) };
  } catch (error) {
    // SQLite says in words of its own that a file is broken.
    return { problem: error instanceof Refusal ? 'notKindle' : 'broken' };
  } finally {
    database?.close();
  }
}

function readTables(database: Database): DeckTable[] {
  const found = tablesOf(database);
  requireColumns(found, 'WORDS', ['id', 'word', 'stem', 'lang']);
  requireColumns(found, 'LOOKUPS', ['word_key', 'usage', 'timestamp']);
  const sentences = new Map<string, string>();
  // The last one of a word stays.
  for (const [word, usage] of rowsOf(
    database,
    `select word_key, usage from LOOKUPS order by timestamp limit ${MOST_LOOKUPS}`,
  ))
    sentences.set(String(word), String(usage ?? '').trim());
  const tables = new Map<string, DeckTable>();
  for (const [id, word, stem, lang] of rowsOf(
    database,
    `select id, word, stem, lang from WORDS order by rowid limit ${MOST_LOOKUPS}`,
  )) {
    const name = String(lang ?? '') || '?';
    const table = tables.get(name) ?? { name, header: HEADER, rows: [] };
    tables.set(name, table);
    table.rows.push({ cells: [String(stem || word || ''), sentences.get(String(id)) ?? ''] });
  }
  return [...tables.values()];
}

/** A language may be written with its country: `pt-BR`. */
function rank({ name }: DeckTable, { learn }: Pair): number {
  return name.toLowerCase().split('-')[0] === learn ? 0 : 1;
}
