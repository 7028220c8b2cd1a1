import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../testing/test-database.ts';
import { text } from './columns.ts';
import { type Db, type Queries, sql } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';

const ONE = sql('test-one', 'select 1 as one');
const ADD = sql(
  'test-add',
  'insert into dictionary_entries (user_id, word_id, added_at) values ($1, $2, $3)',
);
const LIST = sql('test-list', 'select word_id, added_at from dictionary_entries order by word_id');
const KEPT = sql('test-kept', 'select name from pg_prepared_statements order by prepare_time', {
  name: text,
});
const RAISE = sql('test-raise', 'update dictionary_entries set added_at = added_at + 1 where word_id = $1');
const END_ME = sql('test-end-me', 'select pg_terminate_backend(pg_backend_pid())');
const END_OTHERS = sql(
  'test-end-others',
  `select pg_terminate_backend(pid) from pg_stat_activity
   where application_name = $1 and pid <> pg_backend_pid()`,
);

test('a PostgreSQL that is not there is a 503, at start and later', async () => {
  const { port, stop } = await listening(() => undefined);
  await stop();
  const databaseUrl = `postgres://nobody@127.0.0.1:${port}/none`;
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toMatchObject({ status: 503 });
  const db = opened(databaseUrl);
  await expect(db.query(ONE)).rejects.toMatchObject({ status: 503 });
  await expect(db.transaction(queries => queries.query(ONE))).rejects.toMatchObject({ status: 503 });
});

test('a PostgreSQL that accepts connections and says nothing is a 503', async () => {
  const { port, stop } = await listening(() => undefined);
  onTestFinished(stop);
  await expect(opened(`postgres://nobody@127.0.0.1:${port}/none`).query(ONE)).rejects.toMatchObject({
    status: 503,
  });
});

test('an address of another kind is refused by the name of its variable', async () => {
  await expect(openDatabase({ databaseUrl: 'mysql://root@127.0.0.1/x', dataDir: '' })).rejects.toThrow(
    'DATABASE_URL',
  );
});

