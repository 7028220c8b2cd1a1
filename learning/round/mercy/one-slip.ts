/** Where in the wanted letters a slip is: from one place up to, not including, another; equal where a letter is too many. */
export type Slip = { from: number; to: number };

/**
 * The one slip that makes `written` of `wanted`: a letter missing, too many, wrong, or two neighbours swapped. Undefined where they
 * are equal or more is different. It takes one pass over both, however long they are.
 */
export function oneSlip(wanted: readonly string[], written: readonly string[]): Slip | undefined {
  const shorter = Math.min(wanted.length, written.length);
  const longer = Math.max(wanted.length, written.length);
  if (longer - shorter > 1) return undefined;
  let head = 0;
  while (head < shorter && wanted[head] === written[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && wanted.at(-1 - tail) === written.at(-1 - tail)) tail += 1;
  const slip = { from: head, to: wanted.length - tail };
  if (longer > shorter) return head + tail >= shorter ? slip : undefined;
  const different = shorter - head - tail;
  if (different === 1) return slip;
  const isSwapped = wanted[head] === written[head + 1] && wanted[head + 1] === written[head];
  return different === 2 && isSwapped ? slip : undefined;
}
