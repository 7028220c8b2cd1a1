import { availableParallelism } from 'node:os';
import type { Log } from '#server/process/log.ts';
import { type Pool, startPool } from './pool.ts';

// Two threads keep a small machine busy, and each costs 60 MB. One core is left for the requests.
const MOST_WORKERS = 2;

/** The pool of the embedded engine with the limits of a server; no thread starts before the first job. */
export function startServerPool(log: Log): Pool {
  const limits = {
    workers: Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1)),
    queue: 64,
    waitMilliseconds: 10_000,
    startMilliseconds: 10_000,
    // The first Japanese word loads a dictionary: a second of CPU, of which a small or busy machine gives a tenth. With less time
    // than that the thread would be ended at each try, and never speak Japanese.
    jobMilliseconds: 20_000,
    restartMilliseconds: 5_000,
  };
  return startPool(limits, log);
}
