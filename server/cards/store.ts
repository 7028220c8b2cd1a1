import type { Card, NewCard } from '#contract/cards.ts';
import { foldSearch } from '#contract/search.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { inChunks } from '../database/chunks.ts';
import { number, oneOf, text } from '../database/columns.ts';
import {
  type Db,
  type Queries,
  type Statement,
  sql,
  sqlOne,
  type Value,
  valuesList,
} from '../database/database.ts';
import { loginRequired } from '../http/errors.ts';
import { samenessOf, searchTextOf } from './folding.ts';

export type StoredCard = NewCard & { id: string };

const CARD = {
  id: text,
  learn: oneOf(LANGUAGE_CODES),
  lang: oneOf(LANGUAGE_CODES),
  word: text,
  translation: text,
  reading: text,
  note: text,
  sentence: text,
  emoji: text,
  created_at: number,
  updated_at: number,
};
const COLUMNS = Object.keys(CARD).join(', ');

// An empty language means all of them.
const LISTED = `user_id = $1 and deleted_at is null and ($2 = '' or learn = $2) and ($3 = '' or lang = $3)
   and search_text like $4 escape '!'`;
const selectPage = sql(
  'select-cards',
  `select ${COLUMNS} from cards where ${LISTED} order by created_at desc, id desc limit $5 offset $6`,
  CARD,
);
const countListed = sql('count-listed-cards', `select count(*) as total from cards where ${LISTED}`, {
  total: number,
});
const countOwn = sqlOne(
  'count-own-cards',
  'select count(*) as stored, count(deleted_at) as deleted from cards where user_id = $1',
  { stored: number, deleted: number },
);
const selectCard = sqlOne(
  'select-card',
  `select ${COLUMNS} from cards where user_id = $1 and id = $2 and deleted_at is null`,
  CARD,
);
const update = sql(
  'update-card',
  `update cards set word = $3, translation = $4, reading = $5, note = $6, sentence = $7, emoji = $8,
   sameness = $9, search_text = $10, updated_at = $11 where user_id = $1 and id = $2`,
);
// Locks the row of the user until the transaction ends: of two calls at once only one finds the last room.
const countChange = sql(
  'count-card-change',
  'update users set dictionary_revision = dictionary_revision + 1 where id = $1 returning id',
);
const deleteOther = sql(
  'delete-other-card',
  `delete from cards where user_id = $1 and id = $2 and deleted_at is not null
     and (learn <> $3 or lang <> $4 or sameness <> $5) returning id`,
);
const erase = sql(
  'erase-cards',
  `delete from cards where (user_id, id) in
     (select user_id, id from cards where deleted_at <= $1 limit 1000) returning 1 as gone`,
);
const purge = sql('purge-cards', 'delete from cards where user_id = $1 and deleted_at <= $2');

type Filter = { lang?: Language | undefined; learn?: Language | undefined; q: string };

/** Begins a change within its transaction: other changes wait, and lists made before no longer hold. Rejects with 401 for a person who is gone. */
export async function beginChange(queries: Queries, userId: string): Promise<void> {
  if ((await queries.query(countChange, [userId])).length === 0) throw loginRequired();
}

/** A page of a person's cards, newest first, and how many there are in all. */
export async function listPage(db: Db, userId: string, page: Filter & { offset: number; limit: number }) {
  const filter = [userId, page.learn ?? '', page.lang ?? '', containing(page.q)];
  const [cards, [count]] = await Promise.all([
    db.query(selectPage, [...filter, page.limit, page.offset]),
    db.query(countListed, filter),
  ]);
  return { cards, total: count?.total ?? 0 };
}

/** How many cards of a person are stored, and how many of them are deleted. */
export async function countCards(queries: Queries, userId: string) {
  const [row] = await queries.query(countOwn, [userId]);
  return row ?? { stored: 0, deleted: 0 };
}

export async function findCard(queries: Queries, userId: string, id: string): Promise<Card | undefined> {
  const [row] = await queries.query(selectCard, [userId, id]);
  return row;
}

/** Those of the ids that are cards of the person, deleted ones too. */
export async function findTakenIds(queries: Queries, userId: string, ids: readonly string[]) {
  return idsOf(
    queries,
    { name: 'select-taken-ids', start: 'select id from cards where user_id = $1' },
    [userId],
    ids,
  );
}

