import type { StateName } from '#contract/word-states.ts';

/** How words of a text look, by how the person stands with them: told apart by shape as well as by colour. Known ones are plain. */
export const STATE_LOOKS: Record<StateName, string> = {
  new: 'underline decoration-accent decoration-dotted decoration-2 underline-offset-6',
  learning: 'bg-spark-soft',
  known: '',
  ignored: '',
};
