import type { WordStanding } from '#contract/word-states.ts';
import { strengthOf } from '#learning/strength.ts';
import type { WordState } from '#learning/word-state.ts';

/** The JSON of `GET /learning/words`: every word that is not new, in an order that gives the same words the same tag. */
export function wordListOf(states: ReadonlyMap<string, WordState>): Buffer {
  const words: Record<string, WordStanding> = {};
  for (const [wordId, state] of [...states].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (state.state === 'new') continue;
    const dueDay = state.dueDay ?? undefined;
    words[wordId] = {
      state: state.state,
      strength: strengthOf(state),
      ...(dueDay !== undefined && { dueDay }),
    };
  }
  return Buffer.from(JSON.stringify({ success: true, message: '', data: { words } }));
}
