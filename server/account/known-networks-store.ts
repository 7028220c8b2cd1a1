import { createHash } from 'node:crypto';
import { type Db, type Queries, sql } from '../database/database.ts';

/** At home, at work, on the way. The ones seen longest ago are forgotten. */
const MOST_KEPT = 10;

const select = sql(
  'select-known-network',
  'select 1 as found from known_networks where user_id = $1 and network_hash = $2',
);
const upsert = sql(
  'upsert-known-network',
  `insert into known_networks (user_id, network_hash, seen_at) values ($1, $2, $3)
   on conflict (user_id, network_hash) do update set seen_at = excluded.seen_at`,
);
const prune = sql(
  'prune-known-networks',
  `delete from known_networks where user_id = $1 and seen_at < (
     select min(seen_at) from (
       select seen_at from known_networks where user_id = $1 order by seen_at desc limit ${MOST_KEPT}
     ) as latest
   )`,
);

/** Whether the person has logged in from there before. */
export async function isKnownNetwork(db: Db, userId: string, network: string): Promise<boolean> {
  return (await db.query(select, [userId, hashOf(userId, network)])).length > 0;
}

/** Remembers where a person has shown that the account is theirs, within a transaction that has locked their row. */
export async function rememberNetwork(
  queries: Queries,
  userId: string,
  { network, now }: { network: string; now: number },
): Promise<void> {
  await queries.query(upsert, [userId, hashOf(userId, network), now]);
  await queries.query(prune, [userId]);
}

/** Enough to know a network again, and different for every person. */
function hashOf(userId: string, network: string): string {
  return createHash('sha256').update(`${userId} ${network}`).digest('base64url');
}
