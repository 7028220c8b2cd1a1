import { expect, test } from 'vitest';
import { getProfile, login, logout } from '#contract/account.ts';
import { openDatabase } from '../database/open.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { createSessions } from './guard.ts';

for (const { kind, reserve } of testDatabases()) {
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
}
