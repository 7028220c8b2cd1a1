import type { Language } from '#languages/index.ts';
import type { Answer } from '#learning/log.ts';
import { derived, step } from '#learning/replay.ts';
import { type LearningSettings, NEW_WORD, type WordState } from '#learning/word-state.ts';
import type { Item } from './outbox-db.ts';

type Around = { learn: Language; settings: LearningSettings };

/**
 * The states of the words that waiting answers and marks change, from what they were before. An answer of a word that `stateOf` does
 * not know changes nothing: only a replay could tell.
 */
export function statesAfter(
  stateOf: (wordId: string) => WordState | undefined,
  waiting: readonly Item[],
  { learn, settings }: Around,
): Map<string, WordState> {
  const changed = new Map<string, WordState>();
  const undone = new Set(waiting.flatMap(item => (item.kind === 'undo' ? [item.id] : [])));
  for (const item of waiting) {
    const row = item.kind === 'answer' ? item.answer : item.kind === 'mark' ? item.mark : undefined;
    if (row === undefined || row.learn !== learn || undone.has(row.id)) continue;
    const before = changed.get(row.wordId) ?? stateOf(row.wordId);
    const after =
      item.kind === 'answer'
        ? before && step(before, item.answer as Answer, settings)
        : item.kind === 'mark' &&
          derived(row.wordId, { ...(before ?? NEW_WORD), mark: item.mark.mark }, settings);
    if (after) changed.set(row.wordId, after);
  }
  return changed;
}
