import { onTestFinished } from 'vitest';
import { spawnHaproxy } from './haproxy-process.ts';

/** HAProxy as it is shipped, in front of these servers; it ends with the test. */
export async function startHaproxy(ports: readonly number[]): Promise<string> {
  const { port, stop } = await spawnHaproxy(ports);
  onTestFinished(stop);
  return `http://127.0.0.1:${port}`;
}
