import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the heading of a new question or result, or to the translation of a turned card: it is read out, and Tab goes on from
 * there. Focus in the header stays where it is.
 */
export function useFocusOnArrival<
  Arrived extends HTMLElement = HTMLHeadingElement,
>(): RefObject<Arrived | null> {
  const arrived = useRef<Arrived>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || activeElement?.closest('main') != null;
    if (isHere) arrived.current?.focus({ preventScroll: true });
  }, []);
  return arrived;
}
