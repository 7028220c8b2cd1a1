import { z } from 'zod';

/** What of reminders an operator lets be: all, only e-mails (the server then connects to no push service), or none. */
export const RemindersEnv = z.object({
  REMINDERS: z.enum(['on', 'email', 'off']).default('on'),
});
