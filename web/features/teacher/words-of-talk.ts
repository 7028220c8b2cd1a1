import type { TeacherTurn } from '#contract/teacher.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { coverageOf, furthestRow } from '#web/vocabulary/marks/text-coverage.ts';

/** How many words of the answers somebody knows, learns, and has not met; measured as the reader measures a text. */
export function wordsOfTalk(
  turns: readonly Pick<TeacherTurn, 'words'>[],
  states: WordStates | undefined,
): { known: number; learning: number; new: number } {
  const met = turns.flatMap(({ words }) =>
    words.flatMap(({ rows }) => {
      const furthest = furthestRow(rows, states);
      return furthest === undefined ? [] : [[furthest.state, 1] as const];
    }),
  );
  const { known, learning, total } = coverageOf(met);
  return { known, learning, new: total - known - learning };
}
