import type { Reply } from '#contract/endpoint.ts';
import { getLearningPacket, getPath, getWordsAhead } from '#contract/learning.ts';
import { getRound } from '#contract/round.ts';
import {
  learnWords,
  reverseWords,
  saveAnswers,
  selectSource,
  userLearnWords,
  userReverseWords,
} from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import type { Answer } from '#learning/log.ts';
import type { Catalogue, CatalogueCategory } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import type { PersonReads } from '../database/person-reads.ts';
import { type CardsOf, unlearnableIds } from '../dictionary/own-cards.ts';
import type { Bind } from '../http/bind.ts';
import { responseCache } from '../http/cached-response.ts';
import { invalidInput } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { appendAnswers } from '../word-states/changes.ts';
import { findLearner, lockLearner } from '../word-states/learner-store.ts';
import type { StatesOf } from '../word-states/state-cache.ts';
import { proposedPath } from './first-path.ts';
import { packetResponses } from './packet-response.ts';
import { packetsFor } from './packets.ts';
import { roundsFor } from './rounds.ts';
import { type WordsOfList, wordSources } from './sources.ts';

type TrainerServices = {
  db: Db;
  catalogue: Catalogue;
  limits: Limits;
  reads: PersonReads;
  statesOf: StatesOf;
  cardsOf: CardsOf;
  wordsOfList: WordsOfList;
  clock: () => number;
  random: () => number;
};

/** Names of all categories: some 6 kB a pair of languages. */
const SOURCE_LISTS_BYTES = 1024 * 1024;

export function trainerRoutes(bind: Bind, needs: TrainerServices): void {
  const { db, catalogue, limits, clock } = needs;
  const shared = { ...needs, sources: wordSources(needs), replies: packetResponses(catalogue) };
  const packets = packetsFor(shared);
  const rounds = roundsFor(shared);
  const sources = responseCache<Reply<typeof selectSource>>(SOURCE_LISTS_BYTES);

  bind(selectSource, ({ query: { lang, learn = lang } }) =>
    sources(`${lang} ${learn}`, () => sourceList(catalogue, { lang, learn })),
  );

  // Promises, because a response that is ready at once would be cached under its address, and each packet is another.
  bind(learnWords, async ({ user, query, ip }) => {
    countPacket(user?.id, ip);
    return packets.ofCategory(user?.id, query, 'flashcards');
  });
  bind(reverseWords, async ({ user, query, ip }) => {
    countPacket(user?.id, ip);
    return packets.ofCategory(user?.id, query, 'translation_to_word');
  });
  bind(userLearnWords, ({ user, query, ip }) => {
    countPacket(user.id, ip);
    return packets.ofDictionary(user.id, query, 'word_to_translation');
  });
  bind(userReverseWords, ({ user, query, ip }) => {
    countPacket(user.id, ip);
    return packets.ofDictionary(user.id, query, 'translation_to_word');
  });
  bind(getLearningPacket, ({ user, query, ip }) => {
    countPacket(user.id, ip);
    refuseUnknownCategories(query.categories);
    return packets.learnNow(user.id, query);
  });

  bind(getRound, async ({ user, query, ip }) => {
    countPacket(user?.id, ip);
    refuseUnknownCategories(query.categories);
    return user === undefined ? rounds.ofGuest(query) : rounds.ofUser(user.id, query);
  });

  bind(getWordsAhead, ({ user, query, ip }) => {
    countPacket(user.id, ip);
    return packets.ahead(user.id, query);
  });

  bind(getPath, async ({ user, query }) => {
    const { path } = await findLearner(db, user.id);
    const ids = path ?? proposedPath(catalogue);
    const categories = ids.flatMap(id => catalogue.category(id) ?? []);
    return done({
      isOwn: path !== undefined,
      categories: categories.map(category => named(category, query.lang)),
    });
  });

  bind(saveAnswers, async ({ user, body }) => {
    const unknown = await unlearnableIds(db, catalogue, user.id, body.answers);
    if (unknown.length > 0) throw invalidInput({ wordId: unknown.map(id => `Unknown word: ${id}`) });
    await limits.use('answers', user.id, body.answers.length);
    await limits.use('answersInADay', user.id, body.answers.length);
    const saved = await db.transaction(async queries => {
      const learner = await lockLearner(queries, user.id);
      return appendAnswers(queries, learner, body.answers as Answer[], clock());
    });
    return done(saved);
  });

  function refuseUnknownCategories(ids: readonly string[] = []): void {
    const unknown = ids.filter(id => catalogue.category(id) === undefined);
    if (unknown.length > 0) throw invalidInput({ categories: unknown.map(id => `Unknown category: ${id}`) });
  }

  function countPacket(userId: string | undefined, ip: string): void {
    if (userId === undefined) limits.countHere('guestPackets', ip);
    else limits.countHere('packets', userId);
  }
}

function sourceList(catalogue: Catalogue, pair: Pair) {
  const categories = catalogue.ofPair(pair).categories.map(category => ({
    ...named(category, pair.lang),
    word_count: category.words.length,
  }));
  return done({ categories });
}

function named({ id, names, emoji, shelf }: CatalogueCategory, lang: Language) {
  return { id, name: names[lang], emoji, shelf };
}
