import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { getProfile, login } from '#contract/account.ts';
import { deleteAccount } from '#contract/account-data.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/second-factor.ts';
import { createLimits } from '../../http/limits.ts';
import { testDatabases } from '../../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../../testing/test-server.ts';

for (const { kind, open } of testDatabases()) {
  test(`with a second factor a login takes a code, each code once, or a recovery code (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { call, refusal, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token, user } = await registerUser();
    const begun = (await call(beginSecondFactor, { body: { current_password: PASSWORD } }, token)).data;
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    const codeNow = () => new TOTP({ secret: begun.secret }).generate({ timestamp: now });
    const body = { email: user.email, password: PASSWORD };
    // Not on before a code of it has been seen.
    const other = (await call(login, { body })).access_token;
    expect(await refusal(confirmSecondFactor, { body: { code: '000000' } }, token)).toMatchObject({
      code: 'wrong_code',
    });
    const { recovery_codes } = (await call(confirmSecondFactor, { body: { code: codeNow() } }, token)).data;
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await refusal(getProfile, {}, other)).status).toBe(401);
    expect(await refusal(login, { body })).toMatchObject({ status: 401, code: 'code_required' });
    expect(await refusal(login, { body: { ...body, code: codeNow() } })).toMatchObject({
      code: 'wrong_code',
    });
    now += 30_000;
    await call(login, { body: { ...body, code: ` ${codeNow().slice(0, 3)} ${codeNow().slice(3)}` } });
    expect(await refusal(login, { body: { ...body, code: codeNow() } })).toMatchObject({
      code: 'wrong_code',
    });
    expect(
      await refusal(login, { body: { ...body, password: 'wrong password', code: codeNow() } }),
    ).toMatchObject({
      code: 'wrong_credentials',
    });
    const [first = '', second = ''] = recovery_codes;
    await call(login, { body: { ...body, code: first.toUpperCase().replaceAll('-', ' ') } });
    expect(await refusal(login, { body: { ...body, code: first } })).toMatchObject({ code: 'wrong_code' });
    expect((await call(getSecondFactor, {}, token)).data).toEqual({ is_on: true, recovery_codes: 9 });

    const renewing = { current_password: PASSWORD, code: second };
    const renewed = (await call(renewRecoveryCodes, { body: renewing }, token)).data.recovery_codes;
    expect(await refusal(login, { body: { ...body, code: recovery_codes[2] } })).toMatchObject({
      code: 'wrong_code',
    });
    now += 30_000;
    expect(await refusal(deleteAccount, { body: { current_password: PASSWORD } }, token)).toMatchObject({
      code: 'code_required',
    });
    await call(endSecondFactor, { body: { current_password: PASSWORD, code: renewed[0] ?? '' } }, token);
    await call(login, { body });
    expect((await call(getSecondFactor, {}, token)).data).toEqual({ is_on: false, recovery_codes: 0 });
  });

  test(`a second factor that is on is not replaced by who only knows the password (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { call, refusal, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token, user } = await registerUser();
    const begin = { body: { current_password: PASSWORD } };
    const { secret } = (await call(beginSecondFactor, begin, token)).data;
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: now });
    await call(confirmSecondFactor, { body: { code: codeNow() } }, token);
    expect((await refusal(beginSecondFactor, begin, token)).code).toBe('wrong_code');
    now += 30_000;
    await call(login, { body: { email: user.email, password: PASSWORD, code: codeNow() } });
  });

  test(`the recovery codes of one person open no account but theirs (${kind})`, async () => {
    const { call, refusal, registerUser } = await startTestServer({ db: await open() });
    const [one, other] = [await withFactor(call, registerUser), await withFactor(call, registerUser)];
    const body = (code = '') => ({ body: { email: one.user.email, password: PASSWORD, code } });
    expect((await refusal(login, body(other.recoveryCodes[0]))).code).toBe('wrong_code');
    await call(login, body(one.recoveryCodes[0]));
  });
}

test('codes are guessed ten times, then their person has to wait, and a right one forgets the guesses', async () => {
  const { call, refusal, registerUser } = await startTestServer({ limits: createLimits() });
  const { token, recoveryCodes } = await withFactor(call, registerUser);
  const renewing = (code = '') => ({ body: { current_password: PASSWORD, code } });
  const guess = async () => (await refusal(renewRecoveryCodes, renewing('000000'), token)).status;
  for (let wrong = 0; wrong < 9; wrong += 1) expect(await guess()).toBe(422);
  const renewed = (await call(renewRecoveryCodes, renewing(recoveryCodes[0]), token)).data.recovery_codes;
  for (let wrong = 0; wrong < 10; wrong += 1) expect(await guess()).toBe(422);
  expect((await refusal(renewRecoveryCodes, renewing(renewed[0]), token)).status).toBe(429);
});

type Server = Awaited<ReturnType<typeof startTestServer>>;

/** Somebody whose account has a second factor. */
async function withFactor(call: Server['call'], registerUser: Server['registerUser']) {
  const { token, user } = await registerUser();
  const { secret } = (await call(beginSecondFactor, { body: { current_password: PASSWORD } }, token)).data;
  const code = new TOTP({ secret }).generate();
  const { recovery_codes } = (await call(confirmSecondFactor, { body: { code } }, token)).data;
  return { token, user, recoveryCodes: recovery_codes };
}
