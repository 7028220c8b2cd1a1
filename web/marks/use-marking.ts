import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Language } from '#languages/index.ts';
import type { Mark } from '#learning/log.ts';
import { newId } from '../new-id.ts';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import { useHandler } from '../ui/use-handler.ts';
import { refreshLearning } from './refresh-learning.ts';
import { sendMarks, undoByIds } from './send-marks.ts';
import { showUndoable } from './undoable-toast.ts';
import {
  changeStates,
  expectedStanding,
  noteStates,
  shownStates,
  standingOf,
  withStandings,
} from './word-states.ts';

export type MarkedWord = { id: string; word: string };

const DONE = { known: 'markedKnown', ignored: 'markedIgnored', none: 'markedAgain' } as const;

type Marking = { word: MarkedWord; mark: Mark; learn: Language };

/** Marks a word: shown at once, taken back when the server does not take it, undone by the toast. The function stays the same. */
export function useMarking(learn: Language): (word: MarkedWord, mark: Mark) => void {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { show, restore } = useShownStanding();
  const undoing = useMutation({
    mutationFn: ({ id }: { id: string; before: Shown; after: Shown }) => undoByIds([id]),
    onMutate: ({ before }) => restore(before),
    onSuccess: states => settle(states),
    onError: (error, { after }) => {
      restore(after);
      showFailure(t('marks.undoFailed'), error);
    },
  });
  const marking = useMutation({
    mutationFn: ({ word, mark, learn: language, id }: Marking & { id: string }) =>
      sendMarks([{ id, wordId: word.id, learn: language, mark, at: Date.now() }]),
    onMutate: show,
    onSuccess: (states, { word, mark, id }, shown) => {
      settle(states);
      const undo = () => undoing.mutate({ id, ...shown });
      showUndoable(t(`marks.${DONE[mark]}`, { word: word.word }), undo);
    },
    onError: (error, _, shown) => {
      if (shown !== undefined) restore(shown.before);
      showFailure(t('marks.failed'), error);
    },
  });
  const settle = (states: Parameters<typeof noteStates>[1]) => {
    noteStates(queries, states);
    void refreshLearning(queries);
  };
  return useHandler((word, mark) => marking.mutate({ word, mark, learn, id: newId() }));
}

type Shown = { id: string; learn: Language; standing: ReturnType<typeof standingOf> };

/** Puts standings on the screens before the server has said anything. */
function useShownStanding() {
  const queries = useQueryClient();
  const restore = ({ id, learn, standing }: Shown) =>
    changeStates(queries, learn, states => withStandings(states, [[id, standing]]));
  const show = ({ word: { id }, mark, learn }: Marking) => {
    const before: Shown = { id, learn, standing: standingOf(shownStates(queries, learn), id) };
    const after: Shown = { id, learn, standing: expectedStanding(mark) };
    restore(after);
    return { before, after };
  };
  return { show, restore };
}
