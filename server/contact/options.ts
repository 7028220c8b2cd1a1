import { z } from 'zod';
import { Email } from '#contract/account.ts';

/** The settings of mail, a part of the server's environment; without SMTP_URL messages are only stored. */
export const MailEnv = z.object({
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/, 'must begin with smtp:// or smtps://')
    .refine(URL.canParse, 'must be an address such as smtp://user:password@mail.example:587')
    .optional(),
  MAIL_FROM: Email.optional(),
  CONTACT_TO: Email.optional(),
});
type MailEnv = z.infer<typeof MailEnv>;

/** Refuses a mail server that is named without a mailbox to send to. */
export function checkMailEnv({ SMTP_URL, CONTACT_TO }: MailEnv, context: z.RefinementCtx): void {
  if (SMTP_URL === undefined || CONTACT_TO !== undefined) return;
  context.addIssue({ code: 'custom', path: ['CONTACT_TO'], message: 'is needed by SMTP_URL' });
}

export type MailSettings = { smtpUrl: string; from: string; to: string };

/** Where mail goes, and from whom; undefined when no mail server is configured. */
export function mailSettings({ SMTP_URL, MAIL_FROM, CONTACT_TO }: MailEnv): MailSettings | undefined {
  if (SMTP_URL === undefined || CONTACT_TO === undefined) return undefined;
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? CONTACT_TO, to: CONTACT_TO };
}
