import { LRUCache } from 'lru-cache';

/** What is counted under a key, and how many points it may use in how many seconds. */
export type Budget = { key: string; points: number; duration: number };

/** For how long yet a budget is used up; undefined when everything was counted. */
export type Refused = { msLeft: number } | undefined;

/**
 * Counts uses in windows of time. Budgets are counted in order up to the first that is used up: what a narrow one refuses takes
 * nothing from the wider ones.
 */
export type Counters = {
  use(budgets: readonly Budget[], points: number): Promise<Refused>;
  giveBack(key: string, points: number): Promise<void>;
  forget(key: string): Promise<void>;
};

export type OwnCounters = Counters & { countNow(budgets: readonly Budget[], points: number): Refused };

/** Those used longest ago are forgotten: strangers with many addresses cannot fill the memory. */
const MOST_KEPT = 100_000;

type Window = { used: number; until: number };

/** Counters of this process. They go by a clock that only moves forward: a clock that is set must not lock anybody out. */
export function ownCounters(clock: () => number = () => performance.now()): OwnCounters {
  const windows = new LRUCache<string, Window>({ max: MOST_KEPT });

  function countNow(budgets: readonly Budget[], points: number): Refused {
    const now = clock();
    for (const budget of budgets) {
      const known = windows.get(budget.key);
      const window = known !== undefined && known.until > now ? known : newWindow(budget, now);
      window.used += points;
      if (window.used > budget.points) return { msLeft: window.until - now };
    }
    return undefined;
  }

  function newWindow({ key, duration }: Budget, now: number): Window {
    const window = { used: 0, until: now + duration * 1000 };
    windows.set(key, window);
    return window;
  }

  return {
    countNow,
    use: async (budgets, points) => countNow(budgets, points),
    giveBack: async (key, points) => {
      const window = windows.get(key);
      if (window !== undefined) window.used = Math.max(0, window.used - points);
    },
    forget: async key => void windows.delete(key),
  };
}
