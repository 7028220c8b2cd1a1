import { isLanguage, type Language } from '#languages/index.ts';
import { FORECAST_DAYS, type TodayCounts } from '#learning/today.ts';
import { number, orNull, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';

/** Letters (`contract/letter-ids.ts`) are learned as words are, and counted nowhere among them. */
const IS_WORD = "word_id not like 'letter-u%'";

const selectStates = sql(
  'select-state-counts',
  `select learn, state, count(*) as words, sum(case when due_day <= $2 then 1 else 0 end) as due
   from word_states where user_id = $1 and ${IS_WORD} group by learn, state`,
  { learn: text, state: text, words: number, due: number },
);
const selectAhead = sql(
  'select-due-ahead',
  `select due_day, count(*) as words from word_states
   where user_id = $1 and learn = $2 and state in ('learning', 'known') and due_day > $3 and due_day < $4
     and ${IS_WORD} group by due_day`,
  { due_day: number, words: number },
);
const selectDueIds = sqlOne(
  'select-ids-due-until',
  `select string_agg(word_id, ',') as ids from word_states where user_id = $1 and learn = $2 and due_day < $3
     and ${IS_WORD}`,
  { ids: orNull(text) },
);
const selectDueFirst = sql(
  'select-due-first',
  `select word_id from word_states
   where user_id = $1 and learn = $2 and state in ('learning', 'known') and due_day <= $3 and ${IS_WORD}
   order by due_day, word_id limit $4`,
  { word_id: text },
);
const selectToday = sqlOne(
  'select-answered-today',
  `select count(*) as words, coalesce(sum(case when reps = 1 then 1 else 0 end), 0) as begun from word_states
   where user_id = $1 and learn = $2 and last_day = $3 and ${IS_WORD}`,
  { words: number, begun: number },
);
const selectDays = sqlOne(
  'select-study-days',
  `select string_agg(learn || ' ' || day || ' ' || answers || ' ' || milliseconds || ' ' || pressed || ' ' || pressed_right
     || ' ' || recalled || ' ' || recalled_right, ',') as days
   from study_days where user_id = $1 and answers > 0`,
  { days: orNull(text) },
);

/** The words of a learning language in one state, and how many of them are due. */
export type StateCount = { learn: Language; state: string; words: number; due: number };

/** Counts of all learning languages, from one index. */
export async function countStates(queries: Queries, userId: string, day: number): Promise<StateCount[]> {
  const rows = await queries.query(selectStates, [userId, day]);
  return rows.flatMap(({ learn, ...counts }) => (isLanguage(learn) ? { learn, ...counts } : []));
}

/** What today's plan depends on besides what is due. */
export async function countAround(
  queries: Queries,
  { userId, learn, day }: { userId: string; learn: Language; day: number },
): Promise<Omit<TodayCounts, 'due'>> {
  const ahead = await queries.query(selectAhead, [...[userId, learn, day, day + FORECAST_DAYS]]);
  const [today] = await queries.query(selectToday, [userId, learn, day]);
  const { words, begun } = today ?? { words: 0, begun: 0 };
  return {
    ahead: new Map(ahead.map(({ due_day, words }) => [due_day - day, words])),
    begunToday: begun,
    reviewedToday: words - begun,
  };
}

/** The ids of the words that are due today or on one of the days of the forecast, in no order. */
export async function listDueIds(
  queries: Queries,
  { userId, learn, day }: { userId: string; learn: Language; day: number },
): Promise<string[]> {
  const [row] = await queries.query(selectDueIds, [userId, learn, day + FORECAST_DAYS]);
  return row?.ids?.split(',') ?? [];
}

/** Some of the words that are due, those that wait longest first. */
export async function listDueFirst(
  queries: Queries,
  { userId, learn, day }: { userId: string; learn: Language; day: number },
  most: number,
): Promise<string[]> {
  const rows = await queries.query(selectDueFirst, [userId, learn, day, most]);
  return rows.map(({ word_id: wordId }) => wordId);
}

/** What was done in a learning language on a local day. */
export type StudyDay = {
  learn: Language;
  day: number;
  answers: number;
  milliseconds: number;
  pressed: number;
  pressedRight: number;
  recalled: number;
  recalledRight: number;
};

/** All days of study, in no order: one row a day, so ten years are a few thousand. */
export async function listStudyDays(queries: Queries, userId: string): Promise<StudyDay[]> {
  const [row] = await queries.query(selectDays, [userId]);
  return (row?.days?.split(',') ?? []).flatMap(text => toDay(text) ?? []);
}

function toDay(text: string): StudyDay | undefined {
  const [learn = '', ...numbers] = text.split(' ');
  const [day = 0, answers = 0, milliseconds = 0, pressed = 0, ...rest] = numbers.map(Number);
  const [pressedRight = 0, recalled = 0, recalledRight = 0] = rest;
  const counts = { day, answers, milliseconds, pressed, pressedRight, recalled, recalledRight };
  return isLanguage(learn) ? { learn, ...counts } : undefined;
}
