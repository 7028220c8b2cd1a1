import type { Language } from '#languages/index.ts';
import { DEFAULT_SETTINGS, type LearningSettings } from '#learning/word-state.ts';
import { type Queries, sql } from '../database/database.ts';
import { loginRequired } from '../http/errors.ts';
import { type Course, type CourseRow, toCourse } from './course-store.ts';

/** A person as the learning engine knows them. */
export type Learner = {
  userId: string;
  /** Changes with every answer, mark, undo and setting. */
  revision: number;
  /** UTC until the browser has told one. */
  zone: string;
  settings: LearningSettings;
  hideStreak: boolean;
  /** Ids of categories, in order; undefined for the proposed ones. */
  path: string[] | undefined;
};

/** A person who is about to be asked words of a language: all that is in two rows of theirs, read at once. */
export type Student = Learner & {
  /** Changes with every change of the dictionary. */
  dictionaryRevision: number;
  /** Undefined where nothing was begun. */
  course: Course | undefined;
};

const COLUMNS = 'learning_revision, zone, new_per_day, retention, hide_streak, path';
const selectStudent = sql(
  'select-student',
  `with course as (select rule, retention as made_for, filled_to, filled from courses where user_id = $1 and learn = $2),
     learner as (select ${COLUMNS}, dictionary_revision from users where id = $1)
   select * from learner left join course on true`,
);
const selectLearner = sql('select-learner', `select ${COLUMNS} from users where id = $1`);
const lockLearnerRow = sql(
  'lock-learner',
  `update users set learning_revision = learning_revision + 1 where id = $1 returning ${COLUMNS}`,
);
const selectRevision = sql('select-learning-revision', 'select learning_revision from users where id = $1');

/** Rejects with 401 for a person who is gone. */
export async function findLearner(queries: Queries, userId: string): Promise<Learner> {
  return toLearner(userId, await queries.query<LearnerRow>(selectLearner, [userId]));
}

/** Rejects with 401 for a person who is gone. */
export async function findStudent(queries: Queries, userId: string, learn: Language): Promise<Student> {
  const [row] = await queries.query<StudentRow>(selectStudent, [userId, learn]);
  if (row === undefined) throw loginRequired();
  const learner = toLearner(userId, [row]);
  const { made_for: madeFor, dictionary_revision: dictionaryRevision } = row;
  const course =
    madeFor === null ? undefined : toCourse({ ...row, retention: madeFor }, learner.settings.retention);
  return { ...learner, dictionaryRevision, course };
}

/**
 * Counts a change of what the person knows, which also makes other changes of theirs wait until this transaction ends: the cached
 * states are read, stepped and written.
 */
export async function lockLearner(queries: Queries, userId: string): Promise<Learner> {
  return toLearner(userId, await queries.query<LearnerRow>(lockLearnerRow, [userId]));
}

/** The revision of a person's learning, which is a look at one row. */
export async function learningRevision(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query<{ learning_revision: number }>(selectRevision, [userId]);
  return row?.learning_revision ?? 0;
}

type LearnerRow = {
  learning_revision: number;
  zone: string | null;
  new_per_day: number;
  retention: number | null;
  hide_streak: number;
  path: string | null;
};

/** What is of the course is null where there is none, all of it. */
type StudentRow = LearnerRow &
  Omit<CourseRow, 'retention'> & { made_for: number | null; dictionary_revision: number };

function toLearner(userId: string, [row]: LearnerRow[]): Learner {
  if (row === undefined) throw loginRequired();
  return {
    userId,
    revision: row.learning_revision,
    zone: row.zone ?? 'UTC',
    settings: { retention: row.retention ?? DEFAULT_SETTINGS.retention, newPerDay: row.new_per_day },
    hideStreak: row.hide_streak === 1,
    path: row.path?.split(' '),
  };
}
