import { TALK_DAYS } from '#contract/teacher-bounds.ts';
import { DAY_MS } from '#learning/day.ts';
import type { Db } from '../database/database.ts';
import { EXPLAINED_FOR_DAYS, MOST_EXPLANATIONS } from './explanations.ts';
import { eraseTurnsUntil, forgetTokensBefore, pruneExplanationsUntil } from './store.ts';

/** Erases what the teacher and people said to each other long ago, of everybody, and what is no longer counted or known. */
export async function eraseOldTalks(db: Db, now: number): Promise<void> {
  await eraseTurnsUntil(db, now - TALK_DAYS * DAY_MS);
  await forgetTokensBefore(db, Math.floor(now / DAY_MS));
  await pruneExplanationsUntil(db, now - EXPLAINED_FOR_DAYS * DAY_MS, MOST_EXPLANATIONS);
}
