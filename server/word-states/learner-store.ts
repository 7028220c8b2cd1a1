import type { Language } from '#languages/index.ts';
import { DEFAULT_SETTINGS, type LearningSettings } from '#learning/word-state.ts';
import { number, orNull, type RowOf, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';
import { loginRequired } from '../http/errors.ts';
import { type Course, toCourse } from './course-store.ts';

/** A person as the learning engine knows them. */
export type Learner = {
  userId: string;
  /** Changes with every answer, mark, undo and setting. */
  revision: number;
  /** UTC until the browser has sent one. */
  zone: string;
  settings: LearningSettings;
  hideStreak: boolean;
  /** Ids of categories, in order; undefined for the proposed ones. */
  path: string[] | undefined;
  /** Changes with every change of the dictionary. */
  dictionaryRevision: number;
};

/** A person who is about to be asked words of a language: all that is in two rows of theirs, read at once. */
export type Student = Learner & {
  /** Undefined where nothing was begun. */
  course: Course | undefined;
};

const LEARNER = {
  learning_revision: number,
  zone: orNull(text),
  new_per_day: number,
  retention: orNull(number),
  hide_streak: number,
  path: orNull(text),
  dictionary_revision: number,
};
const COLUMNS = Object.keys(LEARNER).join(', ');
const selectStudent = sqlOne(
  'select-student',
  `with course as (select rule, retention as made_for, filled_to, filled from courses where user_id = $1 and learn = $2),
     learner as (select ${COLUMNS} from users where id = $1)
   select * from learner left join course on true`,
  // What is of the course is null where there is none, all of it.
  {
    ...LEARNER,
    rule: orNull(number),
    made_for: orNull(number),
    filled_to: orNull(text),
    filled: orNull(number),
  },
);
const selectLearner = sql('select-learner', `select ${COLUMNS} from users where id = $1`, LEARNER);
const lockLearnerRow = sql(
  'lock-learner',
  `update users set learning_revision = learning_revision + 1 where id = $1 returning ${COLUMNS}`,
  LEARNER,
);
const selectRevision = sqlOne(
  'select-learning-revision',
  'select learning_revision from users where id = $1',
  {
    learning_revision: number,
  },
);

/** Rejects with 401 for a person who is gone. */
export async function findLearner(queries: Queries, userId: string): Promise<Learner> {
  return toLearner(userId, await queries.query(selectLearner, [userId]));
}

/** Rejects with 401 for a person who is gone. */
export async function findStudent(queries: Queries, userId: string, learn: Language): Promise<Student> {
  const [row] = await queries.query(selectStudent, [userId, learn]);
  if (row === undefined) throw loginRequired();
  const learner = toLearner(userId, [row]);
  const { rule, made_for: madeFor, filled_to, filled } = row;
  const course =
    rule === null || madeFor === null || filled_to === null || filled === null
      ? undefined
      : toCourse({ rule, retention: madeFor, filled_to, filled }, learner.settings.retention);
  return { ...learner, course };
}

/**
 * Counts a change of what the person knows, which also makes other changes of theirs wait until this transaction ends: the cached
 * states are read, stepped and written.
 */
export async function lockLearner(queries: Queries, userId: string): Promise<Learner> {
  return toLearner(userId, await queries.query(lockLearnerRow, [userId]));
}

/** The revision of a person's learning, which is a look at one row. */
export async function learningRevision(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(selectRevision, [userId]);
  return row?.learning_revision ?? 0;
}

function toLearner(userId: string, [row]: RowOf<typeof LEARNER>[]): Learner {
  if (row === undefined) throw loginRequired();
  return {
    userId,
    revision: row.learning_revision,
    zone: row.zone ?? 'UTC',
    settings: { retention: row.retention ?? DEFAULT_SETTINGS.retention, newPerDay: row.new_per_day },
    hideStreak: row.hide_streak === 1,
    path: row.path?.split(' '),
    dictionaryRevision: row.dictionary_revision,
  };
}
