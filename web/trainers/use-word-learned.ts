import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { forgetKnownWord, removeFromDictionary } from '#contract/dictionary.ts';
import { useDictionaryRefresh } from '../dictionary/api.ts';
import { call } from '../http.ts';
import { useLanguages } from '../i18n/languages.ts';
import { useErrorText } from '../ui/error-text.ts';
import { showToast } from '../ui/toasts.ts';

/** Takes a word out of the dictionary as learned, with a way back; `onLearned` hears of success. */
export function useWordLearned(onLearned: (wordId: string) => void) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refresh = useDictionaryRefresh();
  const { learn } = useLanguages();
  const [isBusy, setIsBusy] = useState(false);

  const takeBack = async (wordId: string, restore: boolean) => {
    try {
      await call<typeof forgetKnownWord>('POST', '/forget-known-word', { body: { wordId, learn, restore } });
      void refresh();
    } catch (error) {
      showToast('wrong', errorText(error, t('errors.unknown')));
    }
  };

  const markLearned = async (wordId: string) => {
    setIsBusy(true);
    const removed = await removeWord(wordId, learn);
    setIsBusy(false);
    if (removed === undefined) return showToast('wrong', t('trainers.removeFailed'));
    void refresh();
    const undo = () => void takeBack(wordId, removed.includes(wordId));
    showToast('right', t('trainers.wordRemoved'), undo);
    onLearned(wordId);
  };
  return { isBusy, markLearned: (wordId: string) => void markLearned(wordId) };
}

type Learn = ReturnType<typeof useLanguages>['learn'];

/** What was taken out of the dictionary, nothing if the word was not in it; undefined if the call failed. */
async function removeWord(wordId: string, learn: Learn): Promise<string[] | undefined> {
  try {
    const body = { wordId, learn };
    const { data } = await call<typeof removeFromDictionary>('POST', '/remove-from-dictionary', { body });
    return data.success ? data.removed : undefined;
  } catch {
    // Whatever went wrong, the specification has one message for it (§8).
    return undefined;
  }
}
