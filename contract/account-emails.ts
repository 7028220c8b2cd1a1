import { z } from 'zod';
import { CurrentPassword, Email, LinkToken, withNewPassword } from './account.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';

/** How people come by an account on this server. */
const SIGN_UP = ['open', 'invitation', 'closed'] as const;

export const getAccountOptions = endpoint({
  method: 'GET',
  path: '/account-options',
  access: 'anyone',
  summary: 'How people sign up here, and whether e-mails are sent',
  reply: success(z.object({ sign_up: z.enum(SIGN_UP), has_mail: z.boolean() })),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/password/forgotten',
  access: 'anyone',
  summary:
    'Sends an e-mail with a link to a new password; the reply is the same where nobody has the address',
  body: z.object({ email: Email }),
  reply: success(z.null()),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  access: 'anyone',
  summary: 'Sets a new password by the link of an e-mail; every session of the person ends',
  body: withNewPassword({ token: LinkToken }),
  reply: success(z.null()),
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/email/confirm',
  access: 'anyone',
  summary:
    'Answers the e-mail of a registration, which takes its password and logs in, or that of a new address, which takes none',
  body: z.object({ token: LinkToken, password: CurrentPassword.optional() }),
  reply: success(z.object({ email: z.string(), access_token: z.string().nullable() })),
});
