/** The list with the item at a place one place further up (-1) or down (1). */
export function moved<Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] {
  const next = [...items];
  const other = place + by;
  const [one, two] = [next[place], next[other]];
  if (one === undefined || two === undefined) return next;
  next[place] = two;
  next[other] = one;
  return next;
}

/** All ids with some of them in a new order: the others, which are not shown, keep their places. */
export function inNewOrder(ids: readonly string[], shown: readonly string[]): string[] {
  const isShown = new Set(shown);
  let place = 0;
  return ids.map(id => (isShown.has(id) ? (shown[place++] ?? id) : id));
}
