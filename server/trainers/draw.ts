/**
 * The items in a random order, drawn one at a time (Fisher-Yates): a few cost no more when there are many. `random` returns a
 * number from 0 up to but not including 1.
 */
export function* draw<Item>(items: readonly Item[], random: () => number): Generator<Item> {
  // At a place that was drawn is the first item that had not been drawn.
  const moved = new Map<number, number>();
  for (let first = 0; first < items.length; first += 1) {
    const place = first + Math.floor(random() * (items.length - first));
    yield items[moved.get(place) ?? place] as Item;
    moved.set(place, moved.get(first) ?? first);
  }
}
