import type { Profile, User } from '#contract/account.ts';
import { DAY_GOALS, USUAL_DAY_GOAL } from '#contract/exercises.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#languages/index.ts';
import { DEFAULT_SETTINGS } from '#learning/word-state.ts';
import { number, orNull, text } from '../database/columns.ts';
import { type Db, type Queries, sql, sqlOne } from '../database/database.ts';
import { loginRequired } from '../http/errors.ts';
import { emailKey } from './email-key.ts';

export type StoredUser = Profile & { passwordHash: string };
export type NewUser = User & { passwordHash: string; now: number };

const COLUMNS =
  'id, name, email, language, learning_language, password_hash, zone, new_per_day, retention, hide_streak, day_goal, path';

const claimEmail = sql(
  'claim-email',
  'insert into emails (email_key, user_id) values ($1, $2) on conflict (email_key) do nothing returning user_id',
);
const insertUser = sql(
  'insert-user',
  `insert into users (id, name, email, language, learning_language, password_hash, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $7)`,
);
const USER_ROW = {
  id: text,
  name: text,
  email: text,
  language: text,
  learning_language: text,
  password_hash: text,
  zone: orNull(text),
  new_per_day: number,
  retention: orNull(number),
  hide_streak: number,
  day_goal: number,
  path: orNull(text),
};
const selectUser = sqlOne('select-user', `select ${COLUMNS} from users where id = $1`, USER_ROW);
// With a select two changes at once could read the same row, and the later one would undo the earlier one.
const lockUser = sql(
  'lock-user',
  `update users set updated_at = $2 where id = $1 returning ${COLUMNS}`,
  USER_ROW,
);
// Locks the row until the transaction ends: changes of one person come one after the other, and none after a deletion.
const lockPersonRow = sql(
  'lock-person',
  'update users set updated_at = updated_at where id = $1 returning id',
);
const lockCheckedRow = sql(
  'lock-checked',
  'update users set updated_at = updated_at where id = $1 and password_hash = $2 returning id',
);
const selectEmailOwner = sqlOne('select-email-owner', 'select user_id from emails where email_key = $1', {
  user_id: text,
});
const updateUser = sql(
  'update-user',
  `update users set name = $2, email = $3, language = $4, learning_language = $5, zone = $6, new_per_day = $7, retention = $8,
     hide_streak = $9, day_goal = $10, path = $11, learning_revision = learning_revision + 1 where id = $1`,
);
const updatePassword = sql(
  'update-password',
  'update users set password_hash = $2, updated_at = $3 where id = $1',
);
const deleteUser = sql('delete-user', 'delete from users where id = $1');
const releaseEmail = sql('release-email', 'delete from emails where email_key = $1 and user_id = $2');

/** Stores an account, in a transaction; false when the e-mail belongs to somebody, whatever its case. */
export async function createUser(queries: Queries, user: NewUser): Promise<boolean> {
  if (!(await claim(queries, user.email, user.id))) return false;
  const { id, name, email, language, learning_language, passwordHash, now } = user;
  await queries.query(insertUser, [id, name, email, language, learning_language, passwordHash, now]);
  return true;
}

export async function findUser(queries: Queries, id: string): Promise<StoredUser | undefined> {
  const [row] = await queries.query(selectUser, [id]);
  return row && toUser(row);
}

export async function findUserByEmail(db: Db, email: string): Promise<StoredUser | undefined> {
  const [owner] = await db.query(selectEmailOwner, [emailKey(email)]);
  return owner && findUser(db, owner.user_id);
}

/** Changes the given fields, in a transaction; `email-taken` changes nothing. */
export async function changeUser(
  queries: Queries,
  id: string,
  change: Partial<Profile>,
  now: number,
): Promise<Profile | 'email-taken' | undefined> {
  const [row] = await queries.query(lockUser, [id, now]);
  if (row === undefined) return undefined;
  const before = toUser(row);
  const { passwordHash: _, ...after } = { ...before, ...change, id };
  if (emailKey(after.email) !== emailKey(before.email)) {
    if (!(await claim(queries, after.email, id))) return 'email-taken';
    await queries.query(releaseEmail, [emailKey(before.email), id]);
  }
  await queries.query(updateUser, [id, ...changeable(after)]);
  return after;
}

/** Makes other changes of the person wait until this transaction ends; false where the account is gone. */
export async function lockIfThere(queries: Queries, id: string): Promise<boolean> {
  return (await queries.query(lockPersonRow, [id])).length > 0;
}

/** The same, but rejects with 401 where the account is gone. */
export async function lockPerson(queries: Queries, id: string): Promise<void> {
  if (!(await lockIfThere(queries, id))) throw loginRequired();
}

/**
 * The same for an account whose password was checked before the transaction. False when it has another one by now, or is gone:
 * checking takes long, and much can be changed meanwhile.
 */
export async function lockChecked(
  queries: Queries,
  { id, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
): Promise<boolean> {
  return (await queries.query(lockCheckedRow, [id, passwordHash])).length > 0;
}

export async function changePasswordHash(
  queries: Queries,
  { id, passwordHash, now }: Pick<NewUser, 'id' | 'passwordHash' | 'now'>,
): Promise<void> {
  await queries.query(updatePassword, [id, passwordHash, now]);
}

/** Removes the account itself and frees its e-mail. Other rows of the person are left to `person-data`. */
export async function removeUser(queries: Queries, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  await queries.query(releaseEmail, [emailKey(email), id]);
  await queries.query(deleteUser, [id]);
}

async function claim(queries: Queries, email: string, userId: string): Promise<boolean> {
  return (await queries.query(claimEmail, [emailKey(email), userId])).length > 0;
}

function changeable(profile: Profile): (string | number | null)[] {
  const { name, email, language, learning_language, zone, new_per_day, retention, hide_streak } = profile;
  const learning = [zone, new_per_day, retention, Number(hide_streak), profile.day_goal];
  return [name, email, language, learning_language, ...learning, profile.path?.join(' ') ?? null];
}

type UserRow = {
  id: string;
  name: string;
  email: string;
  language: string;
  learning_language: string;
  password_hash: string;
  zone: string | null;
  new_per_day: number;
  retention: number | null;
  hide_streak: number;
  day_goal: number;
  path: string | null;
};

function toUser({
  password_hash,
  language,
  learning_language,
  retention,
  hide_streak,
  day_goal,
  path,
  ...row
}: UserRow): StoredUser {
  const known = (code: string) => (isLanguage(code) ? code : DEFAULT_LANGUAGE);
  return {
    ...row,
    language: known(language),
    learning_language: known(learning_language),
    retention: retention ?? DEFAULT_SETTINGS.retention,
    hide_streak: hide_streak === 1,
    day_goal: DAY_GOALS.find(goal => goal === day_goal) ?? USUAL_DAY_GOAL,
    path: path?.split(' ') ?? null,
    passwordHash: password_hash,
  };
}
