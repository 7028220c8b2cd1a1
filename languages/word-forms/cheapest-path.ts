/** A word that may begin at a place: how long it is, and how unwillingly it is taken. */
export type Step = { length: number; cost: number };

/**
 * Takes a text without spaces apart in the way that costs least in all: whoever takes the longest word first reads
 * 发展中国家 wrongly.
 *
 * @param stepsAt the words that may begin at a place; at least one
 * @returns the lengths of the words in order
 */
export function cheapestPath(text: string, stepsAt: (at: number) => readonly Step[]): number[] {
  const cost = new Float64Array(text.length + 1).fill(Number.POSITIVE_INFINITY);
  const length = new Uint16Array(text.length + 1);
  cost[0] = 0;
  for (let at = 0; at < text.length; at++) {
    const begun = cost[at] ?? 0;
    if (begun === Number.POSITIVE_INFINITY) continue;
    for (const step of stepsAt(at)) {
      const end = at + step.length;
      // Of two that cost the same the one whose first words are longer: 女人 and 们, not 女 and 人们.
      if (begun + step.cost > (cost[end] ?? 0) + 1e-9) continue;
      cost[end] = begun + step.cost;
      length[end] = step.length;
    }
  }
  const lengths: number[] = [];
  for (let end = text.length; end > 0; end -= length[end] || 1) lengths.push(length[end] || 1);
  return lengths.reverse();
}
