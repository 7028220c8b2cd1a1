import { stepOfSource } from '#contract/path-steps.ts';
import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import type { Language } from '#languages/index.ts';
import type { WordStates } from '#learning/states.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { wordsOfStep } from '../catalogue/path.ts';
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
  /** A category, or a step of the path of a language (`path-7`). Throws where there is none. */
  categoryOrStep(id: string, learn: Language): readonly CatalogueWord[];
  /** With the own cards of the pair, which come last. */
  dictionary(owner: Owner, pair: Pair): Promise<CatalogueWord[]>;
  /** The words that may come new, in the order in which they are to be met. */
  fresh(asked: Omit<Everything, 'owner'>): Iterable<CatalogueWord>;
  /** All that a person has begun or kept, then the words that may come new. */
  everything(asked: Everything): Promise<CatalogueWord[]>;
  words(owner: Owner, pair: Pair, ids: readonly string[]): Promise<CatalogueWord[]>;
};

type Owner = Pick<Student, 'userId' | 'dictionaryRevision'>;

type Everything = {
  owner: Owner;
  pair: Pair;
  states: WordStates;
  /** The categories the person has chosen; otherwise the first 1,000 words, then the categories they have begun, then the others. */
  path: readonly string[] | undefined;
};

type SourceServices = { db: Db; reads: PersonReads; catalogue: Catalogue; cardsOf: CardsOf };

export function wordSources({ db, reads, catalogue, cardsOf }: SourceServices): Sources {
  const dictionaryOf = dictionaryWords(db, reads, catalogue);

  async function dictionary({ userId, dictionaryRevision }: Owner, pair: Pair): Promise<CatalogueWord[]> {
    const words = await dictionaryOf(userId, dictionaryRevision);
    return [...words, ...(await cardsOf(userId, pair, dictionaryRevision))];
  }

  function begunWords(states: WordStates): CatalogueWord[] {
    const begun: CatalogueWord[] = [];
    for (const [id, { reps }] of states) {
      const word = reps > 0 ? catalogue.word(id) : undefined;
      if (word !== undefined) begun.push(word);
    }
    return begun;
  }

  function* fresh({ pair, states, path }: Omit<Everything, 'owner'>): Generator<CatalogueWord> {
    const first = path === undefined ? catalogue.path(pair.learn) : [];
    yield* first;
    const isFirst = new Set(first);
    for (const id of new Set(path ?? categoriesAfterPath(states)))
      for (const word of catalogue.category(id)?.words ?? []) if (!isFirst.has(word)) yield word;
  }

  /** The categories that somebody has begun, then the others. */
  function categoriesAfterPath(states: WordStates): string[] {
    const begun = new Set(begunWords(states).map(({ category }) => category));
    const inOrder = catalogue.categories.map(({ id }) => id).filter(id => begun.has(id));
    return [...inOrder, ...proposedPath(catalogue)];
  }

  function category(id: string): readonly CatalogueWord[] {
    if (id === DICTIONARY_SOURCE) {
      throw invalidInput({
        source: ['Your dictionary is read through /tests/user/learn-words or /tests/user/reverse-words'],
      });
    }
    const found = catalogue.category(id);
    if (found === undefined) throw notFound('Category');
    return found.words;
  }

  return {
    category,

    categoryOrStep(id, learn) {
      const step = stepOfSource(id);
      if (step === undefined) return category(id);
      const words = wordsOfStep(catalogue.path(learn), step);
      if (words.length === 0) throw notFound('Step');
      return words;
    },

    dictionary,

    async everything({ owner, pair, states, path }) {
      const own = new Set([...begunWords(states), ...(await dictionary(owner, pair))]);
      const all = [...own];
      for (const word of fresh({ pair, states, path })) if (!own.has(word)) all.push(word);
      return all;
    },

    fresh,

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
