import type { Correction } from '#contract/teacher.ts';
import { WISHES, type Wish } from '#contract/teacher-bounds.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { number, oneOf, orNull, text } from '../database/columns.ts';
import { type Db, type Queries, sql, sqlOne } from '../database/database.ts';

const selectTurns = sql(
  'select-teacher-turns',
  `select number, learn, wish, said, answer, correction, created_at from teacher_turns
   where user_id = $1 and talk_id = $2 order by number`,
  {
    number,
    learn: oneOf(LANGUAGE_CODES),
    wish: orNull(oneOf(WISHES)),
    said: text,
    answer: text,
    correction: orNull(text),
    created_at: number,
  },
);
const selectTalks = sql(
  'select-teacher-talks',
  `select talk_id, title, turns, created_at,
     coalesce((select said from teacher_turns
       where user_id = $1 and talk_id = listed.talk_id and said <> '' order by number limit 1), '') as said,
     (select answer from teacher_turns
       where user_id = $1 and talk_id = listed.talk_id order by number limit 1) as answer
   from (
     select talk_id, created_at, max(title) over talk as title, count(*) over talk as turns,
       row_number() over (talk order by number desc) as place
     from teacher_turns where user_id = $1 and learn = $2 window talk as (partition by talk_id)
   ) as listed where place = 1 order by created_at desc, talk_id limit $3`,
  { talk_id: text, title: text, said: text, answer: text, turns: number, created_at: number },
);
const updateTitle = sql(
  'update-teacher-title',
  'update teacher_turns set title = $3 where user_id = $1 and talk_id = $2 returning number',
  { number },
);
const insertTurn = sql(
  'insert-teacher-turn',
  `insert into teacher_turns (user_id, talk_id, number, learn, wish, said, answer, correction, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (user_id, talk_id, number) do nothing`,
);
const deleteTurns = sql(
  'delete-teacher-turns',
  'delete from teacher_turns where user_id = $1 and talk_id = $2 returning number',
  { number },
);
const eraseTurns = sql(
  'erase-teacher-turns',
  `delete from teacher_turns where (user_id, talk_id, number) in
     (select user_id, talk_id, number from teacher_turns where created_at <= $1 limit 1000) returning 1 as gone`,
);
const selectDay = sqlOne(
  'select-teacher-day',
  'select answers from teacher_days where user_id = $1 and day = $2',
  { answers: number },
);
const countAnswer = sqlOne(
  'count-teacher-answer',
  `insert into teacher_days (user_id, day, answers) values ($1, $2, 1)
   on conflict (user_id, day) do update set answers = teacher_days.answers + 1 returning answers`,
  { answers: number },
);
const uncountAnswer = sql(
  'uncount-teacher-answer',
  'update teacher_days set answers = answers - 1 where user_id = $1 and day = $2 and answers > 0',
);
const deleteOldDays = sql('delete-teacher-days', 'delete from teacher_days where user_id = $1 and day < $2');
const reserveTokens = sqlOne(
  'reserve-teacher-tokens',
  `insert into teacher_tokens (day, tokens) values ($1, $2)
   on conflict (day) do update set tokens = teacher_tokens.tokens + excluded.tokens
     where teacher_tokens.tokens + excluded.tokens <= $3
   returning tokens`,
  { tokens: number },
);
const addTokens = sql(
  'add-teacher-tokens',
  `insert into teacher_tokens (day, tokens) values ($1, $2)
   on conflict (day) do update set tokens = teacher_tokens.tokens + excluded.tokens`,
);
const deleteOldTokens = sql('delete-teacher-tokens', 'delete from teacher_tokens where day < $1');
const selectExplanation = sqlOne(
  'select-explanation',
  'select explanation from explanations where asked_hash = $1',
  { explanation: text },
);
const upsertExplanation = sql(
  'upsert-explanation',
  `insert into explanations (asked_hash, explanation, created_at) values ($1, $2, $3)
   on conflict (asked_hash) do update set explanation = excluded.explanation, created_at = excluded.created_at`,
);
const pruneExplanations = sql(
  'prune-explanations',
  `delete from explanations where created_at <= $1 or created_at < (
     select created_at from explanations order by created_at desc limit 1 offset $2
   )`,
);

