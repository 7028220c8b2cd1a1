import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { savePlacement } from '#contract/learning.ts';
import { useSession } from '../account/session.ts';
import { call } from '../http.ts';
import { useLanguages } from '../i18n/languages.ts';
import { refreshLearning } from '../marks/refresh-learning.ts';
import { sendMarks } from '../marks/send-marks.ts';
import { noteStates } from '../marks/word-states.ts';
import { idsFrom, newId } from '../new-id.ts';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import type { Answered } from './check.ts';
import { type KeptCheck, keepCheck } from './kept-check.ts';

/** Brings a finished check to the server: its result, and the words that it marks as known. Both can be tried again. */
export function useKeepingCheck(answers: readonly Answered[]) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const userId = useSession().user?.id ?? '';
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  // One set of ids a check: what is sent twice is kept once.
  const [check] = useState((): KeptCheck => ({ id: newId(), firstMark: newId(), marks: 0, at: Date.now() }));
  const saving = useMutation({
    mutationFn: () =>
      call<typeof savePlacement>('POST', '/learning/placement', {
        body: {
          id: check.id,
          learn,
          at: check.at,
          answers: answers.map(({ rank, isClaimed }) => ({ rank, isClaimed })),
        },
      }),
    onSuccess: () => {
      keepCheck(userId, learn, check);
      return refreshLearning(queries);
    },
  });
  const marking = useMutation({
    mutationFn: (wordIds: readonly string[]) => {
      // Before anything is sent, so that what came half way can be undone too.
      keepCheck(userId, learn, { ...check, marks: wordIds.length });
      const ids = idsFrom(check.firstMark, wordIds.length);
      return sendMarks(
        wordIds.map((wordId, place) => ({
          id: ids[place] as string,
          wordId,
          learn,
          mark: 'known',
          at: check.at,
        })),
      );
    },
    onSuccess: states => {
      noteStates(queries, states);
      return refreshLearning(queries);
    },
    onError: error => showFailure(t('placement.markFailed'), error),
  });
  return { check, saving, marking };
}
