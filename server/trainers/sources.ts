import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import type { WordStates } from '#learning/states.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import type { PersonReads } from '../database/person-reads.ts';
import type { CardsOf } from '../dictionary/own-cards.ts';
import { dictionaryWords } from '../dictionary/words.ts';
import { invalidInput, notFound } from '../http/errors.ts';
import type { Student } from '../word-states/learner-store.ts';
import { proposedPath } from './first-path.ts';

/** Where the words of a packet are taken from, in catalogue order. */
export type Sources = {
  category(id: string): readonly CatalogueWord[];
  /** With the own cards of the pair, which come last. */
  dictionary(owner: Owner, pair: Pair): Promise<CatalogueWord[]>;
  /** All that a person has begun or kept, then the words that may come new. */
  everything(asked: Everything): Promise<CatalogueWord[]>;
  words(owner: Owner, pair: Pair, ids: readonly string[]): Promise<CatalogueWord[]>;
};

type Owner = Pick<Student, 'userId' | 'dictionaryRevision'>;

type Everything = {
  owner: Owner;
  pair: Pair;
  states: WordStates;
  /** The categories the person has chosen; the proposed path follows the categories they have begun. */
  path: readonly string[] | undefined;
};

type SourceServices = { db: Db; reads: PersonReads; catalogue: Catalogue; cardsOf: CardsOf };

export function wordSources({ db, reads, catalogue, cardsOf }: SourceServices): Sources {
  const dictionaryOf = dictionaryWords(db, reads, catalogue);

  async function dictionary({ userId, dictionaryRevision }: Owner, pair: Pair): Promise<CatalogueWord[]> {
    const words = await dictionaryOf(userId, dictionaryRevision);
    return [...words, ...(await cardsOf(userId, pair, dictionaryRevision))];
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

    async everything({ owner, pair, states, path }) {
      const begun: CatalogueWord[] = [];
      for (const [id, { reps }] of states) {
        const word = reps > 0 ? catalogue.word(id) : undefined;
        if (word !== undefined) begun.push(word);
      }
      const begunCategories = new Set(begun.map(({ category }) => category));
      const inOrder = catalogue.categories.map(({ id }) => id).filter(id => begunCategories.has(id));
      const categories = path ?? [...inOrder, ...proposedPath(catalogue)];
      const own = new Set([...begun, ...(await dictionary(owner, pair))]);
      const all = [...own];
      // A word is in one category, so a set of the words without one is enough: a set of all costs more than the rest of a
      // packet.
      for (const id of new Set(categories))
        for (const word of catalogue.category(id)?.words ?? []) if (!own.has(word)) all.push(word);
      return all;
    },

    async words({ userId, dictionaryRevision }, pair, ids) {
      const own = await cardsOf(userId, pair, dictionaryRevision);
      const cards = new Map(own.map(card => [card.id, card]));
      const wordOf = (id: string) => catalogue.word(id) ?? cards.get(id);
      const unknown = ids.filter(id => wordOf(id) === undefined);
      if (unknown.length > 0) throw invalidInput({ words: unknown.map(id => `Unknown word: ${id}`) });
      return ids.flatMap(id => wordOf(id) ?? []);
    },
  };
}
