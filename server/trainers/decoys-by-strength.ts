import { LRUCache } from 'lru-cache';
import type { PacketEntry } from '#learning/packet.ts';
import type { WordState } from '#learning/word-state.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { listedAs } from '../catalogue/variants.ts';
import { measured } from '../process/cache-sizes.ts';
import { groupBy } from '../process/group-by.ts';
import { createIsAlsoRight } from './also-right.ts';
import { createPickDecoys, DECOYS, type Question } from './decoys.ts';
import { draw } from './draw.ts';
import { createFormLikeness, type FormLikeness } from './form-likeness.ts';
import { partIntoPools } from './pools.ts';
import type { CollectDistinct } from './readings.ts';
import { isPhrase, kindKeys, surfaceKeys } from './surface.ts';

/** Forms that share more than this are too easily taken for one another by somebody who is meeting the word. */
const UNLIKE = 0.3;
/** Near decoys are drawn from so many: always the same three would teach "not that one". */
const NEAREST = 8;
/** Pools by fewer keys would be of anything. */
const WIDTHS = 4;
/** New words are met in groups of so many: as many as a question has options. */
const MET_TOGETHER = 4;
/** Words that were begun at about the same time serve each other in groups of so many. */
const PEERS = 6;
/** With fewer to draw from, the next wider group is taken. */
const ENOUGH = 4;

/** Pools of some sixty pairs, and what is near to all words of some languages, each up to so many bytes, at about so many a word. */
const MOST_BYTES = 32 * 1024 * 1024;
const POOLED_BYTES = 40;
const NEAR_BYTES = 300;

type Pools = ReturnType<typeof partIntoPools<CatalogueWord>>;

/** With the words of the pools that were asked for, in the order in which they were begun. */
type PoolsOfBegun = {
  name: string;
  size: number;
  pools: Pools;
  inOrder: Map<readonly CatalogueWord[], readonly CatalogueWord[]>;
};

/** Of a group only some words fit; which, is looked at for those that are drawn. */
type Group = { group: readonly CatalogueWord[]; fits: (word: CatalogueWord) => boolean };

export type LearnersQuestion = Question & {
  decoys: PacketEntry['decoys'];
  /** The words that the person has begun, or has said to know, by id; as long as it holds as many they are the same ones. */
  begun: Begun;
  /** What is asked or met in the same round, as far as it may serve this word (`fellowsIn`); none otherwise. */
  fellows?: readonly CatalogueWord[];
};

type Candidates = Omit<LearnersQuestion, 'source'>;

export type Begun = ReadonlyMap<string, Pick<WordState, 'firstDay'>>;

/** Three wrong options, fewer only where there are no more. */
export type PickForLearner = {
  (question: LearnersQuestion): CatalogueWord[];
  /** Parts new words into the groups in which they serve each other. */
  metTogether(words: readonly CatalogueWord[], asked: AskedOfGroups): CatalogueWord[][];
  /** Makes the function that finds the fellows of a word in a round. */
  fellowsIn(round: RoundOf, pair: Pair): (word: CatalogueWord) => CatalogueWord[];
};

export type AskedOfGroups = Pick<LearnersQuestion, 'pair' | 'random' | 'begun'>;

/** The words of a round: those that are met in it, in groups (`metTogether`), and the others, which are begun. */
export type RoundOf = { met: readonly (readonly CatalogueWord[])[]; others: readonly CatalogueWord[] };

/**
 * Wrong options for somebody who is learning. Nothing that can be seen of them, nor how often they were seen, tells them from the
 * right one. First come those that are asked in the same round. Otherwise they are alike on the surface (`surface.ts`), and begun when the
 * word was begun, or new where it is new. A new word stands beside words of other categories that are unlike it in form, where there
 * are enough; a strong one beside those of its own meaning field.
 */
