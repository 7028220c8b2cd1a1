import { pathTo } from '#contract/pages.ts';
import type { Language } from '#languages/index.ts';
import type { EmailQueue } from '../../mail/email-queue.ts';
import { isPlainAddress } from '../../mail/mailer.ts';
import { composeEmail, EMAIL_PAGES, type EmailKind } from './compose.ts';

type Addressee = { email: string; language: Language };

/** What an e-mail is about: the secret of its link, or another address it speaks of. */
type About = { token?: string; email?: string };

/** Writes to people about their accounts, in their language. */
export type AccountEmails = { send(kind: EmailKind, to: Addressee, about?: About): void };

export function createAccountEmails({
  queue,
  publicUrl,
}: {
  queue: EmailQueue;
  publicUrl: string;
}): AccountEmails {
  return {
    send(kind, { email, language }, { token, email: other = '' } = {}) {
      if (!isPlainAddress(email)) return;
      const address = `${publicUrl}${pathTo(EMAIL_PAGES[kind], {}, { lang: language })}`;
      // Behind the # sign a secret reaches no server, no log and no referrer.
      const link = token === undefined ? address : `${address}#${token}`;
      queue.add({
        to: email,
        // Programs that reply by themselves do not reply to such e-mails.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...composeEmail(kind, language, { link, email: other }),
      });
    },
  };
}
