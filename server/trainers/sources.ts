import { listOfSource } from '#contract/list-codes.ts';
import { stepOfSource } from '#contract/path-steps.ts';
import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import type { WordStates } from '#learning/states.ts';
import { NEW_WORD } from '#learning/word-state.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import { wordsOfStep } from '../catalogue/path.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import type { PersonReads } from '../database/person-reads.ts';
import { type CardsOf, isOwnCard } from '../dictionary/own-cards.ts';
import { dictionaryWords } from '../dictionary/words.ts';
import { invalidInput, notFound } from '../http/errors.ts';
import type { Student } from '../word-states/learner-store.ts';
import { proposedPath } from './first-path.ts';

/** Where the words of a packet are taken from, in catalogue order; a word that a language of the pair lacks comes from none. */
export type Sources = {
  category(id: string, pair: Pair): readonly CatalogueWord[];
  /** A category, or a step of the path of the learning language (`path-7`). Throws where there is none. */
  categoryOrStep(id: string, pair: Pair): readonly CatalogueWord[];
  /** The words of a list (`list-k3m9…`) for somebody, or a guest. Undefined for what names no list; throws where there is none. */
  list(id: string, pair: Pair, userId: string | undefined): Promise<readonly CatalogueWord[] | undefined>;
  /** With the own cards of the pair, which come last. */
  dictionary(owner: Owner, pair: Pair): Promise<CatalogueWord[]>;
  /** The words that may come new, in the order in which they are to be met; some may come twice. */
  fresh(asked: Unmet): Iterable<CatalogueWord>;
  words(owner: Owner, pair: Pair, ids: readonly string[]): Promise<CatalogueWord[]>;
  /** Makes the function that finds a word by its id: of the catalogue, or an own card of the pair. */
  finder(owner: Owner, pair: Pair): Promise<FindWord>;
};

/** Returns undefined for a word that is gone, or that a language of the pair lacks. */
export type FindWord = (id: string) => CatalogueWord | undefined;

type Owner = Pick<Student, 'userId' | 'dictionaryRevision'>;

type Unmet = {
  pair: Pair;
  states: WordStates;
  /** The categories the person has chosen; otherwise the first 1,000 words, then the categories they have begun, then the others. */
  path: readonly string[] | undefined;
};

type SourceServices = {
  db: Db;
  reads: PersonReads;
  catalogue: Catalogue;
  cardsOf: CardsOf;
  wordsOfList: WordsOfList;
};

/** What can be learned of a list, by the code of its link or by its owner's id; undefined where there is none for them. */
export type WordsOfList = (
  name: string,
  userId: string | undefined,
  pair: Pair,
) => Promise<readonly CatalogueWord[] | undefined>;

export function wordSources({ db, reads, catalogue, cardsOf, wordsOfList }: SourceServices): Sources {
  const dictionaryOf = dictionaryWords(db, reads, catalogue);
  const proposed = proposedPath(catalogue);

  async function dictionary({ userId, dictionaryRevision }: Owner, pair: Pair): Promise<CatalogueWord[]> {
    const kept = await dictionaryOf(userId, dictionaryRevision);
    const words = kept.filter(word => isOfPair(word, pair));
    return [...words, ...(await cardsOf(userId, pair, dictionaryRevision))];
  }

  // Most words of the path have been met by somebody who has got far: they are passed over here, before they are handed on.
  function* fresh({ pair, states, path }: Unmet): Generator<CatalogueWord> {
    const isUnmet = ({ id }: CatalogueWord) => (states.get(id) ?? NEW_WORD).state === 'new';
    if (path === undefined) for (const word of catalogue.path(pair.learn)) if (isUnmet(word)) yield word;
    const ofPair = catalogue.ofPair(pair);
    for (const id of new Set(path ?? categoriesAfterPath(states)))
      for (const word of ofPair.category(id)?.words ?? []) if (isUnmet(word)) yield word;
  }

  /** The categories that somebody has begun, then the others. */
  function categoriesAfterPath(states: WordStates): string[] {
    const begun = new Set<string>();
    for (const [id, { reps }] of states) if (reps > 0) begun.add(catalogue.word(id)?.category ?? '');
    const inOrder = catalogue.categories.map(({ id }) => id).filter(id => begun.has(id));
    return [...inOrder, ...proposed];
  }

  async function finder({ userId, dictionaryRevision }: Owner, pair: Pair): Promise<FindWord> {
    const cards = await cardsOf(userId, pair, dictionaryRevision);
    const byId = new Map(cards.map(card => [card.id, card]));
    const ofPair = catalogue.ofPair(pair);
    return id => (isOwnCard({ id }) ? byId.get(id) : ofPair.word(id));
  }

  function category(id: string, pair: Pair): readonly CatalogueWord[] {
    if (id === DICTIONARY_SOURCE) {
      throw invalidInput({
        source: ['Your dictionary is read through /tests/user/learn-words or /tests/user/reverse-words'],
      });
    }
    const found = catalogue.ofPair(pair).category(id);
    if (found === undefined) throw notFound('Category');
    return found.words;
  }

  return {
    category,

    categoryOrStep(id, pair) {
      const step = stepOfSource(id);
      if (step === undefined) return category(id, pair);
      const words = wordsOfStep(catalogue.path(pair.learn), step);
      if (words.length === 0) throw notFound('Step');
      return words;
    },

    async list(id, pair, userId) {
      const name = listOfSource(id);
      if (name === undefined) return undefined;
      const words = await wordsOfList(name, userId, pair);
      if (words === undefined) throw notFound('List');
      return words;
    },

    dictionary,

    fresh,

    finder,

    async words(owner, pair, ids) {
      const wordOf = await finder(owner, pair);
      const unknown = ids.filter(id => (catalogue.word(id) ?? wordOf(id)) === undefined);
      if (unknown.length > 0) throw invalidInput({ words: unknown.map(id => `Unknown word: ${id}`) });
      return ids.flatMap(id => wordOf(id) ?? []);
    },
  };
}

export function* idsOf(words: Iterable<CatalogueWord>): Generator<string> {
  for (const { id } of words) yield id;
}

export function* bothOf<Item>(one: Iterable<Item>, other: Iterable<Item>): Generator<Item> {
  yield* one;
  yield* other;
}
