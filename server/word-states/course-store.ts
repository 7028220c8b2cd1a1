import { isLanguage, type Language } from '#languages/index.ts';
import { RULE } from '#learning/scheduler.ts';
import { number, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';

/** How far the cached states of a learning language are made. */
export type Course = { filledTo: string; isFilled: boolean };

/** Words whose states are made at a time: nobody waits long behind a history of years. */
const WORDS_AT_A_TIME = 200;

const begin = sql(
  'begin-course',
  `insert into courses (user_id, learn, rule, retention, filled_to, filled) values ($1, $2, $3, $4, '', 1)
   on conflict (user_id, learn) do nothing`,
);
const selectCourse = sqlOne(
  'select-course',
  'select rule, retention, filled_to, filled from courses where user_id = $1 and learn = $2',
  { rule: number, retention: number, filled_to: text, filled: number },
);
const selectCourses = sql('select-courses', 'select learn from courses where user_id = $1', { learn: text });
const updateCourse = sql(
  'update-course',
  'update courses set rule = $3, retention = $4, filled_to = $5, filled = $6 where user_id = $1 and learn = $2',
);
const begunWords = (table: string) =>
  `select word_id from (
     select distinct word_id from ${table} where user_id = $1 and learn = $2 and word_id > $3 order by word_id limit ${WORDS_AT_A_TIME}
   ) as of_${table}`;
const selectNextWords = sql(
  'select-next-words',
  `select word_id from (${begunWords('answers')} union ${begunWords('marks')}) as words
   order by word_id limit ${WORDS_AT_A_TIME}`,
  { word_id: text },
);

type Whose = { userId: string; learn: Language };

/** Undefined where nothing was begun. States made by another rule, or for another retention, are to be filled in from the start. */
export async function findCourse(
  queries: Queries,
  { userId, learn }: Whose,
  retention: number,
): Promise<Course | undefined> {
  const [row] = await queries.query(selectCourse, [userId, learn]);
  return row && toCourse(row, retention);
}

/** The course of somebody who answers or marks; with the first of them it begins, and nothing needs to be filled in. */
export async function begunCourse(queries: Queries, whose: Whose, retention: number): Promise<Course> {
  const course = await findCourse(queries, whose, retention);
  if (course !== undefined) return course;
  await queries.query(begin, [whose.userId, whose.learn, RULE.version, retention]);
  return { filledTo: '', isFilled: true };
}

export function toCourse(row: CourseRow, retention: number): Course {
  if (row.rule !== RULE.version || row.retention !== retention) return { filledTo: '', isFilled: false };
  return { filledTo: row.filled_to, isFilled: row.filled === 1 };
}

export async function keepCourse(
  queries: Queries,
  { userId, learn }: Whose,
  { filledTo, isFilled }: Course,
  retention: number,
): Promise<void> {
  await queries.query(updateCourse, [userId, learn, RULE.version, retention, filledTo, Number(isFilled)]);
}

/** The learning languages somebody has begun. */
export async function listCourses(queries: Queries, userId: string): Promise<Language[]> {
  const rows = await queries.query(selectCourses, [userId]);
  return rows.map(({ learn }) => learn).filter(isLanguage);
}

/** The next words of the log after one, at most 200; fewer at the end. */
export async function nextWords(queries: Queries, { userId, learn }: Whose, after: string) {
  const rows = await queries.query(selectNextWords, [userId, learn, after]);
  return { wordIds: rows.map(({ word_id }) => word_id), isEnd: rows.length < WORDS_AT_A_TIME };
}

export type CourseRow = { rule: number; retention: number; filled_to: string; filled: number };
