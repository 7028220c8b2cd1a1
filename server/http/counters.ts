import { LRUCache } from 'lru-cache';

/** One place where uses are counted: a key with what it may use in how many seconds. */
export type Place = { key: string; points: number; duration: number };

/** The place that is used up, and for how long yet; undefined when everything was counted. */
export type Refused = { msLeft: number } | undefined;

/**
 * Counts uses in windows of time. Places are counted in order up to the first that is used up, so that what a narrow one refuses
 * takes nothing from the wider ones.
 */
export type Counters = {
  use(places: readonly Place[], points: number): Promise<Refused>;
  giveBack(key: string, points: number): Promise<void>;
  forget(key: string): Promise<void>;
};

export type OwnCounters = Counters & { countNow(places: readonly Place[], points: number): Refused };

/** Those used longest ago are forgotten, so that strangers with many addresses cannot fill the memory. */
const MOST_KEPT = 100_000;

type Window = { used: number; until: number };

/** Counters of this process. They go by a clock that only moves forward: one that is set anew must not lock anybody out. */
export function ownCounters(clock: () => number = () => performance.now()): OwnCounters {
  const windows = new LRUCache<string, Window>({ max: MOST_KEPT });

  function countNow(places: readonly Place[], points: number): Refused {
    const now = clock();
    for (const place of places) {
      const known = windows.get(place.key);
      const window = known !== undefined && known.until > now ? known : newWindow(place, now);
      window.used += points;
      if (window.used > place.points) return { msLeft: window.until - now };
    }
    return undefined;
  }

  function newWindow({ key, duration }: Place, now: number): Window {
    const window = { used: 0, until: now + duration * 1000 };
    windows.set(key, window);
    return window;
  }

  return {
    countNow,
    use: async (places, points) => countNow(places, points),
    giveBack: async (key, points) => {
      const window = windows.get(key);
      if (window !== undefined) window.used = Math.max(0, window.used - points);
    },
    forget: async key => void windows.delete(key),
  };
}
