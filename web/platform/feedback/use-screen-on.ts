import { useEffect, useRef } from 'react';
import { keepScreenOn } from './keep-screen-on.ts';

/** The screen stays on while something trains; a change of `doing` tells that somebody is at it. */
export function useScreenOn(doing: unknown): void {
  const screen = useRef<ReturnType<typeof keepScreenOn>>(null);
  useEffect(() => {
    const kept = keepScreenOn();
    screen.current = kept;
    return kept.end;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change says that somebody is there
  useEffect(() => screen.current?.stillHere(), [doing]);
}
