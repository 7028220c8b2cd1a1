import { type Db, sql } from '../database/database.ts';
import type { WordRequest } from './providers/provider.ts';

const select = sql(
  'select-translation',
  `select translation from translations
   where source = $1 and target = $2 and word = $3 and (translation is not null or provider = $4)`,
);
const upsert = sql(
  'upsert-translation',
  `insert into translations (provider, source, target, word, translation, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (source, target, word) do update
   set provider = excluded.provider, translation = excluded.translation, created_at = excluded.created_at`,
);

const prune = sql(
  'prune-translations',
  `delete from translations where created_at < $1 or created_at < (
     select created_at from translations order by created_at desc limit 1 offset $2
   )`,
);

/** An earlier reply: null when this provider knew none, undefined when it was not asked yet. */
export async function findTranslation(db: Db, { word, source, target }: WordRequest, provider: string) {
  const rows = await db.query<{ translation: string | null }>(select, [source, target, word, provider]);
  return rows[0]?.translation;
}

export type AnsweredRequest = WordRequest & { provider: string; translation: string | null; now: number };

export async function saveTranslation(db: Db, answered: AnsweredRequest): Promise<void> {
  const { provider, source, target, word, translation, now } = answered;
  await db.query(upsert, [provider, source, target, word, translation, now]);
}

/** Removes what was answered before `since`, and the oldest beyond `most`: strangers decide which words are kept. */
export async function pruneTranslations(
  db: Db,
  { since, most }: { since: number; most: number },
): Promise<void> {
  await db.query(prune, [since, most - 1]);
}
