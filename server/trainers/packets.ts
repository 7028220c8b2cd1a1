import { DICTIONARY_SOURCE, type TestType } from '#contract/test-types.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import type { StatesOf } from '../word-states/state-cache.ts';
import {
  composeAhead,
  composeChosen,
  composeQuestions,
  hasProgress,
  openStudy,
  type PacketWords,
  type Study,
} from './composed.ts';
import type { PacketResponse, PacketResponses } from './packet-response.ts';
import { bothOf, type Sources } from './sources.ts';

type PacketServices = {
  db: Db;
  statesOf: StatesOf;
  sources: Sources;
  replies: PacketResponses;
  clock: () => number;
  random: () => number;
};

type Asked = Pair & { testType?: TestType | undefined; answered?: string[] | undefined };
type AskedNow = Asked & {
  source?: string | undefined;
  words?: string[] | undefined;
  categories?: string[] | undefined;
};

export type Packets = {
  /** Drawn at random for guests and for people who have not begun the language. */
  ofCategory(
    userId: string | undefined,
    asked: Asked & { source: string },
    trainer: TestType,
  ): Promise<PacketResponse>;
  ofDictionary(userId: string, asked: Asked, trainer: TestType): Promise<PacketResponse>;
  /** "Learn now": composed also for somebody who begins. */
  learnNow(userId: string, asked: AskedNow): Promise<PacketResponse>;
  /** What "Learn now" will ask in the next days. */
  ahead(userId: string, pair: Pair): Promise<PacketResponse>;
};

export function packetsFor({ db, statesOf, sources, replies, clock, random }: PacketServices): Packets {
  const { collectDistinct } = replies;

  return {
    async ofCategory(userId, asked, trainer) {
      const source = await listOrCategory(asked.source, asked, userId);
      if (userId === undefined) return drawn(source, asked);
      return ofSource(await studyOf(userId, asked), source, asked, trainer);
    },

    async ofDictionary(userId, asked, trainer) {
      const study = await studyOf(userId, asked);
      return ofSource(study, await sources.dictionary(study.learner, asked), asked, trainer);
    },

    async learnNow(userId, asked) {
      const study = await studyOf(userId, asked);
      const source = await chosenSource(study, asked);
      if (source !== undefined) return ofChosen(study, source, asked, 'mixed');
      const { words, kept } = await everything(study, asked);
      const wanted = { study, words, trainer: asked.testType ?? ('mixed' as const), ...around(asked) };
      return replies.composed(composeQuestions(wanted), { ...wanted, source: kept });
    },

    async ahead(userId, pair) {
      const study = await studyOf(userId, pair);
      const { words, kept } = await everything(study, pair);
      const wanted = { study, words, ...around(pair) };
      return replies.composed(composeAhead(wanted), { ...wanted, source: kept });
    },
  };

  async function ofSource(
    study: Study,
    source: readonly CatalogueWord[],
    asked: Asked,
    trainer: TestType,
  ): Promise<PacketResponse> {
    return hasProgress(study) ? ofChosen(study, source, asked, trainer) : drawn(source, asked);
  }

  async function ofChosen(
    study: Study,
    source: readonly CatalogueWord[],
    asked: Asked,
    trainer: TestType | 'mixed',
  ): Promise<PacketResponse> {
    const words = { asked: source, fresh: source, word: await sources.finder(study.learner, asked) };
    const wanted = { study, words, trainer: asked.testType ?? trainer, ...around(asked) };
    return replies.composed(composeChosen(wanted), { ...wanted, source });
  }

  function studyOf(userId: string, asked: Asked): Promise<Study> {
    return openStudy({ db, statesOf, clock }, userId, asked);
  }

  /** Undefined where everything begun and the path are meant. */
  async function chosenSource({ learner }: Study, { source, words, ...pair }: AskedNow) {
    if (words !== undefined) return sources.words(learner, pair, words);
    if (source === DICTIONARY_SOURCE) return sources.dictionary(learner, pair);
    return source === undefined ? undefined : listOrCategory(source, pair, learner.userId);
  }

  async function listOrCategory(source: string, pair: Pair, userId: string | undefined) {
    return (await sources.list(source, pair, userId)) ?? sources.category(source, pair);
  }

  /** All that a person has begun; what they have kept comes new before the path. */
  async function everything({ learner, states }: Study, { categories, ...pair }: AskedNow) {
    const kept = await sources.dictionary(learner, pair);
    const path = sources.fresh({ pair, states, path: categories ?? learner.path });
    const word = await sources.finder(learner, pair);
    const words: PacketWords = { asked: undefined, fresh: bothOf(kept, path), word };
    return { words, kept };
  }

  function drawn(source: readonly CatalogueWord[], asked: Asked): PacketResponse {
    return replies.drawn({ source, ...around(asked) });
  }

  function around({ lang, learn }: Asked) {
    return { pair: { lang, learn }, random, collectDistinct };
  }
}
