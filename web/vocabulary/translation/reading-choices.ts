import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { chooseReading, listReadingChoices } from '#contract/reader.ts';
import type { Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
import { personalKeyOf } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { useHandler } from '#web/ui/use-handler.ts';

/** Which row a form is read as, by the form as it is looked up. */
export type ReadingChoices = Readonly<Record<string, string>>;

const NONE: ReadingChoices = {};
/** What the guest of this browser has chosen, by language; empty until it has been read. */
const ofGuest = createStore<Partial<Record<Language, ReadingChoices>>>({});

/** What the reader has chosen words to be, in the account or, for guests, in this browser; and the function that chooses. */
export function useReadingChoices(learn: Language) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const isUser = useSession().status === 'user';
  const input = { query: { learn } };
  const kept = usePersonal<typeof listReadingChoices>('/reading-choices', input).data?.data.choices;
  const stored = useStore(ofGuest)[learn];
  // Not before the first render, which needs no browser.
  useLayoutEffect(() => {
    if (ofGuest.get()[learn] === undefined) show(learn, storedChoices(learn));
  }, [learn]);
  const choices = (isUser ? kept : stored) ?? NONE;

  const choose = async (form: string, wordId: string | null) => {
    if (!isUser) {
      const { [form]: _, ...others } = storedChoices(learn);
      const next = wordId === null ? others : { ...others, [form]: wordId };
      writeStored(keyOf(learn), Object.keys(next).length === 0 ? null : JSON.stringify(next));
      show(learn, next);
      return;
    }
    try {
      const reply = await call<typeof chooseReading>('POST', '/reading-choices', {
        body: { learn, form, wordId },
      });
      queries.setQueryData<Reply<typeof listReadingChoices>>(
        personalKeyOf<typeof listReadingChoices>('/reading-choices', input),
        reply,
      );
    } catch (error) {
      showFailure(t('translation.choiceFailed'), error);
    }
  };
  return { choices, choose: useHandler((form: string, wordId: string | null) => void choose(form, wordId)) };
}

const show = (learn: Language, choices: ReadingChoices) =>
  ofGuest.set({ ...ofGuest.get(), [learn]: choices });

const keyOf = (learn: Language) => `reading_choices:${learn}`;

function storedChoices(learn: Language): ReadingChoices {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(learn)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return NONE;
    return Object.fromEntries(Object.entries(stored).filter(([, id]) => typeof id === 'string'));
  } catch {
    return NONE;
  }
}
