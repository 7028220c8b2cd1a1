/** A second press within this time means "once more, slowly". */
const AGAIN_MS = 4000;

export type Pace = 'normal' | 'slow';
/** When a sound button was pressed last, in milliseconds, and what came of it. */
export type Press = { at: number; pace: Pace };

/**
 * What a press of a sound button asks for: silence while its sound is on its way, else the sound, slowly at every second press
 * in a row.
 */
export function askedFor(
  { isLoading, last }: { isLoading: boolean; last: Press | null },
  now: number,
): Pace | 'silence' {
  if (isLoading) return 'silence';
  return last !== null && last.pace === 'normal' && now - last.at < AGAIN_MS ? 'slow' : 'normal';
}
