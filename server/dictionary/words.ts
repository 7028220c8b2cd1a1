import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { PersonReads } from '../database/person-reads.ts';
import { cacheByRevision } from './cached-by-revision.ts';
import { dictionaryRevision, listWordIds } from './store.ts';

/** Words are cached up to this many bytes of all people: some 7,000 with 200 words. */
const MOST_BYTES = 16 * 1024 * 1024;
const REFERENCE_BYTES = 8;

/**
 * Makes the function that finds the words of a person's dictionary, in catalogue order: reading two hundred ids costs more than a packet.
 * `revision` is that of the dictionary, where it has just been read.
 */
export function dictionaryWords(
  db: Db,
  reads: PersonReads,
  catalogue: Catalogue,
): (userId: string, revision: number | undefined) => Promise<readonly CatalogueWord[]> {
  const cached = cacheByRevision<readonly CatalogueWord[]>(userId => dictionaryRevision(db, userId), {
    mostBytes: MOST_BYTES,
    bytesOf: words => REFERENCE_BYTES * words.length,
  });
  const order = new Map(
    catalogue.categories.flatMap(({ words }) => words).map((word, place) => [word.id, place] as const),
  );
  const placeOf = ({ id }: CatalogueWord) => order.get(id) ?? order.size;

  return (userId, read) =>
    cached(
      userId,
      'words',
      async revision => {
        const wordIds = await reads({ userId, counted: 'dictionary', revision }, queries =>
          listWordIds(queries, userId),
        );
        const words = wordIds.flatMap(wordId => catalogue.word(wordId) ?? []);
        return words.sort((one, other) => placeOf(one) - placeOf(other));
      },
      read,
    );
}
