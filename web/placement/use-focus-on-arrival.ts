import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to the heading of a new question or result, so that it is read out and Tab goes on from it. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
