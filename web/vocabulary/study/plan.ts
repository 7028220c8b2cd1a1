import type { LearningOverview } from '#contract/learning.ts';

/** What a person could do now. */
export type Plan = 'begin' | 'review' | 'new' | 'done';

/** Words that wait come first, then new ones; whoever has no word yet begins. */
export function planOf({ now, newLeft, counts }: Pick<LearningOverview, 'now' | 'newLeft' | 'counts'>): Plan {
  if (now > 0) return 'review';
  if (counts.learning + counts.known === 0) return 'begin';
  return newLeft > 0 && counts.new > 0 ? 'new' : 'done';
}
