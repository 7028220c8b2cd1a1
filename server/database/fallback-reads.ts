import { type Log, silentLog } from '../process/log.ts';
import type { Db } from './database.ts';
import { isOutage } from './postgres-failures.ts';

/** Reads since the start that the replica was asked for since the main database was away. */
type FallbackCounts = { alone: number };

/** Changes nothing, and holds nothing for a change. */
const READS = /^\s*(?:select|with)\b(?![\s\S]*\b(?:insert|update|delete|merge|share)\b)/i;

/**
 * The main database, whose reads go on while it is away: what a single statement asks for, sessions too, is then read from the replica, and
 * changes are a 503. A replica that is behind shows what it has. So whoever promises that an ended session has ended everywhere makes it a
 * synchronous standby that applies before the main database acknowledges (deploy/patroni.yaml).
 */
export function fallBackTo({ main, replica, log = silentLog }: { main: Db; replica: Db; log?: Log }): {
  db: Db;
  counts: FallbackCounts;
} {
  const counts = { alone: 0 };
  let isAway = false;

  const query: Db['query'] = async (statement, params) => {
    try {
      const rows = await main.query(statement, params);
      if (isAway) log.warn({}, 'the main database is back');
      isAway = false;
      return rows;
    } catch (error) {
      if (!isAwayError(error) || !READS.test(statement.text)) throw error;
      if (!isAway)
        log.warn({ err: error }, 'the main database is away; the replica is read, and changes wait');
      isAway = true;
      const rows = await replica.query(statement, params).catch(() => Promise.reject(error));
      counts.alone += 1;
      return rows;
    }
  };
  return { db: { ...main, query }, counts };
}

function isAwayError(error: unknown): boolean {
  return error instanceof Error && isOutage(error.cause);
}
