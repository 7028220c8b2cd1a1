import type { TestType } from '#contract/test-types.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import type { Playing } from './sitting-state.ts';

const slotOf = (testType: TestType) => `sitting_${testType}`;

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
  ifPossible(() => sessionStorage.setItem(slotOf(stored.sitting.testType), JSON.stringify(stored)));
}

/** The sitting that was under way today; tomorrow other words help more. */
export function storedSitting(testType: TestType, key: string, day: number): Playing | undefined {
  writeDown();
  return ifPossible(() => {
    const stored = JSON.parse(sessionStorage.getItem(slotOf(testType)) ?? 'null') as Partial<Stored> | null;
    return stored?.key === key && stored.day === day ? stored.sitting : undefined;
  });
}

export function removeSitting(testType: TestType): void {
  writeDown();
  ifPossible(() => sessionStorage.removeItem(slotOf(testType)));
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
