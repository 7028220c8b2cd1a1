import { useQueryClient } from '@tanstack/react-query';
import type { DictionaryWord, Word } from '#contract/words.ts';
import { ApiError, isFromNoServer } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { DictionaryChange } from '#web/platform/offline/outbox/outbox-db.ts';
import type { ChangeReply } from '#web/platform/offline/outbox/send.ts';
import { write } from '#web/platform/offline/writes/write.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';

/** A word that comes or goes; who shows more of it than its name gives its row to the list. */
export type NamedWord = { id: string; word: string } & Partial<Omit<Word, 'en_word'>>;

/** What is said where some words were not to be added: that there is no other, or after what has been done. */
type LeftOut = { none: string; after: (done: string) => string };

/** What became of a change: without a connection it waits on the device. Where the server has it, what it said may be unknown. */
type Made = { isWaiting: true } | { isWaiting: false; reply: ChangeReply | undefined };

/** Adds or removes words, says what happened and brings the lists up to date; both return whether anything changed. */
export function useDictionaryChanges() {
  const { t } = useTranslation();
  const change = useChange();
  const showFailure = useFailureToast();
  const fail = (error: unknown, wantsLogin: string, failed: string, undo?: () => void): false => {
    if (isGuest(error)) return refuse(wantsLogin);
    showFailure(failed, error, isFromNoServer(error) ? undo : undefined);
    return false;
  };

  const add = async (words: readonly NamedWord[], left?: LeftOut): Promise<boolean> => {
    const [only] = words;
    if (only === undefined) return refuse(left?.none ?? t('dictionary.nothingSelected'));
    try {
      const made = await change('add', words);
      if (made.isWaiting) {
        showToast('info', t('dictionary.waits'));
        return true;
      }
      const success = made.reply?.success !== false;
      const isOne = words.length === 1;
      const done = isOne ? t('dictionary.added', { word: only.word }) : t('dictionary.addedMany');
      const notNew = isOne ? t('dictionary.alreadyThere', { word: only.word }) : t('dictionary.allThere');
      const said = success ? done : notNew;
      showToast(success ? 'right' : 'info', left?.after(said) ?? said);
      return success;
    } catch (error) {
      return fail(error, t('dictionary.loginToAdd'), t('dictionary.addFailed'));
    }
  };

  const remove = async (words: readonly NamedWord[]): Promise<boolean> => {
    const [only] = words;
    if (only === undefined) return refuse(t('dictionary.nothingSelected'));
    const undoOf = (removed: readonly NamedWord[]) => () =>
      void change('restore', removed).catch(error =>
        showFailure(t('dictionary.addFailed'), error, undoOf(removed)),
      );
    try {
      const made = await change('remove', words);
      if (made.isWaiting) {
        showToast('info', t('dictionary.waits'), undoOf(words));
        return true;
      }
      // A browser sends again by itself what broke on a connection it had left open, and hears then that nothing is left to remove.
      if (made.reply?.success === false) return refuse(t('dictionary.removeFailed'), undoOf(words));
      const removed = new Set(made.reply?.words ?? words.map(({ id }) => id));
      const isOne = words.length === 1;
      const done = isOne ? t('dictionary.removed', { word: only.word }) : t('dictionary.removedMany');
      showToast('right', done, undoOf(words.filter(({ id }) => removed.has(id))));
      return true;
    } catch (error) {
      // They may be gone, and only the response been lost.
      return fail(error, t('dictionary.loginToRemove'), t('dictionary.removeFailed'), undoOf(words));
    }
  };
  return { add, remove };
}

/** Writes a change; resolves once the lists show it. Throws what it failed with, and has the lists asked for anew: only the response may have been lost. */
function useChange(): (change: DictionaryChange['change'], words: readonly NamedWord[]) => Promise<Made> {
  const pair = useLanguages();
  const queries = useQueryClient();
  return async (change, words) => {
    const now = Date.now();
    const changed = words.map(word => ({ id: word.id, row: rowOf(word, now) }));
    const outcome = await write({ kind: 'dictionary', change, words: changed, ...pair }, queries);
    if (outcome.is === 'failed') throw outcome.error;
    if (outcome.is === 'waiting') return { isWaiting: true };
    return { isWaiting: false, reply: outcome.reply as ChangeReply | undefined };
  };
}

/** The row that a word has in the dictionary; nothing where its meaning is unknown. */
export function rowOf({ word, translation, ...rest }: NamedWord, now: number): DictionaryWord | undefined {
  if (translation === undefined) return undefined;
  // What comes from the dictionary has its category and its place in the order already.
  return { category: null, added_at: now, ...rest, english_word: word, translation };
}

function refuse(text: string, undo?: () => void): false {
  showToast('wrong', text, undo);
  return false;
}

const isGuest = (error: unknown) => error instanceof ApiError && error.status === 401;
