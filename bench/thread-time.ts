/** A task of the thread that runs a page: when it began and ended by the clock, and its CPU, in milliseconds. */
export type Task = { start: number; end: number; cpu: number };

/**
 * When a processor that is so many times slower would be done with the tasks that begin up to a moment: each begins when it began
 * here, or when the one before it is done.
 */
export function doneOnSlower(times: number, tasks: readonly Task[], until: number): number {
  let done = 0;
  for (const { start, cpu } of tasks) if (start <= until) done = Math.max(done, start) + times * cpu;
  return done;
}

/** CPU of the thread from one moment to another; a task that reaches beyond them counts in proportion. */
export function cpuWithin(tasks: readonly Task[], from: number, to: number): number {
  return tasks.reduce((sum, { start, end, cpu }) => {
    const inside = Math.min(to, end) - Math.max(from, start);
    return inside > 0 ? sum + (cpu * inside) / (end - start) : sum;
  }, 0);
}
