import type { Server } from 'node:http';
import { withinTime } from '../resilience/time-limit.ts';
import type { Log } from './log.ts';

const LOOK_MS = 100;

/** Waits for the end of one part of the server, for so long. A part that hangs is named in the log and left. */
export async function endWithin(
  milliseconds: number,
  [part, end]: readonly [part: string, end: () => Promise<unknown>],
  log: Log,
): Promise<void> {
  try {
    await withinTime(milliseconds, end);
  } catch (error) {
    log.warn({ err: error }, `the server stops without waiting any longer for ${part}`);
  }
}

/** Closes connections as they become idle: one that was busy when the server began to stop would be kept alive for a minute. */
export async function whileClosingIdle(server: Server, close: () => Promise<unknown>): Promise<void> {
  const timer = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  try {
    await close();
  } finally {
    clearInterval(timer);
  }
}
