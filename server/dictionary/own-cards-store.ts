import type { Pair } from '../catalogue/present.ts';
import { inChunks, placeholders } from '../database/chunks.ts';
import { text } from '../database/columns.ts';
import { type Queries, sql } from '../database/database.ts';

/** A card of a pair of languages that its owner keeps in the dictionary. */
export type OwnCard = { id: string; word: string; translation: string; reading: string; emoji: string };

const selectKept = sql(
  'select-kept-cards',
  `select cards.id, cards.word, cards.translation, cards.reading, cards.emoji from cards
   join dictionary_entries on dictionary_entries.user_id = cards.user_id and dictionary_entries.word_id = cards.id
   where cards.user_id = $1 and cards.learn = $2 and cards.lang = $3 and cards.deleted_at is null`,
  { id: text, word: text, translation: text, reading: text, emoji: text },
);
/** The cards of a pair in the dictionary of a person, in no order. */
export function listOwnCards(queries: Queries, userId: string, { lang, learn }: Pair): Promise<OwnCard[]> {
  return queries.query(selectKept, [userId, learn, lang]);
}

/** Those of the ids that are cards of the person. */
export async function findOwnCardIds(
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const chunk of inChunks(ids)) {
    const rows = await queries.query(selectIds(chunk.length), [userId, ...chunk]);
    for (const { id } of rows) found.add(id);
  }
  return found;
}

function selectIds(count: number) {
  return sql(
    `select-own-card-ids-${count}`,
    `select id from cards where user_id = $1 and deleted_at is null and id in (${placeholders(count, 2)})`,
    { id: text },
  );
}
