import { DEFAULT_SETTINGS, type LearningSettings } from '#learning/word-state.ts';
import { type Queries, sql } from '../database/database.ts';
import { loginRequired } from '../http/errors.ts';

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

const COLUMNS = 'learning_revision, zone, new_per_day, retention, hide_streak, path';
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
