/** Takes a word of this length that may begin at a place; the cost tells how unwillingly. */
export type Take = (length: number, cost: number, isUnknown?: boolean) => void;

/**
 * Takes a text without spaces apart in the way that costs least in all: taking the longest word first reads 发展中国家 wrongly.
 *
 * @param wordsAt takes the words that may begin at a place; at least one
 * @returns the lengths of the words in order; below zero where nobody knows the word
 */
export function cheapestPath(text: string, wordsAt: (at: number, take: Take) => void): number[] {
  const { cost, length } = roomFor(text.length + 1);
  cost.fill(Number.POSITIVE_INFINITY, 0, text.length + 1);
  let at = 0;
  let begun = 0;
  const take: Take = (taken, price, isUnknown = false) => {
    const end = at + taken;
    // Of two that cost the same the one whose first words are longer: 女人 and 们, not 女 and 人们.
    if (begun + price > (cost[end] ?? 0) + 1e-9) return;
    cost[end] = begun + price;
    length[end] = isUnknown ? -taken : taken;
  };
  cost[0] = 0;
  for (; at < text.length; at += 1) {
    begun = cost[at] ?? 0;
    if (begun !== Number.POSITIVE_INFINITY) wordsAt(at, take);
  }
  const lengths: number[] = [];
  for (let end = text.length; end > 0; ) {
    const taken = length[end] || 1;
    lengths.push(taken);
    end -= Math.abs(taken);
  }
  return lengths.reverse();
}

let room = { cost: new Float64Array(0), length: new Int16Array(0) };

/** The same room again and again: a text has as many runs as sentences. */
function roomFor(size: number): typeof room {
  if (room.cost.length < size) room = { cost: new Float64Array(size), length: new Int16Array(size) };
  return room;
}
