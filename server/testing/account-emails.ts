import { randomBytes } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import { createAccountEmails } from '../account/emails/account-emails.ts';
import { createEmailQueue } from '../mail/email-queue.ts';
import { createMailer } from '../mail/mailer.ts';
import { createSecretBox } from '../process/secret-box.ts';
import { emailText } from './email-text.ts';
import { openTestDatabase } from './test-server.ts';
import { startSmtpServer } from './test-smtp.ts';

/** E-mails through a real mail server on this machine, and what it took; they wait in a database of their own. */
export async function startAccountEmails() {
  const smtp = await startSmtpServer();
  const db = await openTestDatabase();
  const queue = createEmailQueue({
    ...{ db, box: createSecretBox(randomBytes(32)) },
    mailer: createMailer({ smtpUrl: smtp.url, from: 'slova@example.org' }),
  });
  onTestFinished(async () => {
    await queue.close();
    await db.close();
  });
  const emails = createAccountEmails({ queue, publicUrl: 'https://words.example.org' });
  return {
    emails,
    smtp,
    /** The text of the newest e-mail to a mailbox, once so many have come to it. */
    async emailTo(email: string, count = 1): Promise<string> {
      const found = () => smtp.emails.filter(({ to }) => to.includes(email));
      await vi.waitFor(() => {
        if (found().length < count) throw new Error(`${found().length} e-mails to ${email}`);
      }, 10_000);
      return emailText(found().at(-1) ?? { head: '', body: '' });
    },
    tokenIn: (text: string) => /#([\w.-]+)/.exec(text)?.[1] ?? '',
  };
}
