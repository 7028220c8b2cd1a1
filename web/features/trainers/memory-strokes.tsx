import type { AskedWord } from '#contract/trainers.ts';
import { strengthOf } from '#learning/strength.ts';
import { Strokes } from '#web/ui/strokes.tsx';
import { useStandingName } from '#web/vocabulary/marks/use-standing-name.ts';

/** How far the memory of a word has come; nothing for a new one. */
export function MemoryStrokes({ word: { state } }: { word: AskedWord }) {
  const nameOf = useStandingName();
  if (state === undefined || state.state === 'new') return null;
  const strength = strengthOf(state);
  const label = nameOf({ state: state.state, strength });
  return <Strokes count={strength} isKnown={state.state === 'known'} label={label} />;
}
