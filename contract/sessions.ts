import { z } from 'zod';
import { CurrentPassword, withNewPassword } from './account.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { requiredText, text } from './fields.ts';

/** A login that has not ended. Times are in milliseconds since 1970. */
const LoginSession = z.object({
  id: z.string(),
  /** What the browser called itself when it logged in; empty where nothing is known. */
  device: z.string(),
  created_at: z.number(),
  last_used_at: z.number(),
  is_current: z.boolean(),
});
export type LoginSession = z.infer<typeof LoginSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  access: 'user',
  summary: 'Where the person is logged in, the last used first',
  reply: success(z.object({ sessions: z.array(LoginSession) })),
});

export const endSession = endpoint({
  method: 'POST',
  path: '/sessions/end',
  access: 'user',
  summary: 'Ends one session of the person',
  body: z.object({ id: text(100).min(1, 'This field is required') }),
  reply: success(z.null()),
});

export const endLeftSession = endpoint({
  method: 'POST',
  path: '/sessions/left',
  access: 'anyone',
  summary: 'Ends a session that was left while the server was away; its id and whose it is prove it',
  /** `<user id>.<session id>`: the id is the hash of a secret, so nobody guesses one. The reply is the same where it has ended. */
  body: z.object({ session: requiredText(100) }),
  reply: success(z.null()),
});

export const endAllSessions = endpoint({
  method: 'POST',
  path: '/sessions/end-all',
  access: 'user',
  summary: 'Ends every session of the person, this one too',
  reply: success(z.null()),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/profile/password',
  access: 'user',
  summary: 'Changes the password; every other session ends',
  body: withNewPassword({ current_password: CurrentPassword }),
  reply: success(z.null()),
});