export function createPickByStrength(catalogue: Catalogue, collectDistinct: CollectDistinct): PickForLearner {
  const words = catalogue.categories.flatMap(category => category.words);
  const likeness = createFormLikeness();
  const pickAny = createPickDecoys(catalogue, collectDistinct);
  const isAlsoRight = createIsAlsoRight(catalogue);
  const keysOf = surfaceKeys();
  const byField = groupBy(words, fieldOf);
  const poolsByPair = keptLast<Pools>(() => POOLED_BYTES * words.length);
  const poolsOfBegun = new WeakMap<Begun, PoolsOfBegun>();
  const nearByWord = keptLast<CatalogueWord[]>(() => NEAR_BYTES);

  const pick = (question: LearnersQuestion) => {
    const { word, pair, source, random } = question;
    const decoys: CatalogueWord[] = [];
    const addDistinct = collectDistinct(pair);
    addDistinct(word);
    const isRight = isAlsoRight(word, pair);
    for (const candidate of candidates(question)) {
      if (!isRight(candidate) && addDistinct(candidate)) decoys.push(candidate);
      if (decoys.length === DECOYS) return decoys;
    }
    // An own card, a row of the dictionary, or a word of a rare kind: what anybody would get fills up.
    for (const candidate of pickAny({ word, source, pair, random }))
      if (decoys.length < DECOYS && addDistinct(candidate)) decoys.push(candidate);
    return decoys;
  };

  return Object.assign(pick, {
    metTogether,
    fellowsIn: (round: RoundOf, pair: Pair) => fellowsIn(round, word => kindKeys(word, pair)),
  });

  /**
   * A smaller group gets as many more as four options need, the same ones in all its questions: beside what is seen for the first
   * time, what was seen a minute ago would be known as the right one.
   */
  function metTogether(words: readonly CatalogueWord[], asked: AskedOfGroups): CatalogueWord[][] {
    const addDistinct = collectDistinct(asked.pair);
    for (const word of words) addDistinct(word);
    const count = Math.ceil(words.length / MET_TOGETHER);
    return Array.from({ length: count }, (_, number) => {
      const group = words.slice(number * MET_TOGETHER, (number + 1) * MET_TOGETHER);
      const further = Array.from({ length: MET_TOGETHER - group.length }, (_, place) => {
        const word = group[place % group.length] as CatalogueWord;
        for (const candidate of candidates({ ...asked, word, decoys: 'easy' }))
          if (addDistinct(candidate)) return [candidate];
        return [];
      });
      return [...group, ...further.flat()];
    });
  }

  function* candidates(question: Candidates): Generator<CatalogueWord> {
    const { word, pair, random, begun, fellows = [] } = question;
    yield* draw(fellows, random);
    if (begun.has(word.id)) {
      for (const group of begunGroups(question)) if (group.length > ENOUGH) yield* draw(group, random);
    } else {
      for (const { group, fits } of newGroups(question))
        if (hasEnough(group, fits)) yield* fitting(draw(group, random), fits);
    }
    const listed = listedAs(catalogue, word);
    for (const pools of poolsOf(pair)) yield* draw(pools.get(listed) ?? [], random);
  }

  function* begunGroups({ word, pair, decoys, begun }: Candidates): Generator<readonly CatalogueWord[]> {
    const ofField = byField.get(fieldOf(listedAs(catalogue, word))) ?? [];
    if (decoys === 'near') {
      const begunOfField = ofField.filter(({ id }) => begun.has(id));
      yield peersOf(word, inOrderOf(begunOfField, begun));
    }
    const { pools, inOrder } = begunPoolsOf(pair, begun);
    const pool = pools.get(word) ?? [];
    const ordered = inOrder.get(pool) ?? inOrderOf(pool, begun);
    inOrder.set(pool, ordered);
    yield peersOf(word, ordered);
    yield pool;
  }

  function* newGroups({ word, pair, decoys, begun }: Candidates): Generator<Group> {
    if (decoys === 'near') yield { group: nearestOf(word, pair.learn), fits: () => true };
    const listed = listedAs(catalogue, word);
    const isNew = ({ id }: CatalogueWord) => !begun.has(id);
    const isUnlike = (other: CatalogueWord) =>
      isNew(other) && other.category !== listed.category && likeness(word, other, pair.learn) < UNLIKE;
    for (const fits of [isUnlike, isNew])
      for (const pools of poolsOf(pair)) yield { group: pools.get(listed) ?? [], fits };
  }

  /** The pools by all keys, then, as far as they are looked at, wider ones by all but the first, and so on. */
  function* poolsOf(pair: Pair): Generator<Pools> {
    for (let width = 0; width < WIDTHS; width += 1)
      yield poolsByPair(`${pair.lang} ${pair.learn} ${width}`, () =>
        partIntoPools(
          words.filter(word => isOfPair(word, pair)),
          word => keysOf(word, pair).slice(width),
        ),
      );
  }

  function nearestOf(word: CatalogueWord, learn: Pair['learn']): CatalogueWord[] {
    return nearByWord(`${learn} ${word.id}`, () =>
      nearest(word, byField.get(fieldOf(listedAs(catalogue, word))) ?? [], other =>
        likeness(word, other, learn),
      ),
    );
  }

  /**
   * Pools of the words that somebody has begun. Few are alike in length too, and how often each was seen would tell more than that; so
   * they are alike in their kind and number of words.
   */
  function begunPoolsOf(pair: Pair, begun: Begun): PoolsOfBegun {
    const known = poolsOfBegun.get(begun);
    const name = `${pair.lang} ${pair.learn}`;
    if (known?.name === name && known.size === begun.size) return known;
    const all = [...begun.keys()].flatMap(id => catalogue.word(id) ?? []);
    const had = all.filter(word => isOfPair(word, pair));
    const pools = partIntoPools(had, word => kindKeys(word, pair));
    const made = { name, size: begun.size, pools, inOrder: new Map() };
    poolsOfBegun.set(begun, made);
    return made;
  }
}

