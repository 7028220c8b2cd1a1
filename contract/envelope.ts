import { z } from 'zod';

/** `{success: true, message, data}`: a call that did what it was asked. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string(), data });

/** Like `success`, but a refusal that is a normal outcome answers 200 with `success: false` and its message. */
export const outcome = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.boolean(), message: z.string(), data });

export const ERROR_CODES = [
  'invalid_input',
  'wrong_credentials',
  'login_required',
  'email_taken',
  'weak_password',
  'wrong_password',
  'code_required',
  'wrong_code',
  'link_expired',
  'sign_up_closed',
  'not_found',
  'too_large',
  'too_many_requests',
  'budget_spent',
  'not_configured',
  'unavailable',
  'failed',
] as const;

/** What went wrong, for a program; `message` is for the log and for languages the reader lacks. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The one shape of every error; `errors` names each bad field. */
export const ErrorReply = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(ERROR_CODES),
  errors: z.record(z.string(), z.array(z.string())),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
