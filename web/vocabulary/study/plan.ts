import type { LearningOverview } from '#contract/learning.ts';

/** What a person could do now. */
export type Plan = 'begin' | 'review' | 'new' | 'done';

/** Due words come first, then new ones; somebody without any word begins. */
export function planOf({ now, newLeft, counts }: Pick<LearningOverview, 'now' | 'newLeft' | 'counts'>): Plan {
  if (now > 0) return 'review';
  if (counts.learning + counts.known === 0) return 'begin';
  return newLeft > 0 && counts.new > 0 ? 'new' : 'done';
}

/** Between a choice among options (3 to 8 s) and a flashcard (6 to 11 s), with the reply and the way to the next question. */
const USUAL_SECONDS = 8;
/** From so many answers on, today's own pace is the better estimate. */
const ENOUGH_ANSWERS = 10;

/** About how many minutes so many questions take, at least one. */
export function minutesFor(questions: number, done: { doneToday: number; minutesToday: number }): number {
  const isOwn = done.doneToday >= ENOUGH_ANSWERS && done.minutesToday > 0;
  const minutesEach = isOwn ? done.minutesToday / done.doneToday : USUAL_SECONDS / 60;
  return Math.max(1, Math.round(questions * minutesEach));
}