/**
 * Which words of a round serve each other as wrong options: new ones those of their group, the others those of their kind and number
 * of words, or just of any where these are too few, phrases apart. So each is right once and wrong as often as the others.
 */
function fellowsIn({ met, others }: RoundOf, kindsOf: (word: CatalogueWord) => readonly string[]) {
  const pools = others.length > DECOYS ? partIntoPools(others, kindsOf, DECOYS + 1) : new Map();
  return (word: CatalogueWord): CatalogueWord[] => {
    const group = met.find(words => words.includes(word));
    if (group !== undefined) return group.filter(other => other !== word);
    const alike = (pools.get(word) ?? []).filter(
      (other: CatalogueWord) => other !== word && isPhrase(other) === isPhrase(word),
    );
    return alike.length >= DECOYS ? alike : [];
  };
}

/** Makes a function that finds what it has made before, of the keys that were asked for last. */
function keptLast<Kept extends object>(bytesOf: (kept: Kept) => number) {
  const cache = new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf });
  measured('decoys', cache);
  return (key: string, make: () => Kept): Kept => {
    const known = cache.get(key) ?? make();
    cache.set(key, known);
    return known;
  };
}

/**
 * Those of a pool, in the order in which they were begun, that were begun at about the same time as a word: they were asked, and stood beside others, about as often. The
 * pool is cut into blocks, since those around a word would have it in their middle.
 */
function peersOf(word: CatalogueWord, inOrder: readonly CatalogueWord[]): CatalogueWord[] {
  const place = inOrder.indexOf(word);
  if (place === -1) return [];
  const size = Math.ceil(inOrder.length / Math.max(1, Math.floor(inOrder.length / PEERS)));
  const start = Math.floor(place / size) * size;
  return inOrder.slice(start, start + size);
}

function inOrderOf(pool: readonly CatalogueWord[], begun: Begun): readonly CatalogueWord[] {
  return pool
    .map(word => ({ word, firstDay: begun.get(word.id)?.firstDay ?? 0 }))
    .sort((one, other) => one.firstDay - other.firstDay)
    .map(({ word }) => word);
}

function hasEnough(group: readonly CatalogueWord[], fits: Group['fits']): boolean {
  let fitting = 0;
  for (const word of group) {
    if (fits(word)) fitting += 1;
    if (fitting > ENOUGH) return true;
  }
  return false;
}

function* fitting(words: Iterable<CatalogueWord>, fits: Group['fits']): Generator<CatalogueWord> {
  for (const word of words) if (fits(word)) yield word;
}

/** A meaning field: what is of one category and part of speech. */
function fieldOf({ category, pos }: CatalogueWord): string {
  return `${category} ${pos}`;
}

function nearest(
  word: CatalogueWord,
  group: readonly CatalogueWord[],
  likenessOf: (other: CatalogueWord) => ReturnType<FormLikeness>,
): CatalogueWord[] {
  return group
    .filter(other => other !== word)
    .map(other => ({ other, like: likenessOf(other) }))
    .sort((one, two) => two.like - one.like)
    .slice(0, NEAREST)
    .map(({ other }) => other);
}
