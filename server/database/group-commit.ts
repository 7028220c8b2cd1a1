import { setImmediate } from 'node:timers';
import type Connection from 'libsql';
import { translateFailure, whenFree } from './sqlite-failures.ts';

type Transaction = {
  work: () => Promise<unknown>;
  keep: (result: unknown) => void;
  refuse: (error: unknown) => void;
};

/** Whoever came first waits no longer than this for those behind, beside the one that is under way then. */
const LONGEST_MS = 10;

/**
 * Transactions that come at the same time are one for the disk, since a commit costs more than all that most of them do. From the
 * second on each is a savepoint, so what one undoes stays its own. None is acknowledged before all are on the disk.
 *
 * @param inTurn runs what it is given when nothing else uses the connection
 */
export function groupCommit(
  connection: Connection.Database,
  inTurn: (work: () => Promise<void>) => Promise<void>,
) {
  const waiting: Transaction[] = [];
  let isComing = false;

  function add<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, refuse) => {
      waiting.push({ work, keep: result => resolve(result as T), refuse });
      comeSoon();
    });
  }

  // Not at once: whatever else the network has brought by now is read first, and comes along.
  function comeSoon(): void {
    if (isComing) return;
    isComing = true;
    setImmediate(() => {
      isComing = false;
      void inTurn(commit);
    });
  }

  /** Never rejects. */
  async function commit(): Promise<void> {
    if (waiting.length === 0) return;
    const taken: Transaction[] = [];
    const ends: (() => void)[] = [];
    try {
      await whenFree(() => connection.exec('begin immediate'));
      const until = performance.now() + LONGEST_MS;
      do {
        const next = waiting.shift();
        if (next === undefined) break;
        taken.push(next);
        ends.push(await (taken.length === 1 ? endOfFirst(next) : endOf(next)));
      } while (performance.now() < until);
      connection.exec('commit');
      for (const end of ends) end();
    } catch (error) {
      // A full disk has already rolled back, and a second rollback would hide the reason.
      if (connection.inTransaction) connection.exec('rollback');
      const failure = translateFailure(error);
      // Where the lock was never free, that is so for all that wait for it.
      for (const { refuse } of taken.length > 0 ? taken : waiting.splice(0)) refuse(failure);
    }
    if (waiting.length > 0) comeSoon();
  }

  /** Where the first fails nothing else has been done yet. */
  async function endOfFirst({ work, keep }: Transaction): Promise<() => void> {
    const result = await work();
    return () => keep(result);
  }

  /** Runs one of several, and returns how it ends once all are on the disk. Rejects where all are undone. */
  async function endOf({ work, keep, refuse }: Transaction): Promise<() => void> {
    connection.exec('savepoint one');
    try {
      const result = await work();
      connection.exec('release one');
      return () => keep(result);
    } catch (error) {
      if (!connection.inTransaction) throw error;
      connection.exec('rollback to one; release one');
      return () => refuse(translateFailure(error));
    }
  }

  /** Commits all that waits, in a turn of the caller's. */
  async function finish(): Promise<void> {
    while (waiting.length > 0) await commit();
  }

  return { add, finish };
}
