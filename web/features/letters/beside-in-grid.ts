/** Where an arrow key leads from one item of a grid, by where the items are seen; undefined at the edge, and for other keys. */
export function besideInGrid<Item extends HTMLElement>(
  items: readonly Item[],
  from: HTMLElement,
  key: string,
): Item | undefined {
  const { left, top } = from.getBoundingClientRect();
  const places = items.map(item => ({ item, at: item.getBoundingClientRect() }));
  const nearest = (those: typeof places) =>
    those.reduce<(typeof places)[number] | undefined>((best, one) => {
      const distance = ({ at }: typeof one) => Math.abs(at.left - left) + Math.abs(at.top - top);
      return best === undefined || distance(one) < distance(best) ? one : best;
    }, undefined)?.item;
  switch (key) {
    case 'ArrowLeft':
      return nearest(places.filter(({ at }) => at.top === top && at.left < left));
    case 'ArrowRight':
      return nearest(places.filter(({ at }) => at.top === top && at.left > left));
    case 'ArrowUp':
      return nearest(places.filter(({ at }) => at.left === left && at.top < top));
    case 'ArrowDown':
      return nearest(places.filter(({ at }) => at.left === left && at.top > top));
    default:
      return undefined;
  }
}
