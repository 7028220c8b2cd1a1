import { afterPaint } from '#web/ui/after-paint.ts';
import type { Mode, Playing } from './sitting-state.ts';

const slotOf = (mode: Mode) => `sitting_${mode}`;

type Stored = { key: string; day: number; sitting: Playing };

/** What is to be written down once the screen shows it. */
let unwritten: Stored | undefined;

/** Keeps a sitting that is under way for a reload of this tab; `key` says whose it is and of what, `day` is today. */
export function storeSitting(key: string, day: number, sitting: Playing): void {
  if (unwritten === undefined) afterPaint(writeDown);
  unwritten = { key, day, sitting };
}

function writeDown(): void {
  const stored = unwritten;
  unwritten = undefined;
  if (stored === undefined) return;
  ifPossible(() => sessionStorage.setItem(slotOf(stored.sitting.mode), JSON.stringify(stored)));
}

/** The sitting that was under way today; tomorrow other words help more. */
export function storedSitting(mode: Mode, key: string, day: number): Playing | undefined {
  writeDown();
  return ifPossible(() => {
    const stored = JSON.parse(sessionStorage.getItem(slotOf(mode)) ?? 'null') as Partial<Stored> | null;
    return stored?.key === key && stored.day === day ? stored.sitting : undefined;
  });
}

export function removeSitting(mode: Mode): void {
  writeDown();
  ifPossible(() => sessionStorage.removeItem(slotOf(mode)));
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
