type Flight<T> = { result: Promise<T>; callers: number; abort: AbortController };

/**
 * Makes a function that lets identical calls under way share one piece of work.
 * A caller whose signal aborts leaves alone; the work is aborted when the last one has left.
 */
export function singleFlight<T>() {
  const flights = new Map<string, Flight<T>>();

  function board(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const running = flights.get(key);
    if (running !== undefined) return running;
    const abort = new AbortController();
    const result = work(abort.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight<T> = { result, callers: 0, abort };
    flights.set(key, flight);
    return flight;
  }

  function leave(key: string, flight: Flight<T>, reason: unknown): void {
    flight.callers -= 1;
    if (flight.callers > 0) return;
    // The next caller must not board work that is being given up.
    if (flights.get(key) === flight) flights.delete(key);
    flight.abort.abort(reason);
  }

  return async (key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    const flight = board(key, work);
    flight.callers += 1;
    if (signal === undefined) return flight.result;
    return await orAborted(flight.result, signal, () => leave(key, flight, signal.reason));
  };
}

function orAborted<T>(result: Promise<T>, signal: AbortSignal, leave: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      reject(signal.reason);
      leave();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
