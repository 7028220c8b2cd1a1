import { expect, test } from 'vitest';
import { getProfile } from '#contract/account.ts';
import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { connectProgram, endProgram, listPrograms } from '#contract/programs.ts';
import { changePassword, endAllSessions } from '#contract/sessions.ts';
import { sql } from '../database/database.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { MOST_PROGRAMS } from './program-store.ts';

const HOUR_MS = 3_600_000;
const YOMITAN = { body: { name: ' Yomitan ' } };

for (const { kind, open } of testDatabases()) {
  test(`a key is shown once, opens the address of programs alone, and ends at a press (${kind})`, async () => {
    let now = 1_790_000_000_000;
    const { call, refusal, registerUser, send, db } = await startTestServer({
      db: await open(),
      clock: () => now,
    });
    const { token } = await registerUser();
    const stranger = await registerUser();
    const { key, program } = (await call(connectProgram, YOMITAN, token)).data;
    expect(program).toEqual({ id: program.id, name: 'Yomitan', created_at: now, last_used_at: null });
    const stored = JSON.stringify(await db.query(sql('test-app-tokens', 'select * from app_tokens')));
    expect(stored).not.toContain(key.slice(37));
    expect((await refusal(getProfile, {}, key)).status).toBe(401);
    const ask = async () => {
      const payload = { action: 'version', version: 6, key };
      return (await send({ method: 'POST', url: '/anki-connect', payload })).json();
    };
    expect(await ask()).toEqual({ result: 6, error: null });
    now += HOUR_MS;
    await ask();
    expect((await call(listPrograms, {}, token)).data.programs).toEqual([{ ...program, last_used_at: now }]);
    expect((await call(listPrograms, {}, stranger.token)).data.programs).toEqual([]);
    await call(endProgram, { body: { id: program.id } }, stranger.token);
    expect(await ask()).toEqual({ result: 6, error: null });
    await call(endProgram, { body: { id: program.id } }, token);
    expect(await ask()).toEqual({ result: null, error: 'valid api key must be provided' });
  });

  test(`a new password and an end of all sessions end the keys of programs too (${kind})`, async () => {
    const { call, registerUser, send } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    await call(connectProgram, YOMITAN, token);
    const password = 'a whole new horse';
    const body = { current_password: PASSWORD, password, password_confirmation: password };
    await call(changePassword, { body }, token);
    expect((await call(listPrograms, {}, token)).data.programs).toEqual([]);
    const { key } = (await call(connectProgram, YOMITAN, token)).data;
    await call(endAllSessions, {}, token);
    const reply = await send({ method: 'POST', url: '/anki-connect', payload: { action: 'version', key } });
    expect(reply.json().error).toBe('valid api key must be provided');
  });
}

test('programs are in the export without their keys, and gone with the account', async () => {
  const { call, registerUser, db } = await startTestServer();
  const { token } = await registerUser();
  const { program } = (await call(connectProgram, YOMITAN, token)).data;
  const { tables } = await call(exportAccount, {}, token);
  expect(tables.app_tokens).toEqual([
    { name: 'Yomitan', created_at: program.created_at, last_used_at: null },
  ]);
  await call(deleteAccount, { body: { current_password: PASSWORD } }, token);
  expect(await db.query(sql('test-app-tokens', 'select * from app_tokens'))).toEqual([]);
});

test('guests, names that are none, and more programs than anybody has are refused', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  for (const endpoint of [listPrograms, connectProgram, endProgram])
    expect((await refusal(endpoint, { body: { name: 'x', id: 'x' } })).status).toBe(401);
  for (const name of ['', '  ', 'x'.repeat(101), 'a\u0000b'])
    expect(await refusal(connectProgram, { body: { name } }, token)).toMatchObject({
      status: 422,
      errors: { name: [expect.any(String)] },
    });
  for (let count = 0; count < MOST_PROGRAMS; count += 1) await call(connectProgram, YOMITAN, token);
  expect((await refusal(connectProgram, YOMITAN, token)).status).toBe(422);
});
