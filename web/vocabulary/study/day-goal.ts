import type { Profile } from '#contract/account.ts';
import { type DayGoal, USUAL_DAY_GOAL } from '#contract/exercises.ts';

/** How many answers a day a person wants to give; an older server, or a copy of what it said, names no goal. */
export function dayGoalOf(user: Partial<Pick<Profile, 'day_goal'>> | null): DayGoal {
  return user?.day_goal ?? USUAL_DAY_GOAL;
}
