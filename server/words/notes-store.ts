import type { Language } from '#languages/index.ts';
import { number, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';

/** Notes of a person in one language. Further ones are refused: nobody fills the disk. */
export const MOST_NOTES = 5000;

const selectNote = sqlOne(
  'select-word-note',
  'select note from word_notes where user_id = $1 and learn = $2 and word_id = $3',
  { note: text },
);
const selectNotes = sql(
  'select-word-notes',
  'select word_id, note from word_notes where user_id = $1 and learn = $2 order by word_id',
  { word_id: text, note: text },
);
const countOthers = sqlOne(
  'count-other-word-notes',
  'select count(*) as total from word_notes where user_id = $1 and learn = $2 and word_id <> $3',
  { total: number },
);
const upsertNote = sql(
  'upsert-word-note',
  `insert into word_notes (user_id, learn, word_id, note, changed_at) values ($1, $2, $3, $4, $5)
   on conflict (user_id, learn, word_id) do update set note = excluded.note, changed_at = excluded.changed_at`,
);
const deleteNote = sql(
  'delete-word-note',
  'delete from word_notes where user_id = $1 and learn = $2 and word_id = $3',
);

type Whose = { userId: string; learn: Language };

/** Empty where there is none. */
export async function findNote(queries: Queries, { userId, learn }: Whose, wordId: string): Promise<string> {
  const [row] = await queries.query(selectNote, [userId, learn, wordId]);
  return row?.note ?? '';
}

export async function listNotes(queries: Queries, { userId, learn }: Whose): Promise<Record<string, string>> {
  const rows = await queries.query(selectNotes, [userId, learn]);
  return Object.fromEntries(rows.map(({ word_id: id, note }) => [id, note]));
}

type Note = { wordId: string; note: string; now: number };

/** Writes or removes a note, within a transaction that has locked the person's row; false when there are too many already. */
export async function writeNote(
  queries: Queries,
  { userId, learn }: Whose,
  { wordId, note, now }: Note,
): Promise<boolean> {
  if (note === '') {
    await queries.query(deleteNote, [userId, learn, wordId]);
    return true;
  }
  const [count] = await queries.query(countOthers, [userId, learn, wordId]);
  if ((count?.total ?? 0) >= MOST_NOTES) return false;
  await queries.query(upsertNote, [userId, learn, wordId, note, now]);
  return true;
}
