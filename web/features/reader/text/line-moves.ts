/** Where a word is on the screen. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** The word above or below: the one nearest to the middle of this word in the next line that way; itself at the edge. */
export function verticalMove(boxes: readonly Box[], from: number, direction: 'up' | 'down'): number {
  const box = boxes[from];
  if (box === undefined) return from;
  const step = direction === 'up' ? -1 : 1;
  let first = from + step;
  while (isOnLine(boxes[first], box)) first += step;
  const line = boxes[first];
  if (line === undefined) return from;
  let best = first;
  for (let index = first; isOnLine(boxes[index], line); index += step) {
    if (distance(boxes[index], box) < distance(boxes[best], box)) best = index;
  }
  return best;
}

/** The first or the last word of the line. */
export function lineEdge(boxes: readonly Box[], from: number, edge: 'start' | 'end'): number {
  const box = boxes[from];
  const step = edge === 'start' ? -1 : 1;
  let index = from;
  while (box !== undefined && isOnLine(boxes[index + step], box)) index += step;
  return index;
}

function isOnLine(other: Box | undefined, box: Box): boolean {
  if (other === undefined) return false;
  const middle = (other.top + other.bottom) / 2;
  return middle > box.top && middle < box.bottom;
}

function distance(one: Box | undefined, other: Box): number {
  if (one === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs(one.left + one.right - other.left - other.right);
}
