import type { Language } from '#languages/index.ts';
import { number, text } from '../database/columns.ts';
import { type Db, type Queries, sql, sqlOne } from '../database/database.ts';

/** A person's choices in one language. Further ones are refused: nobody fills the disk. */
export const MOST_CHOICES = 5000;

const selectChoices = sql(
  'select-reading-choices',
  'select form, word_id from reading_choices where user_id = $1 and learn = $2 order by form',
  { form: text, word_id: text },
);
const countOthers = sqlOne(
  'count-other-reading-choices',
  'select count(*) as total from reading_choices where user_id = $1 and learn = $2 and form <> $3',
  { total: number },
);
const upsertChoice = sql(
  'upsert-reading-choice',
  `insert into reading_choices (user_id, learn, form, word_id, chosen_at) values ($1, $2, $3, $4, $5)
   on conflict (user_id, learn, form) do update set word_id = excluded.word_id, chosen_at = excluded.chosen_at`,
);
const deleteChoice = sql(
  'delete-reading-choice',
  'delete from reading_choices where user_id = $1 and learn = $2 and form = $3',
);

/** The row that a person reads each form as, by the form. */
export async function findChoices(db: Db, userId: string, learn: Language): Promise<Record<string, string>> {
  const rows = await db.query(selectChoices, [userId, learn]);
  return Object.fromEntries(rows.map(({ form, word_id: id }) => [form, id]));
}

type Choice = { learn: Language; form: string; wordId: string | null; now: number };

/** Keeps or forgets a choice, within a transaction that has locked the person's row; false when there are too many already. */
export async function saveChoice(queries: Queries, userId: string, choice: Choice): Promise<boolean> {
  const { learn, form, wordId, now } = choice;
  if (wordId === null) {
    await queries.query(deleteChoice, [userId, learn, form]);
    return true;
  }
  const [count] = await queries.query(countOthers, [userId, learn, form]);
  if ((count?.total ?? 0) >= MOST_CHOICES) return false;
  await queries.query(upsertChoice, [userId, learn, form, wordId, now]);
  return true;
}
