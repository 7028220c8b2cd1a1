import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { type Queries, sql } from './database.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import { INSERT, LIST } from './testing-statements.ts';

const postgres = await startPostgres();
afterAll(() => {
  if (postgres.url === undefined)
    process.stderr.write(`A missing standby was not tested: ${postgres.reason}.\n`);
  else postgres.stop();
});

test.skipIf(postgres.url === undefined)(
  'a change that no synchronous standby has is never acknowledged: it is a 503, and nobody sees it; reads go on',
  { timeout: 60_000 },
  async () => {
    const databaseUrl = postgres.url ?? '';
    const unhurried = await openDatabase({ databaseUrl, dataDir: '' });
    onTestFinished(() => unhurried.close());
    const db = openPostgres({ databaseUrl, statementTimeoutMs: 300 });
    onTestFinished(() => db.close());
    await db.query(INSERT, ['u', 'dog', 1]);

    await unhurried.query(sql('test-standby', "alter system set synchronous_standby_names = 'nobody'"));
    await unhurried.query(sql('test-reload', 'select pg_reload_conf()'));
    // The setting is there a moment later.
    let kept = 0;
    const add = (queries: Queries) => queries.query(INSERT, ['u', `cat ${kept}`, 1]);
    const tried = async () => {
      await db.transaction(add);
      kept += 1;
    };
    await vi.waitFor(() => expect(tried()).rejects.toMatchObject({ status: 503 }), 10_000);
    await expect(db.query(INSERT, ['u', 'cow', 1])).rejects.toMatchObject({ status: 503 });
    expect(await db.query(LIST, ['u'])).toHaveLength(1 + kept);
  },
);
