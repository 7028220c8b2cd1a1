import type { listMyWords } from '#contract/dictionary.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import type { PersonReads } from '../database/person-reads.ts';
import type { CachedResponse } from '../http/cached-response.ts';
import { filledCourse } from '../word-states/fill.ts';
import type { PersonalResponses } from './personal-responses.ts';
import { listMyWordIds, type MyWords } from './store.ts';

type MyWordsResponse = CachedResponse<Reply<typeof listMyWords>>;

/** Makes the function that tells which words of a pair of languages a person has, and knows in the learning language. */
export function myWordsLists(
  { db, reads, catalogue }: { db: Db; reads: PersonReads; catalogue: Catalogue },
  keep: PersonalResponses,
): (userId: string, pair: Pair) => Promise<MyWordsResponse> {
  const compose = composer(catalogue);
  return async (userId, pair) => {
    const { lang, learn } = pair;
    await filledCourse(db, userId, learn);
    return keep(userId, `${lang} ${learn}`, revision =>
      reads({ userId, counted: 'both', revision }, async queries => {
        const { dictionary, known } = await listMyWordIds(queries, userId, learn);
        const isThere = (id: string) => {
          const word = catalogue.word(id);
          return word === undefined || isOfPair(word, pair);
        };
        return compose({ dictionary: dictionary.filter(isThere), known: known.filter(isThere) });
      }),
    );
  };
}

/** Makes the JSON. What is said of a word in one of its three states is the same for everybody, so it is written once. */
function composer(catalogue: Catalogue): (words: MyWords) => Buffer {
  const inDictionary = text(true, false);
  const known = text(false, true);
  const both = text(true, true);

  return words => {
    const onlyKnown = new Set(words.known);
    const pieces = words.dictionary.map(id => (onlyKnown.delete(id) ? both(id) : inDictionary(id)));
    for (const id of onlyKnown) pieces.push(known(id));
    return Buffer.from(`{"success":true,"message":"","data":{"words":[${pieces.join(',')}]}}`);
  };

  function text(in_dictionary: boolean, isKnown: boolean): (id: string) => string {
    const written = new Map<string, string>();
    return id => {
      const made = written.get(id);
      if (made !== undefined) return made;
      const word = catalogue.word(id);
      const json = JSON.stringify({ id, category: word?.category || null, in_dictionary, known: isKnown });
      // Ids that have left the catalogue are not kept: those of the catalogue bound what is.
      if (word !== undefined) written.set(id, json);
      return json;
    };
  }
}
