import type { Log } from '../process/log.ts';

/** A logger that keeps its lines, as `message: error`. */
export function memoryLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const warn = (details: { err?: unknown }, message: string) => void lines.push(`${message}: ${details.err}`);
  return { log: { warn }, lines };
}
