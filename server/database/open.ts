import { join } from 'node:path';
import type { Db } from './database.ts';
import { migrate } from './migrate.ts';
import type { PostgresOptions } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export type DatabaseSettings = { databaseUrl?: string | undefined; dataDir: string } & Pick<
  PostgresOptions,
  'namedStatements'
>;

/** Where the embedded database lies. */
export const databaseFile = ({ dataDir }: Pick<DatabaseSettings, 'dataDir'>) => join(dataDir, 'slova.db');

/**
 * Opens PostgreSQL when an address is given, otherwise the file `slova.db` in the data folder, and brings the tables
 * up to date. Rejects when the database cannot be reached or belongs to a newer version.
 */
export async function openDatabase({ databaseUrl, dataDir, namedStatements }: DatabaseSettings): Promise<Db> {
  if (!databaseUrl) return migrated(await openSqlite(databaseFile({ dataDir })));
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must begin with postgres:// or postgresql://');
  }
  // Most servers keep their data in a file and need not load the driver.
  const { openPostgres } = await import('./postgres.ts');
  // Building an index over much data may take longer than a request is allowed to.
  const unhurried = await migrated(openPostgres({ databaseUrl, statementTimeoutMs: 0, namedStatements }));
  await unhurried.close();
  return openPostgres({ databaseUrl, statementTimeoutMs: 10_000, namedStatements });
}

/** A copy of PostgreSQL that is only read from. The first read connects, since the copy may be away. */
export async function openReplica(
  readDatabaseUrl: string,
  { namedStatements }: Pick<DatabaseSettings, 'namedStatements'> = {},
): Promise<Db> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ databaseUrl: readDatabaseUrl, statementTimeoutMs: 2_000, namedStatements });
}

async function migrated(db: Db): Promise<Db> {
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
