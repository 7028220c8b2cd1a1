import {
  addToDictionary,
  forgetKnownWord,
  listDictionary,
  listMyWords,
  removeFromDictionary,
} from '#contract/dictionary.ts';
import type { Language } from '#contract/languages.ts';
import { done } from '../answers.ts';
import type { Bind } from '../bind.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import { invalidInput, notFound } from '../errors.ts';
import { dictionaryLists } from './lists.ts';
import { addEntries, addKnown, listEntries, listKnown, removeEntries, removeKnown } from './store.ts';

type Needs = { db: Db; catalogue: Catalogue; clock: () => number };

export function dictionaryRoutes(bind: Bind, { db, catalogue, clock }: Needs): void {
  const list = dictionaryLists(db, catalogue);

  bind(listDictionary, ({ user, query }) => list(user.id, query));

  bind(listMyWords, async ({ user, query }) => {
    const [entries, known] = await Promise.all([
      listEntries(db, user.id),
      listKnown(db, user.id, query.learn),
    ]);
    return done({
      words: mergeWords(
        entries.map(entry => entry.wordId),
        known,
      ),
    });
  });

  bind(addToDictionary, async ({ user, body }) => {
    requireWords(body.wordIds);
    const added = await db.transaction(queries => addEntries(queries, user.id, body.wordIds, clock()));
    if (added.length > 0) return done({ added }, 'Words added to dictionary');
    return { success: false, message: alreadyThere(body.wordIds), data: { added } };
  });

  bind(removeFromDictionary, async ({ user, body }) => {
    if ('wordId' in body) return learned(user.id, body);
    requireWords(body.wordIds);
    const removed = await db.transaction(queries => removeEntries(queries, user.id, body.wordIds));
    const success = removed.length > 0;
    const message = success ? 'Words removed from dictionary' : 'Could not remove word(s)';
    return { success, message, data: { success, removed } };
  });

  bind(forgetKnownWord, async ({ user, body }) => {
    requireWord(body.wordId);
    await db.transaction(async queries => {
      await removeKnown(queries, { userId: user.id, ...body });
      if (body.restore) await addEntries(queries, user.id, [body.wordId], clock());
    });
    return done(null, 'Word is to be learned again');
  });

  async function learned(userId: string, { wordId, learn }: { wordId: string; learn: Language }) {
    requireWord(wordId);
    const removed = await db.transaction(async queries => {
      await addKnown(queries, { userId, wordId, learn }, clock());
      return removeEntries(queries, userId, [wordId]);
    });
    return done({ success: true, removed }, 'Word removed');
  }

  function mergeWords(inDictionary: string[], known: string[]) {
    const [dictionaryIds, knownIds] = [new Set(inDictionary), new Set(known)];
    return [...new Set([...inDictionary, ...known])].map(id => ({
      id,
      category: catalogue.word(id)?.category ?? null,
      in_dictionary: dictionaryIds.has(id),
      known: knownIds.has(id),
    }));
  }

  function alreadyThere(wordIds: string[]): string {
    const [only] = wordIds;
    if (wordIds.length > 1 || only === undefined) return 'Words already in dictionary';
    return `${catalogue.word(only)?.forms.en} already in dictionary`;
  }

  function requireWord(wordId: string): void {
    if (catalogue.word(wordId) === undefined) throw notFound('Word');
  }

  function requireWords(wordIds: string[]): void {
    const unknown = wordIds.filter(wordId => catalogue.word(wordId) === undefined);
    if (unknown.length > 0) throw invalidInput({ wordIds: unknown.map(wordId => `Unknown word: ${wordId}`) });
  }
}
