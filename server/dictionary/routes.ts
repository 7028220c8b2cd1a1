import { v7 as uuidV7 } from 'uuid';
import {
  addToDictionary,
  forgetKnownWord,
  listDictionary,
  listMyWords,
  removeFromDictionary,
} from '#contract/dictionary.ts';
import type { Language } from '#languages/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { PersonReads } from '../database/person-reads.ts';
import type { Bind } from '../http/bind.ts';
import { invalidInput, notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { appendMarks, takeBackKnown } from '../word-states/changes.ts';
import { lockLearner } from '../word-states/learner-store.ts';
import { findMarks } from '../word-states/mark-store.ts';
import { dictionaryLists } from './lists.ts';
import { myWordsLists } from './my-words.ts';
import { unknownIds, unknownLearnedIds } from './own-cards.ts';
import { personalResponses } from './personal-responses.ts';
import { addEntries, dictionaryRevision, myWordsRevision, removeEntries, restoreEntries } from './store.ts';

type DictionaryServices = {
  db: Db;
  reads: PersonReads;
  catalogue: Catalogue;
  limits: Limits;
  clock: () => number;
};
type LearnedWord = { wordId: string; learn: Language; id?: string | undefined };

export function dictionaryRoutes(
  bind: Bind,
  { db, reads, catalogue, limits, clock }: DictionaryServices,
): void {
  const list = dictionaryLists(
    reads,
    catalogue,
    personalResponses(limits, userId => dictionaryRevision(db, userId)),
  );
  const myWords = myWordsLists(
    { db, reads, catalogue },
    personalResponses(limits, userId => myWordsRevision(db, userId)),
  );

  bind(listDictionary, ({ user, query }) => list(user.id, query));

  bind(listMyWords, ({ user, query: { learn, lang = learn } }) => myWords(user.id, { lang, learn }));

  bind(addToDictionary, async ({ user, body }) => {
    await requireWords(user.id, body.wordIds);
    await countChange(user.id, body.wordIds.length);
    const add = body.restore ? restoreEntries : addEntries;
    const added = await db.transaction(queries => add(queries, user.id, body.wordIds, clock()));
    if (added.length > 0) return done({ added }, 'Words added to dictionary');
    return { success: false, message: alreadyThere(body.wordIds), data: { added } };
  });

  bind(removeFromDictionary, async ({ user, body }) => {
    if ('wordId' in body) return learned(user.id, body);
    await requireWords(user.id, body.wordIds);
    await countChange(user.id, body.wordIds.length);
    const removed = await db.transaction(queries => removeEntries(queries, user.id, body.wordIds, clock()));
    const success = removed.length > 0;
    const message = success ? 'Words removed from dictionary' : 'Could not remove word(s)';
    return { success, message, data: { success, removed } };
  });

  bind(forgetKnownWord, async ({ user, body }) => {
    await requireWord(user.id, body);
    await countChange(user.id, 1);
    await db.transaction(async queries => {
      const learner = await lockLearner(queries, user.id);
      await takeBackKnown(queries, learner, body, clock());
      if (body.restore) await restoreEntries(queries, user.id, [body.wordId], clock());
    });
    return done(null, 'Word is to be learned again');
  });

  async function learned(userId: string, { wordId, learn, id = uuidV7() }: LearnedWord) {
    await requireWord(userId, { wordId, learn });
    await countChange(userId, 1);
    const removed = await db.transaction(async queries => {
      const learner = await lockLearner(queries, userId);
      const [sentBefore] = await findMarks(queries, userId, [id]);
      if (sentBefore !== undefined) return sentBefore.leftDictionary ? [wordId] : [];
      const left = await removeEntries(queries, userId, [wordId], clock());
      const mark = { id, wordId, learn, mark: 'known' as const, at: clock() };
      await appendMarks(queries, learner, [{ ...mark, leftDictionary: left.length > 0 }], clock());
      return left;
    });
    return done({ success: true, removed }, 'Word removed');
  }

  async function countChange(userId: string, words: number): Promise<void> {
    await limits.use('dictionaryChanges', userId);
    await limits.use('dictionaryWords', userId, words);
  }

  function alreadyThere(wordIds: string[]): string {
    const [only] = wordIds;
    if (wordIds.length > 1 || only === undefined) return 'Words already in dictionary';
    return `${catalogue.word(only)?.forms.en ?? 'Word'} already in dictionary`;
  }

  async function requireWord(userId: string, word: Pick<LearnedWord, 'wordId' | 'learn'>): Promise<void> {
    const unknown = await unknownLearnedIds(db, catalogue, userId, [word]);
    if (unknown.length > 0) throw notFound('Word');
  }

  async function requireWords(userId: string, wordIds: string[]): Promise<void> {
    const unknown = await unknownIds(db, catalogue, userId, wordIds);
    if (unknown.length > 0) throw invalidInput({ wordIds: unknown.map(wordId => `Unknown word: ${wordId}`) });
  }
}
