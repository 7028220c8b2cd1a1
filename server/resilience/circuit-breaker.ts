const FAILURES_IN_A_ROW = 3;
const PAUSE_MS = 30_000;
/** A service may ask for more; an hour of silence by mistake would be worse than one request too many. */
const LONGEST_PAUSE_MS = 10 * 60_000;

/** Spares a failing service, and every reader the wait for it. */
export type CircuitBreaker = {
  /** True while the service is left alone. Asking does not count as trying. */
  isPaused(): boolean;
  /** False while the service is left alone; after a pause one caller may try, and must report how it went. */
  mayTry(): boolean;
  succeeded(): void;
  /** Three failures in a row begin a pause; one does when the service itself asks for `pauseMs`. */
  failed(pauseMs?: number): void;
  /** Whoever tried has left before it was known how it goes: the next one may try. */
  left(): void;
};

export function circuitBreaker(clock: () => number): CircuitBreaker {
  let failures = 0;
  let pausedUntil = 0;
  // More than any pause is left when the clock was ahead for a while and is right again.
  const isPaused = () => {
    const left = pausedUntil - clock();
    return left > 0 && left <= LONGEST_PAUSE_MS;
  };
  return {
    isPaused,
    mayTry() {
      if (isPaused()) return false;
      // Until the first one after a pause has come back, the others need not fail like it.
      if (pausedUntil > 0) pausedUntil = clock() + PAUSE_MS;
      return true;
    },
    succeeded() {
      failures = 0;
      pausedUntil = 0;
    },
    failed(pauseMs) {
      failures += 1;
      if (pauseMs !== undefined) pausedUntil = clock() + Math.min(pauseMs, LONGEST_PAUSE_MS);
      else if (failures >= FAILURES_IN_A_ROW) pausedUntil = clock() + PAUSE_MS;
    },
    left() {
      pausedUntil = Math.min(pausedUntil, clock());
    },
  };
}
