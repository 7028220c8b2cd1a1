import { z } from 'zod';

/** Such an address could not be asked, and would be written into the log. */
function hasNoPassword(url: string): boolean {
  const { username, password } = new URL(url);
  return username === '' && password === '';
}

/** The settings of the teacher, a part of the server's environment; without an address there is none. */
export const TeacherEnv = z.object({
  TEACHER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:11434/v1' })
    .refine(hasNoPassword, 'must have no name and password in it: a key belongs into TEACHER_KEY')
    .transform(url => url.replace(/\/+$/, ''))
    .optional(),
  TEACHER_MODEL: z.string().optional(),
  TEACHER_KEY: z
    .string()
    .trim()
    // Others cannot be sent in a header, and the refusal of that would write the key into the log.
    .regex(/^[\x21-\x7e]*$/, 'must be letters, digits and signs of ASCII without spaces')
    .optional(),
  TEACHER_DAILY_ANSWERS: z.coerce.number().int().min(1).max(1000).default(30),
  TEACHER_DAILY_TOKENS: z.coerce.number().int().min(0).default(1_000_000),
  TEACHER_TIMEOUT_MS: z.coerce.number().int().min(1000).max(600_000).default(90_000),
  TEACHER_SILENCE_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
});
export type TeacherEnv = z.infer<typeof TeacherEnv>;

/** Refuses an address without the name of a model: every server has several. */
export function checkTeacherEnv(settings: TeacherEnv, context: z.RefinementCtx): void {
  if (settings.TEACHER_URL === undefined || settings.TEACHER_MODEL !== undefined) return;
  context.addIssue({ code: 'custom', path: ['TEACHER_MODEL'], message: 'is needed by TEACHER_URL' });
}
