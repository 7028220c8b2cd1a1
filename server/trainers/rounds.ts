import type { Input } from '#contract/endpoint.ts';
import type { getRound } from '#contract/round.ts';
import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import { chooseGuestRound, chooseRound } from '#learning/round-words.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import { type CardsOf, isOwnCard } from '../dictionary/own-cards.ts';
import { loginRequired } from '../http/errors.ts';
import type { StatesOf } from '../word-states/state-cache.ts';
import { openStudy, questionOf, type Study } from './composed.ts';
import type { PacketResponses, RoundResponse } from './packet-response.ts';
import { bothOf, idsOf, type Sources } from './sources.ts';

type RoundServices = {
  db: Db;
  catalogue: Catalogue;
  statesOf: StatesOf;
  cardsOf: CardsOf;
  sources: Sources;
  replies: PacketResponses;
  clock: () => number;
  random: () => number;
};

type Asked = Input<typeof getRound>['query'];

export type Rounds = {
  ofUser(userId: string, asked: Asked): Promise<RoundResponse>;
  /** After what the device says of its words. Those that are gone are neither asked nor missed. */
  ofGuest(asked: Asked): Promise<RoundResponse>;
};

/** Makes the functions that choose the words of a round and write them down. */
export function roundsFor({
  db,
  catalogue,
  statesOf,
  cardsOf,
  sources,
  replies,
  clock,
  random,
}: RoundServices): Rounds {
  return {
    async ofUser(userId, asked) {
      const study = await openStudy({ db, statesOf, clock }, userId, asked);
      const { learner, states, day } = study;
      const cards = await cardsOf(userId, asked, learner.dictionaryRevision);
      const words = distinctWords(asked, cards);
      const source = await chosenSource(study, asked);
      const fresh = source ?? (await freshWords(study, asked));
      const chosen = chooseRound({
        ...{ states, day, settings: learner.settings, length: asked.length, only: asked.only },
        ...{ source: source?.map(({ id }) => id), fresh: idsOf(fresh), isChosen: source !== undefined },
        takes: words.takes,
        isThere: id => words.word(id) !== undefined,
      });
      const questions = chosen.flatMap(({ wordId, why }) => {
        const word = words.word(wordId);
        return word === undefined ? [] : [questionOf(study, word, why)];
      });
      return replies.round(questions, { source: cards, pair: asked, random, study });
    },

    async ofGuest(asked) {
      const { source, categories: path, met = [], due = [], length, only } = asked;
      if (source === DICTIONARY_SOURCE) throw loginRequired();
      const words = distinctWords(asked, []);
      const states = new Map();
      const chosenWords = source === undefined ? undefined : await sourceOf(source, asked, undefined);
      const fresh = idsOf(chosenWords ?? sources.fresh({ pair: asked, states, path }));
      const ofSource = chosenWords && new Set(idsOf(chosenWords));
      const isOfSource = (id: string) => ofSource?.has(id) ?? true;
      const [metThere, dueThere] = [met.filter(isOfSource), due.filter(isOfSource)];
      const takes = (id: string) => words.takes(id);
      const chosen = chooseGuestRound({ met: metThere, due: dueThere, fresh, length, only, takes });
      const questions = chosen.flatMap(({ wordId, why }) => {
        const word = words.word(wordId);
        return word === undefined ? [] : [{ word, decoys: 'easy' as const, about: { why } }];
      });
      const begun = [...met, ...due].map(id => [id, { firstDay: null }] as const);
      const study = { states: new Map(begun) };
      return replies.round(questions, { source: [], pair: asked, random, study });
    },
  };

  /** Undefined where everything begun and the path are meant. */
  async function chosenSource({ learner }: Study, { source, ...pair }: Asked) {
    if (source === undefined) return undefined;
    if (source === DICTIONARY_SOURCE) return sources.dictionary(learner, pair);
    return sourceOf(source, pair, learner.userId);
  }

  async function sourceOf(source: string, pair: Pair, userId: string | undefined) {
    return (await sources.list(source, pair, userId)) ?? sources.categoryOrStep(source, pair);
  }

  /** What somebody has kept comes before the path. */
  async function freshWords({ learner, states }: Study, { categories, ...pair }: Asked) {
    const kept = await sources.dictionary(learner, pair);
    const path = sources.fresh({ pair, states, path: categories ?? learner.path });
    return bothOf(categories === undefined ? kept : [], path);
  }

  /** Takes words in of which no two read the same, and finds them by id: those of the catalogue and own cards. */
  function distinctWords(pair: Pair, cards: readonly CatalogueWord[]) {
    const addDistinct = replies.collectDistinct(pair);
    const ofPair = catalogue.ofPair(pair);
    const cardsById = new Map(cards.map(card => [card.id, card]));
    const word = (id: string) => (isOwnCard({ id }) ? cardsById.get(id) : ofPair.word(id));
    const takes = (id: string) => {
      const found = word(id);
      return found !== undefined && addDistinct(found);
    };
    return { word, takes };
  }
}
