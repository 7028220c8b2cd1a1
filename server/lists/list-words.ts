import { isListCode, isOwnListId } from '#contract/list-codes.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import type { CardsOf } from '../dictionary/own-cards.ts';
import { isCard } from './entries.ts';
import { findLinked, findList, type StoredList } from './list-store.ts';
import { ownCardFinder } from './shown-words.ts';

/**
 * What can be learned of a list in a pair of languages, in its order: its words, and those of its cards that the person has too. An own
 * card is known to its owner alone, so of the others nothing could be kept. Undefined where there is no such list for them.
 *
 * @param name the code of its link, or its id for its owner
 */
export type WordsOfList = (
  name: string,
  userId: string | undefined,
  pair: Pair,
) => Promise<CatalogueWord[] | undefined>;

type Sources = { db: Db; catalogue: Catalogue; cardsOf: CardsOf };

export function wordsOfList({ db, catalogue, cardsOf }: Sources): WordsOfList {
  return async (name, userId, pair) => {
    const list = await listFor(db, name, userId);
    if (list === undefined) return undefined;
    const hasCards = userId !== undefined && list.entries.some(isCard);
    const ownCard = ownCardFinder(hasCards ? await cardsOf(userId, pair, undefined) : [], pair);
    const { word } = catalogue.ofPair(pair);
    return list.entries.flatMap(entry => (isCard(entry) ? ownCard(entry) : word(entry)) ?? []);
  };
}

/** The list that somebody may see: their own, or one that is shared and not hidden. */
async function listFor(db: Db, name: string, userId: string | undefined): Promise<StoredList | undefined> {
  if (isOwnListId(name)) return userId === undefined ? undefined : findList(db, userId, name);
  return findShared(db, name);
}

/** A list by the code of its link; undefined where it was withdrawn, deleted, hidden or never there. */
export async function findShared(db: Db, code: string): Promise<StoredList | undefined> {
  const list = isListCode(code) ? await findLinked(db, code) : undefined;
  return list?.is_hidden ? undefined : list;
}
