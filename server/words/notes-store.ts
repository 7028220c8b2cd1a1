import type { Language } from '#languages/index.ts';
import { number, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';

/** Notes of a person in one language. Further ones are refused: nobody fills the disk. */
export const MOST_NOTES = 5000;

const selectNote = sqlOne(
  'select-word-note',
  'select note, sentence from word_notes where user_id = $1 and learn = $2 and word_id = $3',
  { note: text, sentence: text },
);
const selectNotes = sql(
  'select-word-notes',
  'select word_id, note, sentence from word_notes where user_id = $1 and learn = $2 order by word_id',
  { word_id: text, note: text, sentence: text },
);
const countOthers = sqlOne(
  'count-other-word-notes',
  'select count(*) as total from word_notes where user_id = $1 and learn = $2 and word_id <> $3',
  { total: number },
);
const upsertNote = sql(
  'upsert-word-note',
  `insert into word_notes (user_id, learn, word_id, note, sentence, changed_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (user_id, learn, word_id)
   do update set note = excluded.note, sentence = excluded.sentence, changed_at = excluded.changed_at`,
);
const deleteNote = sql(
  'delete-word-note',
  'delete from word_notes where user_id = $1 and learn = $2 and word_id = $3',
);

type Whose = { userId: string; learn: Language };

/** What a person writes to remember a word by; each is empty where there is none. */
export type Note = { note: string; sentence: string };

export async function findNote(queries: Queries, { userId, learn }: Whose, wordId: string): Promise<Note> {
  const [row] = await queries.query(selectNote, [userId, learn, wordId]);
  return row ?? { note: '', sentence: '' };
}

/** Notes and sentences that are there, by the id of their word. */
export async function listNotes(queries: Queries, { userId, learn }: Whose) {
  const rows = await queries.query(selectNotes, [userId, learn]);
  const written = (which: keyof Note): Record<string, string> =>
    Object.fromEntries(rows.filter(row => row[which] !== '').map(row => [row.word_id, row[which]]));
  return { notes: written('note'), sentences: written('sentence') };
}

type Written = Note & { wordId: string; now: number };

/** Writes or removes a note, within a transaction that has locked the person's row; false when there are too many already. */
export async function writeNote(
  queries: Queries,
  { userId, learn }: Whose,
  { wordId, note, sentence, now }: Written,
): Promise<boolean> {
  if (note === '' && sentence === '') {
    await queries.query(deleteNote, [userId, learn, wordId]);
    return true;
  }
  const [count] = await queries.query(countOthers, [userId, learn, wordId]);
  if ((count?.total ?? 0) >= MOST_NOTES) return false;
  await queries.query(upsertNote, [userId, learn, wordId, note, sentence, now]);
  return true;
}
