import type { Mode, Playing } from './sitting-state.ts';

const keyOf = (mode: Mode) => `sitting_${mode}`;

type Kept = { of: string; day: number; sitting: Playing };

/** Keeps a sitting that is under way for a reload of this tab; `of` says whose it is and of what, `day` is today. */
export function keepSitting(of: string, day: number, sitting: Playing): void {
  ifPossible(() => {
    const kept: Kept = { of, day, sitting };
    sessionStorage.setItem(keyOf(sitting.mode), JSON.stringify(kept));
  });
}

/** The sitting that was under way today; tomorrow other words help more. */
export function keptSitting(mode: Mode, of: string, day: number): Playing | undefined {
  return ifPossible(() => {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(mode)) ?? 'null') as Partial<Kept> | null;
    return kept?.of === of && kept.day === day ? kept.sitting : undefined;
  });
}

export function forgetSitting(mode: Mode): void {
  ifPossible(() => sessionStorage.removeItem(keyOf(mode)));
}

/** Whether the page was loaded anew where it stood, and not gone to. */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** Where the tab's storage is blocked or full, a reload begins anew. */
function ifPossible<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
