import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { PersonReads } from '../database/person-reads.ts';
import { keepByRevision } from './kept-by-revision.ts';
import { dictionaryRevision, listWordIds } from './store.ts';

/** Words are kept up to this many bytes of all people: some 7,000 with 200 words. */
const MOST_BYTES = 16 * 1024 * 1024;
const REFERENCE_BYTES = 8;

/** Makes the function that finds the words of a person's dictionary, in no order: reading two hundred ids costs more than a packet. */
export function dictionaryWords(
  db: Db,
  reads: PersonReads,
  catalogue: Catalogue,
): (userId: string) => Promise<readonly CatalogueWord[]> {
  const kept = keepByRevision<readonly CatalogueWord[]>(userId => dictionaryRevision(db, userId), {
    mostBytes: MOST_BYTES,
    bytesOf: words => REFERENCE_BYTES * words.length,
  });
  return userId =>
    kept(userId, 'words', async revision => {
      const wordIds = await reads({ userId, counted: 'dictionary', revision }, queries =>
        listWordIds(queries, userId),
      );
      return wordIds.flatMap(wordId => catalogue.word(wordId) ?? []);
    });
}
