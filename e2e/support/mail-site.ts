import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emailText } from '#server/testing/email-text.ts';
import { openSmtpServer } from '#server/testing/smtp-server.ts';
import { ROOT, startOwnServer } from './own-server.ts';
import { expect } from './people.ts';

/** A server of its own with a mail server beside it, as an operator sets them up; `more` are further settings. */
export async function startMailSite(more: Record<string, string> = {}) {
  const smtp = await openSmtpServer();
  const server = await startOwnServer(url => ({
    ...{ PUBLIC_URL: url, SMTP_URL: smtp.url, MAIL_FROM: 'slova@example.org' },
    ...more,
  }));
  /** The links in the newest letter to a mailbox, once so many have come. */
  async function linksFor(mailbox: string, count: number): Promise<string[]> {
    const found = () => smtp.emails.filter(letter => letter.to.includes(mailbox));
    await expect.poll(() => found().length).toBe(count);
    return emailText(found().at(-1) ?? { head: '', body: '' }).match(/https?:\S+/g) ?? [];
  }
  return {
    url: server.url,
    linksFor,
    /** The first link in the newest letter to a mailbox, once so many have come. */
    linkFor: async (mailbox: string, count: number) => (await linksFor(mailbox, count))[0] ?? '',
    /** The link that `npm run invite` prints. */
    async invite(): Promise<string> {
      const command = join(ROOT, 'dist/node/server/commands/invite.js');
      const { stdout } = await promisify(execFile)(process.execPath, [command], {
        cwd: ROOT,
        env: { ...process.env, ...server.settings },
      });
      return /https?:\S+/.exec(stdout)?.[0] ?? '';
    },
    async close() {
      smtp.close();
      await server.close();
    },
  };
}