/** The ids of a person's cards by `sameKey`, of those that say the same as the given ones. */
export async function findSame(queries: Queries, userId: string, cards: readonly NewCard[]) {
  const found = new Map<string, string>();
  for (const chunk of inChunks(new Set(cards.map(samenessOf)))) {
    const rows = await queries.query(selectSame(chunk.length), [userId, ...chunk]);
    for (const { learn, lang, sameness, id } of rows) found.set(`${learn} ${lang} ${sameness}`, id);
  }
  return found;
}

/** Equal for cards of which one is enough. */
export function sameKey(card: NewCard): string {
  return `${card.learn} ${card.lang} ${samenessOf(card)}`;
}

export async function insertCards(
  queries: Queries,
  userId: string,
  cards: readonly StoredCard[],
  now: number,
) {
  for (const chunk of inChunks(cards)) {
    const rows = chunk.flatMap(card => [userId, card.id, card.learn, card.lang, ...values(card), now, now]);
    await queries.query(insert(chunk.length), rows);
  }
}

export async function saveCard(queries: Queries, userId: string, card: Card): Promise<void> {
  await queries.query(update, [userId, card.id, ...values(card), card.updated_at]);
}

/** Marks cards as deleted; returns the ids of those that were there. */
export async function markDeleted(queries: Queries, userId: string, ids: readonly string[], now: number) {
  const start = 'update cards set deleted_at = $2 where user_id = $1 and deleted_at is null';
  return idsOf(queries, { name: 'mark-cards-deleted', start, end: 'returning id' }, [userId, now], ids);
}

/** Undoes deletions; returns the ids of the cards that had been deleted. */
export async function unmarkDeleted(queries: Queries, userId: string, ids: readonly string[]) {
  const start = 'update cards set deleted_at = null where user_id = $1 and deleted_at is not null';
  return idsOf(queries, { name: 'unmark-cards-deleted', start, end: 'returning id' }, [userId], ids);
}

/** Forgets for ever what was deleted until then. */
export async function purgeDeleted(queries: Queries, userId: string, until: number): Promise<void> {
  await queries.query(purge, [userId, until]);
}

/** Forgets a deleted card with the id of a new one that says something else; true when there was one. */
export async function forgetOther(queries: Queries, userId: string, card: StoredCard): Promise<boolean> {
  const { id, learn, lang } = card;
  return (await queries.query(deleteOther, [userId, id, learn, lang, samenessOf(card)])).length > 0;
}

/** Erases what was deleted until then, of everybody. */
export async function eraseCards(db: Db, until: number): Promise<void> {
  while ((await db.query(erase, [until])).length > 0);
}

type Start = { name: string; start: string; end?: string };

/** Runs a statement that returns ids over the rows with the given ones. */
async function idsOf(
  queries: Queries,
  { name, start, end = '' }: Start,
  first: Value[],
  ids: readonly string[],
) {
  const found: string[] = [];
  for (const chunk of inChunks(new Set(ids))) {
    const statement = sql(
      `${name}-${chunk.length}`,
      `${start} and id in (${placeholders(chunk.length, first.length)}) ${end}`,
      { id: text },
    );
    const rows = await queries.query(statement, [...first, ...chunk]);
    found.push(...rows.map(row => row.id));
  }
  return found;
}

function selectSame(count: number) {
  return sql(
    `select-same-cards-${count}`,
    `select id, learn, lang, sameness from cards
     where user_id = $1 and deleted_at is null and sameness in (${placeholders(count, 1)})`,
    { id: text, learn: text, lang: text, sameness: text },
  );
}

function insert(count: number): Statement {
  return sql(
    `insert-cards-${count}`,
    `insert into cards (user_id, id, learn, lang, word, translation, reading, note, sentence, emoji, sameness,
     search_text, created_at, updated_at) values ${valuesList(count, 14)}`,
  );
}

function placeholders(count: number, after: number): string {
  return Array.from({ length: count }, (_, index) => `$${after + index + 1}`).join(',');
}

function values(card: NewCard): string[] {
  const { word, translation, reading, note, sentence, emoji } = card;
  return [word, translation, reading, note, sentence, emoji, samenessOf(card), searchTextOf(card)];
}

/** A pattern for `like` of what contains the folded text. */
function containing(text: string): string {
  return `%${foldSearch(text).replace(/[!%_]/g, '!$&')}%`;
}