export type StoredTurn = {
  number: number;
  learn: Language;
  wish?: Wish | undefined;
  said: string;
  answer: string;
  correction?: Correction | undefined;
  at: number;
};

/** A talk from its first turn on; none where the person has no such talk. */
export async function findTurns(queries: Queries, userId: string, talkId: string): Promise<StoredTurn[]> {
  const rows = await queries.query(selectTurns, [userId, talkId]);
  return rows.map(({ wish, correction, created_at: at, ...turn }) => ({
    ...turn,
    at,
    ...(wish !== null && { wish }),
    ...(correction !== null && { correction: JSON.parse(correction) as Correction }),
  }));
}

export type ListedTalk = {
  id: string;
  title: string;
  /** The first thing that was said, empty where nothing was, and the first answer. */
  said: string;
  answer: string;
  turns: number;
  at: number;
};

/** The talks of a person in a language, the latest first, each with what it began with and the time of its last turn. */
export async function listTalks(
  queries: Queries,
  { userId, learn }: { userId: string; learn: Language },
  most: number,
): Promise<ListedTalk[]> {
  const rows = await queries.query(selectTalks, [userId, learn, most]);
  return rows.map(({ talk_id: id, created_at: at, ...talk }) => ({ id, at, ...talk }));
}

/** Keeps a turn, within a transaction that has locked the person's row; one that is there stays as it is. */
export async function saveTurn(
  queries: Queries,
  { userId, talkId }: { userId: string; talkId: string },
  { number, learn, wish, said, answer, correction, at }: StoredTurn,
): Promise<void> {
  const corrected = correction === undefined ? null : JSON.stringify(correction);
  await queries.query(insertTurn, [userId, talkId, number, learn, wish ?? null, said, answer, corrected, at]);
}

/** Gives a talk a title; returns false where the person has no such talk. */
export async function saveTitle(
  queries: Queries,
  { userId, talkId, title }: { userId: string; talkId: string; title: string },
): Promise<boolean> {
  return (await queries.query(updateTitle, [userId, talkId, title])).length > 0;
}

/** Returns how many turns there were. */
export async function removeTalk(queries: Queries, userId: string, talkId: string): Promise<number> {
  return (await queries.query(deleteTurns, [userId, talkId])).length;
}

/** Erases the turns of everybody until then, some at a time. */
export async function eraseTurnsUntil(db: Db, until: number): Promise<void> {
  while ((await db.query(eraseTurns, [until])).length > 0);
}

export async function answersOn(queries: Queries, userId: string, day: number): Promise<number> {
  return (await queries.query(selectDay, [userId, day]))[0]?.answers ?? 0;
}

/** Counts one more answer of a day, and returns how many there are; forgets the days before. */
export async function countAnswerOn(queries: Queries, userId: string, day: number): Promise<number> {
  // A zone that is changed may bring yesterday back.
  await queries.query(deleteOldDays, [userId, day - 2]);
  return (await queries.query(countAnswer, [userId, day]))[0]?.answers ?? 0;
}

export async function uncountAnswerOn(queries: Queries, userId: string, day: number): Promise<void> {
  await queries.query(uncountAnswer, [userId, day]);
}

/** Adds to the tokens of all people together on a day; false where they would be more than `most`. */
export async function reserveTokensOn(
  queries: Queries,
  day: number,
  tokens: number,
  most: number,
): Promise<boolean> {
  return (await queries.query(reserveTokens, [day, tokens, most])).length > 0;
}

export async function addTokensOn(queries: Queries, day: number, tokens: number): Promise<void> {
  await queries.query(addTokens, [day, tokens]);
}

export async function forgetTokensBefore(queries: Queries, day: number): Promise<void> {
  await queries.query(deleteOldTokens, [day]);
}

export async function findExplanation(queries: Queries, askedHash: string): Promise<string | undefined> {
  return (await queries.query(selectExplanation, [askedHash]))[0]?.explanation;
}

export async function saveExplanation(
  queries: Queries,
  { askedHash, explanation, at }: { askedHash: string; explanation: string; at: number },
): Promise<void> {
  await queries.query(upsertExplanation, [askedHash, explanation, at]);
}

/** Removes what was explained until then, and the oldest beyond what is kept at most. */
export async function pruneExplanationsUntil(queries: Queries, until: number, most: number): Promise<void> {
  await queries.query(pruneExplanations, [until, most - 1]);
}
