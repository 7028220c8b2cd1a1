import { sql } from '../database.ts';
import { openPostgres } from '../postgres.ts';
import type { Source } from './tables.ts';

const ONE_MOMENT = sql('one-moment', 'set transaction isolation level repeatable read, read only');

/** Reads PostgreSQL as it is at one moment, whatever is written meanwhile. */
export async function atOneMoment<T>(databaseUrl: string, read: (source: Source) => Promise<T>): Promise<T> {
  const db = openPostgres({ databaseUrl, statementTimeoutMs: 0 });
  try {
    return await db.transaction(async queries => {
      await queries.query(ONE_MOMENT);
      return read({ kind: db.kind, query: queries.query });
    });
  } finally {
    await db.close();
  }
}
