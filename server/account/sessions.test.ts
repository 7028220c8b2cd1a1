import { expect, test } from 'vitest';
import { getProfile, login, logout } from '#contract/account.ts';
import { endAllSessions, endLeftSession, endSession, listSessions } from '#contract/sessions.ts';
import { openDatabase } from '../database/open.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { createSessions } from './guard.ts';

const DAY_MS = 86_400_000;

for (const { kind, open, reserve } of testDatabases()) {
  /** Two servers on one database, and somebody whom both know. */
  async function twoServers() {
    const { settings } = await reserve();
    const one = await startTestServer({ db: await openDatabase(settings) });
    const other = await startTestServer({ db: await openDatabase(settings) });
    const { token, user } = await one.registerUser();
    for (const server of [one, other]) await server.call(getProfile, {}, token);
    return { one, other, token, user };
  }

  test(`who logs out at one server is logged out at the others at once (${kind})`, async () => {
    const { one, other, token } = await twoServers();
    await one.call(logout, {}, token);
    expect((await other.refusal(getProfile, {}, token)).status).toBe(401);
  });

  test(`all sessions of a person but one end at every server at once (${kind})`, async () => {
    const { one, other, token, user } = await twoServers();
    const kept = await one.call(login, { body: { email: user.email, password: PASSWORD } });
    const stranger = await one.registerUser();
    const sessions = createSessions(one.db, Date.now);
    const visitor = await sessions.guard(`Bearer ${kept.access_token}`);
    await sessions.endAll(user.id, visitor);
    expect((await other.refusal(getProfile, {}, token)).status).toBe(401);
    await other.call(getProfile, {}, kept.access_token);
    await other.call(getProfile, {}, stranger.token);
    await sessions.endAll(user.id);
    expect((await other.refusal(getProfile, {}, kept.access_token)).status).toBe(401);
  });

  test(`sessions are listed, and end one by one or all at once (${kind})`, async () => {
    const { call, refusal, registerUser, send } = await startTestServer({ db: await open() });
    const { token, user } = await registerUser();
    const payload = { email: user.email, password: PASSWORD };
    const headers = { 'user-agent': 'Browser of a telephone' };
    const reply = await send({ method: 'POST', url: '/api/login', payload, headers });
    const telephone = reply.json().access_token as string;
    const stranger = await registerUser();
    const { sessions } = (await call(listSessions, {}, token)).data;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(session => session.is_current)).toHaveLength(1);
    const there = sessions.find(({ device }) => device === 'Browser of a telephone');
    // Another person's session cannot be ended by its id.
    await call(endSession, { body: { id: there?.id ?? '' } }, stranger.token);
    await call(getProfile, {}, telephone);
    await call(endSession, { body: { id: there?.id ?? '' } }, token);
    expect((await refusal(getProfile, {}, telephone)).status).toBe(401);
    const again = await signIn(call, user.email);
    await call(endAllSessions, {}, token);
    for (const ended of [token, again]) expect((await refusal(getProfile, {}, ended)).status).toBe(401);
    await call(getProfile, {}, stranger.token);
  });

  test(`a session that was left is ended by its id, which opens nothing (${kind})`, async () => {
    const { call, refusal, registerUser } = await startTestServer({ db: await open() });
    const { token, user } = await registerUser();
    const kept = await signIn(call, user.email);
    const { sessions } = (await call(listSessions, {}, kept)).data;
    const session = `${user.id}.${sessions.find(({ is_current }) => !is_current)?.id}`;
    const stranger = await registerUser();
    expect((await refusal(getProfile, {}, session)).status).toBe(401);
    for (const wrong of [session.replace(user.id, stranger.user.id), session.slice(0, -1).concat('-')])
      await call(endLeftSession, { body: { session: wrong } });
    await call(getProfile, {}, token);
    // As often as it is sent.
    for (let time = 0; time < 2; time += 1) await call(endLeftSession, { body: { session } });
    expect((await refusal(getProfile, {}, token)).status).toBe(401);
    await call(getProfile, {}, kept);
    for (const garbage of ['x', `${user.id}.`, user.id])
      expect(await refusal(endLeftSession, { body: { session: garbage } })).toMatchObject({
        status: 422,
        errors: { session: ['Is not the id of a session'] },
      });
  });

  test(`a session that nobody uses for thirty days ends, one in use goes on (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { call, refusal, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token, user } = await registerUser();
    const idle = await signIn(call, user.email);
    for (let week = 0; week < 5; week += 1) {
      now += 7 * DAY_MS;
      await call(getProfile, {}, token);
    }
    expect((await refusal(getProfile, {}, idle)).status).toBe(401);
    expect((await call(listSessions, {}, token)).data.sessions).toHaveLength(1);
  });
}

type Server = Awaited<ReturnType<typeof startTestServer>>;

async function signIn(call: Server['call'], email: string): Promise<string> {
  return (await call(login, { body: { email, password: PASSWORD } })).access_token;
}
