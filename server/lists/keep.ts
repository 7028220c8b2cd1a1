import { makeCardsIn } from '../cards/changes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import { addEntries } from '../dictionary/store.ts';
import { isCard } from './entries.ts';
import { addKept, noteKept, type StoredList } from './list-store.ts';
import { isOfPair } from './shown-words.ts';

type Keeping = { db: Db; catalogue: Catalogue; userId: string; pair: Pair; now: number };

/**
 * Takes over what a list shows in a pair of languages: its words into the person's dictionary, its cards as cards of their own. Returns
 * the ids of what is new in the dictionary. A list counts once for each person, and not for its owner.
 */
export function keepWords(
  { db, catalogue, userId, pair, now }: Keeping,
  list: StoredList,
): Promise<string[]> {
  const { word } = catalogue.ofPair(pair);
  const words = list.entries.flatMap(entry => (isCard(entry) || word(entry) === undefined ? [] : [entry]));
  const cards = list.entries.filter(isCard).filter(card => isOfPair(card, pair));
  return db.transaction(async queries => {
    const made = await makeCardsIn(
      queries,
      userId,
      cards.map(({ id: _, card: __, ...written }) => ({ ...written, reading: '', note: '', emoji: '' })),
      now,
    );
    const newCards = made.filter(({ isNew }) => isNew).map(({ id }) => id);
    const added = await addEntries(queries, userId, words, now);
    if (list.userId !== userId && (await noteKept(queries, userId, list.id, now)))
      await addKept(queries, list);
    return [...added, ...newCards];
  });
}
