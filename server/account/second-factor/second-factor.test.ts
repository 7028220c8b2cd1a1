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
}
