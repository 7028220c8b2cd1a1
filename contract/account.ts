import { z } from 'zod';
import {
  EMAIL,
  LONGEST_CODE,
  LONGEST_EMAIL,
  LONGEST_LINK_TOKEN,
  LONGEST_NAME,
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
} from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { DAY_GOALS } from './exercises.ts';
import { LanguageCode, requiredText, Slug, TimeZone, text } from './fields.ts';

export const Email = requiredText(LONGEST_EMAIL).pipe(
  z.string().regex(EMAIL, 'This is not an e-mail address'),
);
const Name = requiredText(LONGEST_NAME);

export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: LanguageCode,
  learning_language: LanguageCode,
});
export type User = z.infer<typeof User>;

/** What a person can choose about learning. */
const LearningChoices = z.object({
  /** The IANA name of the zone whose days count; null, which counts as UTC, until the browser has sent one. */
  zone: TimeZone,
  /** How many words may come new in a day. */
  new_per_day: z.int().min(0).max(200),
  /** The wanted chance to recall a word when it comes back. */
  retention: z.number().min(0.8).max(0.95),
  hide_streak: z.boolean(),
  /** How many answers a day the person wants to give. */
  day_goal: z.literal(DAY_GOALS, { error: `Use one of: ${DAY_GOALS.join(', ')}` }),
  /** Ids of the categories that new words come from, in order; null for the path that Slova proposes. */
  path: z.array(Slug).min(1).max(100).nullable(),
});

/** A person with what only they see. */
export const Profile = User.extend({
  ...LearningChoices.shape,
  zone: TimeZone.nullable(),
  /** The new address, as long as the e-mail that was sent there may still be answered. */
  pending_email: z.string().optional(),
});
export type Profile = z.infer<typeof Profile>;

/** A password that is being chosen; whether it is too easily guessed, only the server can tell. */
const NewPassword = text(LONGEST_PASSWORD).min(
  SHORTEST_PASSWORD,
  `Use at least ${SHORTEST_PASSWORD} characters`,
);

/** A new password, given twice, and what else a call asks for. */
export function withNewPassword<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ ...shape, password: NewPassword, password_confirmation: z.string() }).refine(isRepeated, {
    path: ['password_confirmation'],
    error: 'Passwords do not match',
    when: ({ value }) => hasBothPasswords(value),
  });
}

/** The password of the account, asked for again where much depends on who is at the keyboard. */
export const CurrentPassword = text(LONGEST_PASSWORD).min(1, 'This field is required');

/** Six digits of the second factor, or one of its recovery codes. */
export const Code = requiredText(LONGEST_CODE);

/** The secret of a link in an e-mail. */
export const LinkToken = requiredText(LONGEST_LINK_TOKEN);

const Token = z.object({
  success: z.literal(true),
  message: z.string(),
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  user: User,
});

/** Where mail is configured, an account is made once its e-mail has been answered, which tells nobody who has one already. */
const Awaiting = success(z.object({ confirmation: z.literal('mail') }));

export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: 'anyone',
  summary:
    'Makes an account and logs it in; where mail is configured, sends an e-mail that has to be answered first',
  body: withNewPassword({
    name: Name,
    email: Email,
    language: LanguageCode.optional(),
    learning_language: LanguageCode.optional(),
    /** Asked for where people sign up by invitation. */
    invitation: text(LONGEST_LINK_TOKEN).optional(),
  }),
  reply: z.union([Token, Awaiting]),
});

export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: 'anyone',
  summary: 'Trades e-mail and password for an access token',
  body: z.object({
    email: requiredText(LONGEST_EMAIL),
    password: CurrentPassword,
    /** Asked for where the account has a second factor. */
    code: Code.optional(),
  }),
  reply: Token,
});

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'user',
  summary: 'Ends the session of the token that was sent',
  reply: success(z.null()),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile',
  access: 'user',
  summary: 'The person who is logged in',
  reply: success(z.object({ user: Profile })),
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/profile',
  access: 'user',
  summary: 'Changes any of name, e-mail, both languages, and the choices about learning',
  body: z
    .object({
      name: Name,
      email: Email,
      language: LanguageCode,
      learning_language: LanguageCode,
      ...LearningChoices.shape,
      /** Asked for with another e-mail, unless the login was a few minutes ago. */
      current_password: CurrentPassword,
    })
    .partial()
    .refine(
      body => Object.values(body).some(value => value !== undefined),
      'Send at least one field to change',
    ),
  reply: success(
    z.object({
      language: LanguageCode,
      learning_language: LanguageCode,
      user: Profile,
      /** The new address, once the e-mail that was sent there has been answered. */
      pending_email: z.string().optional(),
    }),
  ),
});

function hasBothPasswords(value: unknown): boolean {
  const { password, password_confirmation } = (value ?? {}) as Record<string, unknown>;
  return typeof password === 'string' && typeof password_confirmation === 'string';
}

function isRepeated(body: object): boolean {
  const { password, password_confirmation } = body as Record<string, unknown>;
  return password === password_confirmation;
}