for (const { openForTest, reserve } of testDatabases().filter(engine => engine.kind === 'postgres')) {
  const reserved = async (): Promise<string> => {
    const { settings, remove } = await reserve();
    onTestFinished(remove);
    await (await openDatabase(settings)).close();
    return settings.databaseUrl ?? '';
  };

  test('the database works again when the server comes back', async () => {
    const databaseUrl = await reserved();
    const line = await proxyTo(databaseUrl);
    const db = opened(line.url);
    await db.query(ADD, ['u', 'dog', 1]);
    await line.cut();
    await expect(db.query(LIST)).rejects.toMatchObject({ status: 503 });
    await expect(db.transaction(queries => queries.query(LIST))).rejects.toMatchObject({ status: 503 });
    await line.restore();
    expect(await db.query(LIST)).toEqual([{ word_id: 'dog', added_at: 1 }]);
    expect(await db.transaction(queries => queries.query(LIST))).toHaveLength(1);
  });

  test('a transaction whose line is cut is a 503 and leaves nothing', async () => {
    const databaseUrl = await reserved();
    const line = await proxyTo(databaseUrl);
    const db = opened(line.url);
    const cut = db.transaction(async queries => {
      await queries.query(ADD, ['u', 'dog', 1]);
      await line.cut();
      await queries.query(ADD, ['u', 'cat', 1]);
    });
    await expect(cut).rejects.toMatchObject({ status: 503 });
    await line.restore();
    expect(await db.query(LIST)).toEqual([]);
  });

  test('a server that falls silent is a 503, and is used again afterwards', async () => {
    const databaseUrl = await reserved();
    const line = await proxyTo(databaseUrl);
    const db = opened(line.url, 300);
    await db.query(LIST);
    line.freeze();
    await expect(db.query(LIST)).rejects.toMatchObject({ status: 503 });
    line.thaw();
    expect(await db.query(LIST)).toEqual([]);
  });

  test('connections ended by the server, idle and busy, do not end the process', async () => {
    const address = new URL(await reserved());
    const observer = opened(address.href);
    address.searchParams.set('application_name', 'slova-ended');
    const db = opened(address.href);
    await Promise.all(Array.from({ length: 10 }, () => db.query(LIST)));
    await observer.query(END_OTHERS, ['slova-ended']);
    await wait(100);
    expect(await db.query(LIST)).toEqual([]);
    await expect(db.query(END_ME)).rejects.toMatchObject({ status: 503 });
    await expect(db.transaction(queries => queries.query(END_ME))).rejects.toMatchObject({ status: 503 });
    const idleInside = db.transaction(async queries => {
      await queries.query(ADD, ['u', 'dog', 1]);
      await observer.query(END_OTHERS, ['slova-ended']);
      await wait(100);
      await queries.query(ADD, ['u', 'cat', 1]);
    });
    await expect(idleInside).rejects.toMatchObject({ status: 503 });
    expect(await db.query(LIST)).toEqual([]);
  });

  test('a statement that takes too long is ended and is not an outage', async () => {
    const db = opened(await reserved(), 200);
    await expect(db.query(sql('test-sleep', 'select pg_sleep(5)'))).rejects.toMatchObject({ code: '57014' });
    expect(await db.query(ONE)).toEqual([{ one: 1 }]);
  });

  test('a server that has become a standby is a 503, since another one is the primary now', async () => {
    const db = opened(withOption(await reserved(), 'default_transaction_read_only=on'));
    expect(await db.query(LIST)).toEqual([]);
    const add = (queries: Queries) => queries.query(ADD, ['u', 'dog', 1]);
    await expect(add(db)).rejects.toMatchObject({ status: 503 });
    await expect(db.transaction(add)).rejects.toMatchObject({ status: 503 });
    expect(await db.query(LIST)).toEqual([]);
  });

  test('statements are kept by name, unless they are to be sent without one', async () => {
    const databaseUrl = await reserved();
    const named = opened(databaseUrl);
    await named.query(ONE);
    expect((await named.query(KEPT)).map(({ name }) => name)).toEqual(['test-one', 'test-kept']);
    const nameless = opened(databaseUrl, 10_000, false);
    await nameless.query(ADD, ['u', 'dog', 1]);
    expect(await nameless.transaction(queries => queries.query(KEPT))).toEqual([]);
    expect(await nameless.query(LIST)).toEqual([{ word_id: 'dog', added_at: 1 }]);
  });

  test('a migration may take longer than the database gives a statement', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'slova-migrations-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, '0001-slow.sql'), 'create table slow (done text);\nselect pg_sleep(0.6);');
    const { settings, remove } = await reserve();
    onTestFinished(remove);
    const db = opened(withOption(settings.databaseUrl ?? '', 'statement_timeout=300'), 0);
    await migrate(db, folder);
    expect(await db.query(sql('test-slow', 'select done from slow'))).toEqual([]);
    await expect(db.query(sql('test-sleep', 'select pg_sleep(5)'))).rejects.toMatchObject({ code: '57014' });
  });

  test('of two transactions that block each other one is run again, and both succeed', async () => {
    const db = await openForTest();
    for (const word of ['cat', 'dog']) await db.query(ADD, ['u', word, 0]);
    let attempts = 0;
    let held = 0;
    const raise = (first: string, second: string) =>
      db.transaction(async queries => {
        attempts += 1;
        await queries.query(RAISE, [first]);
        held += 1;
        while (held < 2) await wait(5);
        await queries.query(RAISE, [second]);
      });
    await Promise.all([raise('cat', 'dog'), raise('dog', 'cat')]);
    // Once more again where the other has not ended when it comes back.
    expect(attempts).toBeGreaterThan(2);
    expect(await db.query(LIST)).toEqual([
      { word_id: 'cat', added_at: 2 },
      { word_id: 'dog', added_at: 2 },
    ]);
  });

  test('a conflict is tried three times and then reported', async () => {
    const db = await openForTest();
    let attempts = 0;
    const conflict = sql('test-conflict', `do $$ begin raise exception using errcode = '40001'; end $$`);
    const hopeless = (queries: Queries) => {
      attempts += 1;
      return queries.query(conflict);
    };
    await expect(db.transaction(hopeless)).rejects.toMatchObject({ code: '40001' });
    expect(attempts).toBe(3);
  });

  test('more transactions at once than there are connections all take their turn', async () => {
    const db = await openForTest();
    const add = (index: number) => db.transaction(queries => queries.query(ADD, ['u', `w${index}`, index]));
    await Promise.all(Array.from({ length: 60 }, (_, index) => add(index)));
    expect(await db.query(LIST)).toHaveLength(60);
  });
}

/** The address of a database whose connections begin with a setting. */
function withOption(databaseUrl: string, setting: string): string {
  const address = new URL(databaseUrl);
  address.searchParams.set('options', `${address.searchParams.get('options') ?? ''} -c ${setting}`);
  return address.href;
}

function opened(databaseUrl: string, statementTimeoutMs = 10_000, namedStatements = true): Db {
  const db = openPostgres({ databaseUrl, statementTimeoutMs, namedStatements });
  onTestFinished(() => db.close());
  return db;
}

async function listening(onSocket: (socket: Socket) => void, port = 0) {
  const sockets = new Set<Socket>();
  const server: Server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    onSocket(socket);
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise(resolve => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, sockets, stop };
}

/** A line to the real server which the test can cut, freeze and restore. */
async function proxyTo(databaseUrl: string) {
  const address = new URL(databaseUrl);
  const target = { host: address.hostname, port: Number(address.port || 5432) };
  let isFrozen = false;
  const join = (near: Socket) => {
    const far = connect(target);
    far.on('error', () => undefined);
    near.on('data', data => isFrozen || far.write(data));
    far.on('data', data => isFrozen || near.write(data));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  };
  let line = await listening(join);
  onTestFinished(() => line.stop());
  address.hostname = '127.0.0.1';
  address.port = String(line.port);
  return {
    url: address.href,
    cut: () => line.stop(),
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
    },
    async restore() {
      line = await listening(join, line.port);
    },
  };
}
