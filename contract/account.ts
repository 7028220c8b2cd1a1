import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, requiredText, text } from './fields.ts';

/** Specification, section 5. */
export const SHORTEST_PASSWORD = 8;
/** Hashing time grows with length, so a password is bounded. */
export const LONGEST_PASSWORD = 200;

/** The simple {email} pattern of the specification: something, @, something with a dot. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const Email = requiredText(254).pipe(z.string().regex(EMAIL, 'This is not an e-mail address'));
const Name = requiredText(100);

export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: LanguageCode,
  learning_language: LanguageCode,
});
export type User = z.infer<typeof User>;

const Token = z.object({
  success: z.literal(true),
  message: z.string(),
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  user: User,
});

export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: 'anyone',
  summary: 'Makes an account and logs it in',
  body: z
    .object({
      name: Name,
      email: Email,
      password: text(LONGEST_PASSWORD).min(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters`),
      password_confirmation: z.string(),
      language: LanguageCode.optional(),
      learning_language: LanguageCode.optional(),
    })
    .refine(body => body.password === body.password_confirmation, {
      path: ['password_confirmation'],
      error: 'Passwords do not match',
      when: ({ value }) => hasBothPasswords(value),
    }),
  answer: Token,
});

export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: 'anyone',
  summary: 'Trades e-mail and password for an access token',
  body: z.object({
    email: requiredText(254),
    password: text(LONGEST_PASSWORD).min(1, 'This field is required'),
  }),
  answer: Token,
});

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'user',
  summary: 'Ends the session of the token that was sent',
  answer: success(z.null()),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile',
  access: 'user',
  summary: 'The person who is logged in',
  answer: success(z.object({ user: User })),
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/profile',
  access: 'user',
  summary: 'Changes any of name, e-mail, interface language and learning language',
  body: z
    .object({ name: Name, email: Email, language: LanguageCode, learning_language: LanguageCode })
    .partial()
    .refine(
      body => Object.values(body).some(value => value !== undefined),
      'Send at least one field to change',
    ),
  answer: success(z.object({ language: LanguageCode, learning_language: LanguageCode, user: User })),
});

function hasBothPasswords(value: unknown): boolean {
  const { password, password_confirmation } = (value ?? {}) as Record<string, unknown>;
  return typeof password === 'string' && typeof password_confirmation === 'string';
}
