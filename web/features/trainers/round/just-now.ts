import { FASTEST_ANSWER_MS } from '#learning/grade.ts';

/** True for what came on the screen so short ago that nobody has read it. After a clock was set back nobody can tell. */
export function isJustNow(at: number): boolean {
  const since = Date.now() - at;
  return since >= 0 && since < FASTEST_ANSWER_MS;
}
