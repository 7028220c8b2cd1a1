import { LANGUAGE_CODES } from '#languages/index.ts';
import { number, oneOf, type RowOf, text } from '../../database/columns.ts';
import { type Queries, sql } from '../../database/database.ts';

const CARD = {
  id: text,
  learn: oneOf(LANGUAGE_CODES),
  word: text,
  translation: text,
  reading: text,
  note: text,
  sentence: text,
  created_at: number,
  updated_at: number,
};
const selectCards = sql(
  'select-cards-as-notes',
  `select ${Object.keys(CARD).join(', ')} from cards where user_id = $1 and deleted_at is null order by created_at, id`,
  CARD,
);

export type NoteCard = RowOf<typeof CARD>;

/** All cards of a person, of every pair, the oldest first. */
export function listNoteCards(queries: Queries, userId: string): Promise<NoteCard[]> {
  return queries.query(selectCards, [userId]);
}
