import type { DayOfAnswers } from '#contract/progress.ts';

export const DAY_MS = 86_400_000;

/** Counts answers by day, today first; `today` is when the person's day began. What comes later than today counts as today. */
export function countByDay(
  answers: readonly { answeredAt: number; isRight: boolean }[],
  today: number,
  days: number,
): DayOfAnswers[] {
  const counted = Array.from({ length: days }, () => ({ answers: 0, right: 0 }));
  for (const { answeredAt, isRight } of answers) {
    const day = counted[Math.max(0, Math.ceil((today - answeredAt) / DAY_MS))];
    if (day === undefined) continue;
    day.answers += 1;
    if (isRight) day.right += 1;
  }
  return counted;
}
