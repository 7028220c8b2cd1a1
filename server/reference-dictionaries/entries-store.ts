import { inChunks, inFilledChunks, placeholders } from '../database/chunks.ts';
import { number, text } from '../database/columns.ts';
import { type Db, type Queries, type Statement, sql, valuesList } from '../database/database.ts';

/** An entry under one of the forms that it is found by. */
export type EntryRow = { form: string; entry: number; head: string; reading: string; content: string };

const ROW = { form: text, entry: number, head: text, reading: text, content: text };
/** Rows of one dictionary that a lookup reads. */
const MOST_ROWS = 60;
/** Rows that are erased at a time: nobody else waits long. */
const ERASED = 1000;

const insertRows = (rows: number): Statement =>
  sql(
    `insert-${rows}-reference-entries`,
    `insert into reference_entries (user_id, dictionary, form, entry, head, reading, content) values ${valuesList(rows, 7)}`,
  );
const selectForms = (forms: number) =>
  sql(
    `select-${forms}-reference-forms`,
    `select form, entry, head, reading, content from reference_entries
     where user_id = $1 and dictionary = $2 and form in (${placeholders(forms, 3)}) order by form, entry limit ${MOST_ROWS}`,
    ROW,
  );
const eraseRows = sql(
  'erase-reference-entries',
  `delete from reference_entries where user_id = $1 and dictionary = $2 and (form, entry) in
     (select form, entry from reference_entries where user_id = $1 and dictionary = $2 limit ${ERASED}) returning 1 as gone`,
);

/** Writes entries of a dictionary, which is named by its number. */
export async function insertEntries(
  queries: Queries,
  userId: string,
  dictionary: number,
  rows: readonly EntryRow[],
): Promise<void> {
  for (const chunk of inChunks(rows)) {
    const values = chunk.flatMap(({ form, entry, head, reading, content }) => [
      ...[userId, dictionary, form, entry],
      ...[head, reading, content],
    ]);
    await queries.query(insertRows(chunk.length), values);
  }
}

/** The entries of a dictionary that are found by one of the forms. */
export async function findEntries(
  queries: Queries,
  userId: string,
  dictionary: number,
  forms: readonly string[],
): Promise<EntryRow[]> {
  const found: EntryRow[] = [];
  for (const chunk of inFilledChunks(forms))
    found.push(...(await queries.query(selectForms(chunk.length), [userId, dictionary, ...chunk])));
  return found;
}

/** Erases all entries of a dictionary, some at a time. */
export async function eraseEntries(db: Db, userId: string, dictionary: number): Promise<void> {
  while ((await db.query(eraseRows, [userId, dictionary])).length === ERASED);
}
