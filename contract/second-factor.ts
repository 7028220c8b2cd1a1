import { z } from 'zod';
import { Code, CurrentPassword } from './account.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';

const RecoveryCodes = success(z.object({ recovery_codes: z.array(z.string()) }));

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/second-factor',
  access: 'user',
  summary: 'Whether a code is asked for at login, and how many recovery codes are left',
  reply: success(z.object({ is_on: z.boolean(), recovery_codes: z.number() })),
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/begin',
  access: 'user',
  summary: 'Makes the secret of a second factor (TOTP), which is on once a code of it has been sent',
  body: z.object({ current_password: CurrentPassword }),
  reply: success(z.object({ secret: z.string(), uri: z.string() })),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/confirm',
  access: 'user',
  summary: 'Turns the second factor on; every other session ends, and recovery codes are shown this once',
  body: z.object({ code: Code }),
  reply: RecoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/second-factor/recovery-codes',
  access: 'user',
  summary: 'Makes new recovery codes in the place of those before',
  body: z.object({ current_password: CurrentPassword, code: Code }),
  reply: RecoveryCodes,
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/end',
  access: 'user',
  summary: 'Turns the second factor off',
  body: z.object({ current_password: CurrentPassword, code: Code }),
  reply: success(z.null()),
});
