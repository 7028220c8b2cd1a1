import { afterPaint } from '#web/ui/after-paint.ts';
import type { Mode, Playing } from './sitting-state.ts';

const keyOf = (mode: Mode) => `sitting_${mode}`;

type Kept = { of: string; day: number; sitting: Playing };

/** What is to be written down once the screen shows it. */
let unwritten: Kept | undefined;

/** Keeps a sitting that is under way for a reload of this tab; `of` says whose it is and of what, `day` is today. */
export function keepSitting(of: string, day: number, sitting: Playing): void {
  if (unwritten === undefined) afterPaint(writeDown);
  unwritten = { of, day, sitting };
}

function writeDown(): void {
  const kept = unwritten;
  unwritten = undefined;
  if (kept === undefined) return;
  ifPossible(() => sessionStorage.setItem(keyOf(kept.sitting.mode), JSON.stringify(kept)));
}

/** The sitting that was under way today; tomorrow other words help more. */
export function keptSitting(mode: Mode, of: string, day: number): Playing | undefined {
  writeDown();
  return ifPossible(() => {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(mode)) ?? 'null') as Partial<Kept> | null;
    return kept?.of === of && kept.day === day ? kept.sitting : undefined;
  });
}

export function forgetSitting(mode: Mode): void {
  writeDown();
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
