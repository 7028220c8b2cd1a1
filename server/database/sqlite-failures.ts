import { setTimeout as wait } from 'node:timers/promises';
import { serviceUnavailable } from '../http/errors.ts';

const PATIENCE_MS = 5000;
const PAUSE_MS = 10;

/**
 * Does the work as soon as no other process holds the database's lock. Rejects with a 503 when that takes more than
 * five seconds, or when the disk fails.
 */
export async function whenFree<T>(work: () => T): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!hasCode(error, ['SQLITE_BUSY']) || performance.now() > deadline) throw translateFailure(error);
    }
    await wait(PAUSE_MS * (0.5 + Math.random()));
  }
}

/** Turns a lock that is never released and a failing disk into a 503; any other error is returned as it is. */
export function translateFailure(error: unknown): unknown {
  const isOutage = hasCode(error, [
    'SQLITE_BUSY',
    'SQLITE_LOCKED',
    'SQLITE_FULL',
    'SQLITE_IOERR',
    'SQLITE_CANTOPEN',
    'SQLITE_CORRUPT',
    'SQLITE_NOTADB',
    'SQLITE_READONLY',
  ]);
  if (!isOutage) return error;
  return Object.assign(serviceUnavailable('The database is not available. Please try again later.'), {
    cause: error,
  });
}

// Extended codes begin with the plain ones: SQLITE_BUSY_RECOVERY, SQLITE_IOERR_WRITE.
function hasCode(error: unknown, codes: string[]): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return codes.some(start => code.startsWith(start));
}
