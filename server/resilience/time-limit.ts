/** Not a DOMException, of which loggers write all 25 constants. */
class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * Runs work that an outside service may never finish. The signal it gets aborts when the time is over or the caller leaves,
 * and the promise rejects then, whether the work listens or not.
 *
 * A timer and a controller of our own, since Node may collect the signals of `AbortSignal.any` and `AbortSignal.timeout`, and
 * the request they belong to, before they fire (nodejs/node #57736, #55428): the caller then waits for ever.
 *
 * @throws TimeoutError when the time is over; the caller's reason when the caller leaves
 */
export async function withinTime<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal,
): Promise<T> {
  caller?.throwIfAborted();
  const abort = new AbortController();
  const leave = () => abort.abort(caller?.reason);
  const timer = setTimeout(
    () => abort.abort(new TimeoutError(`No answer within ${milliseconds} ms`)),
    milliseconds,
  );
  caller?.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work(abort.signal), rejectionBy(abort.signal)]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', leave);
  }
}

function rejectionBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
