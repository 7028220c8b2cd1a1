import { number, text } from '../../database/columns.ts';
import { type Queries, sql, sqlOne } from '../../database/database.ts';

export type StoredFactor = { secret: string; isOn: boolean; lastStep: number; createdAt: number };

const select = sqlOne(
  'select-second-factor',
  'select secret, is_on, last_step, created_at from second_factors where user_id = $1',
  { secret: text, is_on: number, last_step: number, created_at: number },
);
// A factor that is on stays: otherwise its codes would suddenly be worth nothing.
const begin = sql(
  'begin-second-factor',
  `insert into second_factors (user_id, secret, created_at) values ($1, $2, $3)
   on conflict (user_id) do update set secret = $2, created_at = $3 where second_factors.is_on = 0
   returning user_id`,
);
// The one that was begun at a time, since a code is checked before it is taken.
const takeStep = sql(
  'take-step',
  `update second_factors set last_step = $2 where user_id = $1 and last_step < $2 and created_at = $3 and is_on = 1
   returning user_id`,
);
const turnOn = sql(
  'turn-factor-on',
  `update second_factors set last_step = $2, is_on = 1 where user_id = $1 and last_step < $2 and created_at = $3
   returning user_id`,
);
const selectOpen = sql(
  'select-open-factors',
  "select user_id, secret from second_factors where secret not like '1.%' order by user_id limit 100",
  { user_id: text, secret: text },
);
const selectPage = sql(
  'select-factors-after',
  'select user_id, secret from second_factors where user_id > $1 order by user_id limit 500',
  { user_id: text, secret: text },
);
const replaceSecret = sql(
  'replace-factor-secret',
  'update second_factors set secret = $3 where user_id = $1 and secret = $2',
);
const remove = sql('delete-second-factor', 'delete from second_factors where user_id = $1');
const insertCode = sql(
  'insert-recovery-code',
  'insert into recovery_codes (user_id, code_hash, created_at) values ($1, $2, $3)',
);
const takeCode = sql(
  'take-recovery-code',
  'delete from recovery_codes where user_id = $1 and code_hash = $2 returning code_hash',
);
const countCodes = sqlOne(
  'count-recovery-codes',
  'select count(*) as codes from recovery_codes where user_id = $1',
  { codes: number },
);
const removeCodes = sql('delete-recovery-codes', 'delete from recovery_codes where user_id = $1');

export async function findFactor(queries: Queries, userId: string): Promise<StoredFactor | undefined> {
  const [row] = await queries.query(select, [userId]);
  if (row === undefined) return undefined;
  return {
    secret: row.secret,
    isOn: row.is_on === 1,
    lastStep: row.last_step,
    createdAt: row.created_at,
  };
}

/** When the factor that is on was begun, which tells it from one before or after it; undefined when none is on. */
export async function onSince(queries: Queries, userId: string): Promise<number | undefined> {
  const factor = await findFactor(queries, userId);
  return factor?.isOn ? factor.createdAt : undefined;
}

/** Some of the secrets that are not sealed, because they are older than the key. */
export function listOpenSecrets(queries: Queries): Promise<{ user_id: string; secret: string }[]> {
  return queries.query(selectOpen);
}

/** Some of the secrets in the order of their people, beginning behind one of them. */
export function listSecretsAfter(
  queries: Queries,
  userId: string,
): Promise<{ user_id: string; secret: string }[]> {
  return queries.query(selectPage, [userId]);
}

/** Replaces a secret by another form of it, unless it has changed meanwhile. */
export async function replaceFactorSecret(
  queries: Queries,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await queries.query(replaceSecret, [userId, from, to]);
}

/** Stores a secret that is not on yet; false when there is one that is. */
export async function beginFactor(
  queries: Queries,
  userId: string,
  secret: string,
  now: number,
): Promise<boolean> {
  return (await queries.query(begin, [userId, secret, now])).length > 0;
}

/** The code of a time step, of the factor that was begun at a time. */
export type FactorStep = { step: number; createdAt: number };

/** Takes a code; false when that one or a later one was taken before, or the factor is another one by now. */
export async function takeStepOnce(
  queries: Queries,
  userId: string,
  { step, createdAt }: FactorStep,
): Promise<boolean> {
  return (await queries.query(takeStep, [userId, step, createdAt])).length > 0;
}

/** The same for the first code, which turns the factor on. */
export async function turnFactorOn(
  queries: Queries,
  userId: string,
  { step, createdAt }: FactorStep,
): Promise<boolean> {
  return (await queries.query(turnOn, [userId, step, createdAt])).length > 0;
}

/** Takes a recovery code; false when there is none such. */
export async function takeRecoveryCode(queries: Queries, userId: string, hash: string): Promise<boolean> {
  return (await queries.query(takeCode, [userId, hash])).length > 0;
}

export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(countCodes, [userId]);
  return row?.codes ?? 0;
}

/** Replaces all recovery codes by new ones. */
export async function replaceRecoveryCodes(
  queries: Queries,
  userId: string,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  await queries.query(removeCodes, [userId]);
  for (const hash of hashes) await queries.query(insertCode, [userId, hash, now]);
}

export async function removeFactor(queries: Queries, userId: string): Promise<void> {
  await queries.query(remove, [userId]);
  await queries.query(removeCodes, [userId]);
}
