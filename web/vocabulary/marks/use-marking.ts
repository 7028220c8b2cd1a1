import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '#languages/index.ts';
import type { Mark } from '#learning/log.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { changeStates, shownStates, withStandings } from '#web/platform/offline/pending/word-states.ts';
import { writeUntilTaken } from '#web/platform/offline/writes/write.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { useHandler } from '#web/ui/use-handler.ts';
import { showUndoable } from './undoable-toast.ts';
import { expectedStanding, standingOf } from './word-states.ts';

export type MarkedWord = { id: string; word: string };

const DONE = { known: 'markedKnown', ignored: 'markedIgnored', none: 'markedAgain' } as const;

/** Marks a word, as `useMarkingSeveral` marks several. The function stays the same. */
export function useMarking(learn: Language): (word: MarkedWord, mark: Mark) => void {
  const { t } = useTranslation();
  const markAll = useMarkingSeveral(learn);
  return useHandler((word, mark) => markAll([word], mark, t(`marks.${DONE[mark]}`, { word: word.word })));
}

/**
 * Marks words: shown at once, and brought to the server with the answers, in the order in which things were done and also after a
 * time without a connection. The toast says what was done and takes it back. The function stays the same.
 */
export function useMarkingSeveral(
  learn: Language,
): (words: readonly MarkedWord[], mark: Mark, done: string) => void {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const queries = useQueryClient();
  const show = useShowing(learn);
  return useHandler((words, mark, done) => {
    const after = expectedStanding(mark);
    const marked = words.map(({ id: wordId }) => ({
      ...{ id: newId(), wordId, at: Date.now(), before: show.standingOf(wordId) },
    }));
    const take = async (step: 'mark' | 'undo') => {
      for (const { wordId, before } of marked) show.as(wordId, step === 'mark' ? after : before);
      const waiting = [...marked];
      try {
        for (const { id, wordId, at, before } of marked) {
          await writeUntilTaken(
            step === 'undo'
              ? { kind: 'undo', id, before: { wordId, learn, standing: before } }
              : { kind: 'mark', mark: { id, wordId, learn, mark, at, leavesDictionary: false } },
            queries,
          );
          waiting.shift();
        }
        if (step === 'mark') showUndoable(done, () => void take('undo'));
      } catch (error) {
        for (const { wordId, before } of waiting) show.as(wordId, step === 'mark' ? before : after);
        showFailure(t(step === 'mark' ? 'marks.failed' : 'marks.undoFailed'), error);
      }
    };
    void take('mark');
  });
}

/** Puts standings on the screens before the server has said anything. */
function useShowing(learn: Language) {
  const queries = useQueryClient();
  return {
    standingOf: (wordId: string) => standingOf(shownStates(queries, learn), wordId),
    as: (wordId: string, standing: ReturnType<typeof standingOf>) =>
      changeStates(queries, learn, states => withStandings(states, [[wordId, standing]])),
  };
}
