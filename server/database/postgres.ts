import pg from 'pg';
import { checkRows } from './columns.ts';
import type { Db, Queries, Row, Statement, Value } from './database.ts';
import { checkParameters } from './parameters.ts';
import { isConflict, isOutage, translateFailure } from './postgres-failures.ts';
import { transactionScope } from './transaction-scope.ts';
import { turns } from './turns.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const ATTEMPTS = 3;

// The server ends a statement in time by itself; the client gives up a little later on a server that is silent.
const SILENCE_MS = 2000;

const NUMBER_TYPES: number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

export type PostgresOptions = {
  databaseUrl: string;
  /** 0 for no limit. */
  statementTimeoutMs: number;
  /** False where a pooler may hand each transaction a connection that knows no statement by its name. */
  namedStatements?: boolean | undefined;
};

/** Opens a pool of connections; the first query connects. */
export function openPostgres({ namedStatements = true, ...options }: PostgresOptions): Db {
  const pool = openPool(options);
  const scope = transactionScope();
  return {
    kind: 'postgres',
    async query(statement, params = []) {
      scope.refuseInside();
      checkParameters(statement, params);
      return withClient(pool, client => run(client, namedStatements, statement, params));
    },
    async transaction(work) {
      scope.refuseInside();
      return retrying(() =>
        withClient(pool, client => transact(client, namedStatements, queries => scope.run(queries, work))),
      );
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

function openPool({ databaseUrl, statementTimeoutMs }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs && statementTimeoutMs + SILENCE_MS,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    keepAlive: true,
    types: { getTypeParser: parserFor },
  });
  // A connection that breaks reports it here as well as to the query under way. Without a listener the event ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

// Counts and sums arrive as text by default, because they might exceed 2^53.
const parserFor: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  NUMBER_TYPES.includes(type) ? Number : pg.types.getTypeParser(type, format as 'text');

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  let client: pg.PoolClient | undefined;
  let isBroken = false;
  try {
    client = await pool.connect();
    return await work(client);
  } catch (error) {
    isBroken = isOutage(error);
    throw translateFailure(error);
  } finally {
    client?.release(isBroken);
  }
}

async function run<R extends Row>(
  client: pg.PoolClient,
  isNamed: boolean,
  statement: Statement<R>,
  params: readonly Value[],
): Promise<R[]> {
  const { name, text } = statement;
  const { rows } = await client.query<R>({ ...(isNamed && { name }), text, values: [...params] });
  checkRows(statement, rows);
  return rows;
}

async function transact<T>(
  client: pg.PoolClient,
  isNamed: boolean,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const inTurn = turns();
  const queries: Queries = {
    async query(statement, params = []) {
      checkParameters(statement, params);
      return inTurn(() => run(client, isNamed, statement, params));
    },
  };
  await client.query('begin');
  try {
    const result = await work(queries);
    await inTurn(() => client.query('commit'));
    return result;
  } catch (error) {
    if (!isOutage(error)) await inTurn(() => client.query('rollback'));
    throw error;
  }
}

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (number === ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}
