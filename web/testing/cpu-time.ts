/** Seconds of this process's processor that work takes: the clock goes on while other programs have it. */
export async function cpuSecondsOf(work: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await work();
  return process.cpuUsage(started).user / 1e6;
}
