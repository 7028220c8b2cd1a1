/** Makes a function that runs the work it is given one at a time, in the order of the calls. */
export function turns() {
  let last: Promise<unknown> = Promise.resolve();

  return function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const result = last.then(work);
    // A failure is the caller's to handle; the next in line runs nevertheless.
    last = result.catch(() => undefined);
    return result;
  };
}
