import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import type { WordStates } from '#learning/states.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import type { PersonReads } from '../database/person-reads.ts';
import type { CardsOf } from '../dictionary/own-cards.ts';
import { dictionaryWords } from '../dictionary/words.ts';
import { invalidInput, notFound } from '../http/errors.ts';
import { proposedPath } from './first-path.ts';

/** Where the words of a packet are taken from, in catalogue order. */
export type Sources = {
  category(id: string): readonly CatalogueWord[];
  /** With the own cards of the pair, which come last. */
  dictionary(userId: string, pair: Pair): Promise<CatalogueWord[]>;
  /** All that a person has begun or kept, then the words that may come new. */
  everything(asked: Everything): Promise<CatalogueWord[]>;
  words(userId: string, pair: Pair, ids: readonly string[]): Promise<CatalogueWord[]>;
};

type Everything = {
  userId: string;
  pair: Pair;
  states: WordStates;
  /** The categories the person has chosen; the proposed path follows the categories they have begun. */
  path: readonly string[] | undefined;
};

type Needs = { db: Db; reads: PersonReads; catalogue: Catalogue; cardsOf: CardsOf };

export function wordSources({ db, reads, catalogue, cardsOf }: Needs): Sources {
  const order = new Map(
    catalogue.categories.flatMap(({ words }) => words).map((word, place) => [word.id, place] as const),
  );
  const placeOf = ({ id }: CatalogueWord) => order.get(id) ?? order.size;
  const present = (ids: Iterable<string>) => [...ids].flatMap(id => catalogue.word(id) ?? []);

  const dictionaryOf = dictionaryWords(db, reads, catalogue);

  async function dictionary(userId: string, pair: Pair): Promise<CatalogueWord[]> {
    const words = [...(await dictionaryOf(userId))].sort((one, other) => placeOf(one) - placeOf(other));
    return [...words, ...(await cardsOf(userId, pair))];
  }

  return {
    category(id) {
      if (id === DICTIONARY_SOURCE) {
        throw invalidInput({
          source: ['Your dictionary is read through /tests/user/learn-words or /tests/user/reverse-words'],
        });
      }
      const category = catalogue.category(id);
      if (category === undefined) throw notFound('Category');
      return category.words;
    },

    dictionary,

    async everything({ userId, pair, states, path }) {
      const begun = present([...states].filter(([, { reps }]) => reps > 0).map(([id]) => id));
      const begunCategories = new Set(begun.map(({ category }) => category));
      const inOrder = catalogue.categories.map(({ id }) => id).filter(id => begunCategories.has(id));
      const categories = path ?? [...inOrder, ...proposedPath(catalogue)];
      const fresh = categories.flatMap(id => catalogue.category(id)?.words ?? []);
      return [...new Set([...begun, ...(await dictionary(userId, pair)), ...fresh])];
    },

    async words(userId, pair, ids) {
      const cards = new Map((await cardsOf(userId, pair)).map(card => [card.id, card]));
      const wordOf = (id: string) => catalogue.word(id) ?? cards.get(id);
      const unknown = ids.filter(id => wordOf(id) === undefined);
      if (unknown.length > 0) throw invalidInput({ words: unknown.map(id => `Unknown word: ${id}`) });
      return ids.flatMap(id => wordOf(id) ?? []);
    },
  };
}
