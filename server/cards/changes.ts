import { v7 as uuidV7 } from 'uuid';
import { type Card, MOST_CARDS, type NewCard } from '#contract/cards.ts';
import type { Db, Queries } from '../database/database.ts';
import { addEntries, removeEntries, restoreEntries } from '../dictionary/store.ts';
import { invalidInput } from '../http/errors.ts';
import {
  beginChange,
  countCards,
  eraseCards,
  findCard,
  findSame,
  findTakenIds,
  forgetOther,
  insertCards,
  markDeleted,
  purgeDeleted,
  type StoredCard,
  sameKey,
  saveCard,
  unmarkDeleted,
} from './store.ts';

/** How long a deletion can be taken back. */
const RESTORABLE_MS = 24 * 60 * 60 * 1000;

/**
 * Makes cards and adds them to the dictionary; returns an entry for each, in order. An id that is taken, or a card that says the
 * same, makes none.
 */
export function makeCards(db: Db, userId: string, cards: readonly NewCard[], now: number) {
  return db.transaction(queries => makeCardsIn(queries, userId, cards, now));
}

/** The same within a transaction, whose other changes of the person come after it. */
export async function makeCardsIn(
  queries: Queries,
  userId: string,
  cards: readonly NewCard[],
  now: number,
): Promise<{ id: string; isNew: boolean }[]> {
  await beginChange(queries, userId);
  const { entries, made } = await sortOut(queries, userId, cards);
  await makeRoom(queries, userId, made.length, now);
  await insertCards(queries, userId, made, now);
  await addEntries(
    queries,
    userId,
    made.map(card => card.id),
    now,
  );
  return entries;
}

/** Changes what is written on a card; undefined when the person has none with that id. */
export function changeCard(
  db: Db,
  userId: string,
  { id, change, now }: { id: string; change: Partial<Card>; now: number },
): Promise<Card | undefined> {
  return db.transaction(async queries => {
    await beginChange(queries, userId);
    const card = await findCard(queries, userId, id);
    if (card === undefined) return undefined;
    const changed = { ...card, ...change, updated_at: now };
    const same = (await findSame(queries, userId, [changed])).get(sameKey(changed));
    if (same !== undefined && same !== id) {
      throw invalidInput({ translation: ['Another of your cards says the same'] });
    }
    await saveCard(queries, userId, changed);
    return changed;
  });
}

/** Deletes cards, also from the dictionary; returns the ids of those that were there. */
export function removeCards(db: Db, userId: string, ids: readonly string[], now: number) {
  return db.transaction(async queries => {
    await beginChange(queries, userId);
    await purgeDeleted(queries, userId, now - RESTORABLE_MS);
    const deleted = await markDeleted(queries, userId, ids, now);
    await removeEntries(queries, userId, deleted, now);
    return deleted;
  });
}

/** Undo of a deletion; returns the ids of the cards that are back. */
export function takeBackDeletion(db: Db, userId: string, ids: readonly string[], now: number) {
  return db.transaction(async queries => {
    await beginChange(queries, userId);
    const restored = await unmarkDeleted(queries, userId, ids);
    await makeRoom(queries, userId, 0, now);
    await restoreEntries(queries, userId, restored, now);
    return restored;
  });
}

/** Erases what can no longer be restored, of everybody. */
export function eraseDeletedCards(db: Db, now: number): Promise<void> {
  return eraseCards(db, now - RESTORABLE_MS);
}

/** The cards to be made, and the id that each given card has from then on. */
async function sortOut(queries: Queries, userId: string, cards: readonly NewCard[]) {
  const given = cards.flatMap(card => card.id ?? []);
  const taken = new Set(await findTakenIds(queries, userId, given));
  // A card that was deleted stays so when it is sent again, and makes room for another one with its id.
  for (const { id, ...card } of cards)
    if (id !== undefined && taken.has(id) && (await forgetOther(queries, userId, { ...card, id })))
      taken.delete(id);
  const same = await findSame(queries, userId, cards);
  const made: StoredCard[] = [];
  const entries = cards.map(card => {
    const key = sameKey(card);
    const known = card.id !== undefined && taken.has(card.id) ? card.id : same.get(key);
    if (known !== undefined) return { id: known, isNew: false };
    const id = card.id ?? `card-${uuidV7()}`;
    taken.add(id);
    same.set(key, id);
    made.push({ ...card, id });
    return { id, isNew: true };
  });
  return { entries, made };
}

/** Refuses more cards than a person may have, and lets deleted ones go before they outnumber them. */
async function makeRoom(queries: Queries, userId: string, more: number, now: number): Promise<void> {
  const { stored, deleted } = await countCards(queries, userId);
  if (stored - deleted + more > MOST_CARDS) {
    throw invalidInput({
      cards: [
        `You can have ${MOST_CARDS} cards; there is room for ${Math.max(0, MOST_CARDS - stored + deleted)} more`,
      ],
    });
  }
  if (stored + more > 2 * MOST_CARDS) await purgeDeleted(queries, userId, now);
}
