import { useLayoutEffect, useRef } from 'react';

const MOVES_MS = 140;

/**
 * Lets tiles move to where a press has put them. The reply is the ref of the lines they are laid on; tiles are what has `data-tile-id`
 * there and beside them. Places are kept relative to the lines, so scrolling moves nothing.
 */
export function useTileMotion(laid: readonly number[]) {
  const lines = useRef<HTMLFieldSetElement>(null);
  const places = useRef(new Map<string, { x: number; y: number }>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: tiles move when others are laid
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const origin = lines.current?.getBoundingClientRect();
    if (origin === undefined) return;
    for (const tile of lines.current?.parentElement?.querySelectorAll<HTMLElement>('[data-tile-id]') ?? []) {
      const { x, y } = tile.getBoundingClientRect();
      const place = { x: x - origin.x, y: y - origin.y };
      const id = tile.dataset.tileId ?? '';
      const before = places.current.get(id);
      places.current.set(id, place);
      if (isStill || before === undefined || (before.x === place.x && before.y === place.y)) continue;
      const from = `${before.x - place.x}px ${before.y - place.y}px`;
      tile.animate?.({ translate: [from, '0 0'] }, { duration: MOVES_MS, easing: 'ease-out' });
    }
  }, [laid]);
  return lines;
}
