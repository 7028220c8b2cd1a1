import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the heading of a new question or result, so that it is read out and Tab goes on from there; but never away
 * from somebody who is busy in the header.
 */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || activeElement?.closest('main') != null;
    if (isHere) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
