import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasOwnScript, isLetterId } from '#contract/letter-ids.ts';
import type { getLetters } from '#contract/letters.ts';
import { pathTo } from '#contract/pages.ts';
import { call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { noteStates } from '#web/platform/offline/pending/word-states.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { sendMarks, undoByIds } from './send-marks.ts';
import { showUndoable } from './undoable-toast.ts';
import { useWordStates } from './word-states.ts';

/**
 * Offers the course in the letters of a script of its own, until a first letter was learned or its reader has said to know them. A guest
 * is always offered it: what they have learned only their device knows.
 */
export function LettersHint() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { status } = useSession();
  const states = useWordStates(learn);
  const know = useKnowingLetters();
  const isGuest = status === 'guest';
  if (!hasOwnScript(learn) || lang === learn) return null;
  if (!isGuest && (states === undefined || Object.keys(states).some(isLetterId))) return null;
  return (
    <aside className="mb-6 grid gap-3 rounded-card bg-spark-soft p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="head text-lg">{t('letters.hintTitle')}</h2>
        <p>{t('letters.hintText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink look="main" to={pathTo('letters', {}, { lang, learn })}>
          {t('letters.hintLearn')}
        </ButtonLink>
        {!isGuest && (
          <Button look="text" isBusy={know.isPending} onClick={() => know.mutate()}>
            {t('letters.hintKnow')}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** Marks every letter of the course as known, in one call; the toast takes it back. */
function useKnowingLetters() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const undo = (ids: readonly string[]) =>
    undoByIds(ids).then(
      states => noteStates(queries, states),
      error => showFailure(t('marks.undoFailed'), error),
    );
  return useMutation({
    mutationFn: async () => {
      const { data } = await call<typeof getLetters>('GET', '/letters', { query: { lang, learn } });
      const marks = (data.course?.letters ?? []).map(({ id: wordId }) => ({
        ...{ id: newId(), wordId, learn, mark: 'known' as const, at: Date.now(), leavesDictionary: false },
      }));
      noteStates(queries, await sendMarks(marks));
      return marks.map(({ id }) => id);
    },
    onSuccess: ids => {
      showUndoable(t('letters.allKnown'), () => void undo(ids));
    },
    onError: error => showFailure(t('marks.failed'), error),
  });
}
