import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { getProfile } from '#contract/account.ts';
import { deleteAccount } from '#contract/account-data.ts';
import { endAllSessions } from '#contract/sessions.ts';
import { listTables } from '../../database/copy/tables.ts';
import { type Db, sql } from '../../database/database.ts';
import { everyChange } from '../../testing/every-change.ts';
import { rawClient } from '../../testing/raw-client.ts';
import { testDatabases } from '../../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../../testing/test-server.ts';

const DELETION = { body: { current_password: PASSWORD } };

for (const { kind, open } of testDatabases()) {
  test(`what was begun before the account was deleted writes nothing after it (${kind})`, async () => {
    const { db, call, registerUser, finishLater } = await listening(await open());
    const { token, user } = await registerUser();
    const cards = Array.from({ length: 100 }, (_, place) => ({
      ...{ word: `palabra ${place}`, translation: `word ${place}` },
      ...{ learn: 'es', lang: 'en' },
    }));
    const text = { id: `own-${randomUUID()}`, learn: 'es', title: 'A diary', body: 'Querido diario' };
    const late = [
      await finishLater('POST', '/api/cards', { cards }, token),
      await finishLater('POST', '/api/add-to-dictionary', { wordIds: ['dog', 'cat'] }, token),
      await finishLater('POST', '/api/own-texts', text, token),
    ];
    await call(deleteAccount, DELETION, token);
    for (const finish of late) expect(await finish()).toBe(401);
    expect(await rowsOf(db, user.id)).toEqual([]);
  });

  test(`what was begun before all sessions were ended changes nothing after it (${kind})`, async () => {
    const { call, registerUser, finishLater } = await listening(await open());
    const { token } = await registerUser();
    const finish = await finishLater('PATCH', '/api/profile', { name: 'Mallory' }, token);
    await call(endAllSessions, {}, token);
    expect(await finish()).toBe(401);
  });

  test(`a change that a deleted person was let in for fails by their missing row (${kind})`, async () => {
    const { db, seen } = lettingIn(await open());
    const { call, send, registerUser } = await startTestServer({ db });
    const { token, user } = await registerUser();
    const stayer = await registerUser();
    const ask = async (change: ReturnType<typeof everyChange>[number], who: string) => {
      const url = change.endpoint.path.replace(/:(\w+)/, (_, name) => change.params?.[name] ?? '');
      const headers = { authorization: `Bearer ${who}` };
      const { method } = change.endpoint;
      const reply = await send({ method, url: `/api${url}`, payload: change.body, headers });
      return { url, status: reply.statusCode, success: reply.json().success };
    };
    const changes = everyChange();
    // They are changes: somebody with an account makes each of them.
    for (const change of everyChange())
      expect(await ask(change, stayer.token)).toMatchObject({ status: 200 });
    await call(deleteAccount, DELETION, token);
    seen.add(user.id);
    for (const change of changes) {
      const { url, status, success } = await ask(change, token);
      // A message is taken as a guest's, and what finds nothing to remove says so.
      const isExpected = change.endpoint.access === 'either' ? success : status === 401 || success === false;
      expect({ url, status, isExpected }).toMatchObject({ isExpected: true });
    }
    expect(await rowsOf(db, user.id)).toEqual([]);
  });

  test(`of many changes at the moment of the deletion none is left (${kind})`, async () => {
    const { db, call, send, registerUser } = await startTestServer({ db: await open() });
    const { token, user } = await registerUser();
    const headers = { authorization: `Bearer ${token}` };
    const changes = Array.from({ length: 60 }, (_, place) => {
      const card = { word: `palabra ${place}`, translation: `word ${place}`, learn: 'es', lang: 'en' };
      return send({ method: 'POST', url: '/api/cards', payload: { cards: [card] }, headers });
    });
    const [, ...replies] = await Promise.all([call(deleteAccount, DELETION, token), ...changes]);
    expect(replies.filter(({ statusCode }) => ![200, 401].includes(statusCode))).toEqual([]);
    expect(await rowsOf(db, user.id)).toEqual([]);
  });
}

/** A server that listens, and requests whose bodies end when the test says so. */
async function listening(db: Db) {
  const server = await startTestServer({ db });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  /** Sends all of a request but its last byte; returns what sends that and resolves with the status. */
  async function finishLater(method: string, path: string, payload: object, token: string) {
    const body = JSON.stringify(payload);
    const head = [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      `authorization: Bearer ${token}`,
    ];
    const arrived = once(server.app.server, 'request');
    const { socket, heard } = await rawClient(port, `${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
    await arrived;
    // By the time of this reply the server has looked at the session of the other, and waits for the rest.
    await server.call(getProfile, {}, token);
    return async () => {
      socket.write(body.slice(-1));
      await vi.waitFor(() => expect(heard()).toContain('\r\n\r\n'));
      return Number(/^HTTP\/1.1 (\d+)/.exec(heard())?.[1]);
    };
  }
  return { ...server, finishLater };
}

/** A database that finds a session for some people who have none: as if they were let in a moment before it ended. */
function lettingIn(real: Db) {
  const seen = new Set<unknown>();
  const db: Db = {
    ...real,
    async query(statement, params = []) {
      const rows = await real.query(statement, params);
      if (statement.name !== 'select-token' || rows.length > 0 || !seen.has(params[0])) return rows;
      return [{ created_at: Date.now(), used: Date.now() }] as never;
    },
  };
  return { db, seen };
}

/** The tables in which there are rows of a person, but for the note that these are to go. */
async function rowsOf(db: Db, userId: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, columns } of await listTables(db)) {
    if (!columns.includes('user_id') || name === 'deletions') continue;
    const [row] = await db.query(
      sql(`test-of-${name}`, `select count(*) as rows from ${name} where user_id = $1`),
      [userId],
    );
    if (Number(row?.rows) > 0) found.push(name);
  }
  return found;
}
