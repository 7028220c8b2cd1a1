import {
  DICTIONARY_SOURCE,
  learnWords,
  reverseWords,
  saveAnswers,
  selectSource,
  userLearnWords,
  userReverseWords,
} from '#contract/trainers.ts';
import { done } from '../answers.ts';
import type { Bind } from '../bind.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import { listEntries } from '../dictionary/store.ts';
import { invalidInput, notFound } from '../errors.ts';
import { makePacket } from './packet.ts';
import { appendAnswers } from './store.ts';

type Needs = { db: Db; catalogue: Catalogue; clock: () => number; random: () => number };

export function trainerRoutes(bind: Bind, { db, catalogue, clock, random }: Needs): void {
  bind(selectSource, ({ query }) => {
    const categories = catalogue.categories.map(({ id, names, emoji }) => ({
      id,
      name: names[query.lang],
      emoji,
    }));
    return done({ categories });
  });

  for (const endpoint of [learnWords, reverseWords]) {
    bind(endpoint, ({ query }) => packetAnswer(categoryWords(query.source), query));
  }

  for (const endpoint of [userLearnWords, userReverseWords]) {
    bind(endpoint, async ({ user, query }) => packetAnswer(await dictionaryWords(user.id), query));
  }

  bind(saveAnswers, async ({ user, body }) => {
    const unknown = body.answers.filter(answer => catalogue.word(answer.wordId) === undefined);
    if (unknown.length > 0)
      throw invalidInput({ wordId: unknown.map(answer => `Unknown word: ${answer.wordId}`) });
    const saved = await appendAnswers(db, user.id, body.answers, clock());
    return done({ saved });
  });

  function packetAnswer(source: readonly CatalogueWord[], { lang, learn }: Pair) {
    const packetWords = makePacket({ source, catalogue, pair: { lang, learn }, random });
    return done({ packetWords });
  }

  function categoryWords(id: string): readonly CatalogueWord[] {
    if (id === DICTIONARY_SOURCE) {
      throw invalidInput({
        source: ['Your dictionary is read through /tests/user/learn-words or /tests/user/reverse-words'],
      });
    }
    const category = catalogue.category(id);
    if (category === undefined) throw notFound('Category');
    return category.words;
  }

  async function dictionaryWords(userId: string): Promise<CatalogueWord[]> {
    const entries = await listEntries(db, userId);
    return entries.flatMap(({ wordId }) => catalogue.word(wordId) ?? []);
  }
}
