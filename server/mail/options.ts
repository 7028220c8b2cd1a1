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
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\//, 'must begin with https:// or http://')
    .refine(isOrigin, 'must be an address without a path, such as https://words.example.org')
    .optional(),
});
type MailEnv = z.infer<typeof MailEnv>;

/** Refuses a mail server without a mailbox to send from. */
export function checkMailEnv({ SMTP_URL, CONTACT_TO, MAIL_FROM }: MailEnv, context: z.RefinementCtx): void {
  if (SMTP_URL === undefined || CONTACT_TO !== undefined || MAIL_FROM !== undefined) return;
  context.addIssue({ code: 'custom', path: ['CONTACT_TO'], message: 'is needed by SMTP_URL' });
}

export type MailSettings = {
  smtpUrl: string;
  from: string;
  /** Where messages of the contact form go; undefined when they are only stored. */
  to: string | undefined;
  /** The address that links in e-mails begin with; undefined when people are sent none. */
  publicUrl: string | undefined;
};

/** Where mail goes, and from whom; undefined when no mail server is configured. */
export function mailSettings({
  SMTP_URL,
  MAIL_FROM,
  CONTACT_TO,
  PUBLIC_URL,
}: MailEnv): MailSettings | undefined {
  const from = MAIL_FROM ?? CONTACT_TO;
  if (SMTP_URL === undefined || from === undefined) return undefined;
  return { smtpUrl: SMTP_URL, from, to: CONTACT_TO, publicUrl: PUBLIC_URL && new URL(PUBLIC_URL).origin };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && `${new URL(text).origin}/` === new URL(text).href;
}
