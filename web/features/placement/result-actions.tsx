import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOnReconnect } from '#web/platform/http/connection.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useCause } from '#web/platform/query-view/cause.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { standingOf, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { useFocusOnArrival } from '#web/vocabulary/questions/use-focus-on-arrival.ts';
import { type FinishedCheck, markByCheck, saveCheck } from './finished-check.ts';
import { useUndoingCheck } from './use-undoing-check.ts';

type ResultActionsProps = { check: FinishedCheck; sureIds: readonly string[] };

/** For people who are logged in: the result is saved by itself; the words that are surely known are marked when they say so. */
export function ResultActions({ check, sureIds }: ResultActionsProps) {
  const { t } = useTranslation();
  const causeOf = useCause();
  const { learn } = useLanguages();
  const states = useWordStates(learn);
  const { saving, marking } = useKeepingCheck(check);
  const undoing = useUndoingCheck();
  const { mutate: save } = saving;
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    save();
  }, [save]);
  useOnReconnect(() => {
    if (saving.isError || saving.data?.isWaiting) save();
  });
  if (undoing.isSuccess) return <Done>{t('placement.undone')}</Done>;
  if (saving.isError)
    return (
      <Notice tone="wrong" action={{ label: t('common.retry'), onAct: () => save() }}>
        <p>{t('placement.saveFailed')}</p>
        <p className="text-sm text-quiet">{causeOf(saving.error)}</p>
      </Notice>
    );
  if (!saving.isSuccess) return null;
  // Of words that were met before, the answers and marks of the person say more than a check does.
  const newIds = states && sureIds.filter(id => standingOf(states, id) === undefined);
  const marked = marking.isSuccess ? (marking.variables?.length ?? 0) : 0;
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="flex items-center gap-2 text-correct">
        <Icon name="check" />
        {t(saving.data.isWaiting ? 'dictionary.waits' : 'placement.kept')}
      </p>
      {!marking.isSuccess && newIds !== undefined && (
        <p>{newIds.length === 0 ? t('placement.noneSure') : t('placement.sure', { count: newIds.length })}</p>
      )}
      {marked > 0 && <Done>{t('placement.marked', { count: marked })}</Done>}
      <div className="mt-1 flex flex-wrap justify-center gap-3">
        {!marking.isSuccess && newIds !== undefined && newIds.length > 0 && (
          <Button
            look="main"
            isBusy={marking.isPending}
            onClick={() => marking.mutate(marking.variables ?? newIds)}
          >
            {t('placement.mark')}
          </Button>
        )}
        {!marking.isPending && (
          <Button isBusy={undoing.isPending} onClick={() => undoing.mutate(check.id)}>
            {t('placement.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What became of a press. It takes focus from the button that has gone with it. */
function Done({ children }: { children: ReactNode }) {
  const news = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <p ref={news} tabIndex={-1}>
      {children}
    </p>
  );
}

/** Brings a finished check to the server: its result, and the words that it marks as known. Both can be tried again. */
function useKeepingCheck(check: FinishedCheck) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const saving = useMutation({ mutationFn: () => saveCheck(check, queries) });
  const marking = useMutation({
    mutationFn: (wordIds: readonly string[]) => markByCheck(check, wordIds, queries),
    onError: error => showFailure(t('placement.markFailed'), error),
  });
  return { saving, marking };
}
