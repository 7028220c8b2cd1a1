import { LONGEST_WORD } from '#contract/translation.ts';
import { orNull, text } from '../database/columns.ts';
import { type Db, sql } from '../database/database.ts';
import type { TranslationRequest } from './providers/provider.ts';

const select = sql(
  'select-translation',
  `select translation from translations
   where source = $1 and target = $2 and word = $3 and (translation is not null or provider = $4)`,
  { translation: orNull(text) },
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

const pruneLong = sql(
  'prune-long-translations',
  `delete from translations where length(word) > $1 and created_at < (
     select created_at from translations where length(word) > $1 order by created_at desc limit 1 offset $2
   )`,
);

/** An earlier reply: null when this provider knew none, undefined when it was not asked yet. */
export async function findTranslation(
  db: Db,
  { text, source, target }: TranslationRequest,
  provider: string,
) {
  const rows = await db.query(select, [source, target, text, provider]);
  return rows[0]?.translation;
}

export type AnsweredRequest = TranslationRequest & {
  provider: string;
  translation: string | null;
  now: number;
};

export async function saveTranslation(db: Db, answered: AnsweredRequest): Promise<void> {
  const { provider, source, target, text, translation, now } = answered;
  await db.query(upsert, [provider, source, target, text, translation, now]);
}

/** How much is kept; what is longer than the longest word is a sentence. */
type Bounds = { since: number; most: number; mostSentences: number };

/** Removes what was answered before `since`, and the oldest beyond what is kept at most: strangers decide what is asked for. */
export async function pruneTranslations(db: Db, { since, most, mostSentences }: Bounds): Promise<void> {
  await db.query(prune, [since, most - 1]);
  await db.query(pruneLong, [LONGEST_WORD, mostSentences - 1]);
}
