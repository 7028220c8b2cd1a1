import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { MARKS, type WordMark } from '#learning/log.ts';
import { inChunks, placeholders } from '../database/chunks.ts';
import { number, oneOf, type RowOf, text } from '../database/columns.ts';
import { type Queries, type Statement, sql, type Value, valuesList } from '../database/database.ts';

/** A mark as it is kept; `leftDictionary` when the word left the dictionary with it. */
export type StoredMark = WordMark & { leftDictionary: boolean };

const MARK = {
  id: text,
  word_id: text,
  learn: oneOf(LANGUAGE_CODES),
  mark: oneOf(MARKS),
  marked_at: number,
  left_dictionary: number,
};
const COLUMNS = Object.keys(MARK).join(', ');

/** Appends marks and returns those that were not there. */
export async function insertMarks(
  queries: Queries,
  userId: string,
  marks: readonly StoredMark[],
): Promise<StoredMark[]> {
  const unique = [...new Map(marks.map(mark => [mark.id, mark])).values()];
  const inserted = new Set<string>();
  for (const chunk of inChunks(unique)) {
    const values = chunk.flatMap(({ id, wordId, learn, mark, at, leftDictionary }) => {
      return [userId, id, wordId, learn, mark, at, Number(leftDictionary)];
    });
    const rows = await queries.query(insertStatement(chunk.length), values);
    for (const { id } of rows) inserted.add(id);
  }
  return unique.filter(({ id }) => inserted.has(id));
}

/** The marks with these ids, as far as they are the person's. */
export function findMarks(queries: Queries, userId: string, ids: readonly string[]): Promise<StoredMark[]> {
  const statement = (count: number) =>
    sql(
      `select-marks-${count}`,
      `select ${COLUMNS} from marks where user_id = $1 and id in (${placeholders(count, 2)})`,
      MARK,
    );
  return collect(queries, ids, statement, [userId]);
}

/** All marks of these words that were not taken back, in no order. */
export function marksNotUndone(
  queries: Queries,
  userId: string,
  learn: Language,
  wordIds: readonly string[],
): Promise<StoredMark[]> {
  const statement = (count: number) =>
    sql(
      `select-standing-marks-${count}`,
      `select ${COLUMNS} from marks
       where user_id = $1 and learn = $2 and word_id in (${placeholders(count, 3)})
         and not exists (select 1 from undone where undone.user_id = $1 and undone.id = marks.id)`,
      MARK,
    );
  return collect(queries, wordIds, statement, [userId, learn]);
}

async function collect(
  queries: Queries,
  keys: readonly string[],
  statement: (count: number) => Statement<RowOf<typeof MARK>>,
  first: readonly Value[],
): Promise<StoredMark[]> {
  const found: StoredMark[] = [];
  for (const chunk of inChunks(keys)) {
    const rows = await queries.query(statement(chunk.length), [...first, ...chunk]);
    found.push(...rows.map(toMark));
  }
  return found;
}

function insertStatement(rows: number) {
  return sql(
    `insert-marks-${rows}`,
    `insert into marks (user_id, ${COLUMNS}) values ${valuesList(rows, 7)}
     on conflict (user_id, id) do nothing returning id`,
    { id: text },
  );
}

function toMark({ id, word_id, learn, mark, marked_at, left_dictionary }: RowOf<typeof MARK>): StoredMark {
  return { id, wordId: word_id, learn, mark, at: marked_at, leftDictionary: left_dictionary === 1 };
}
