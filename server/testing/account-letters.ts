import { randomBytes } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import { createLetters } from '../account/letters/letters.ts';
import { createLetterQueue } from '../mail/letter-queue.ts';
import { createPostman } from '../mail/postman.ts';
import { createSecretBox } from '../process/secret-box.ts';
import { letterText } from './letter-text.ts';
import { openTestDatabase } from './test-server.ts';
import { startSmtpServer } from './test-smtp.ts';

/** Letters through a real mail server on this machine, and what it took; they wait in a database of their own. */
export async function startLetters() {
  const smtp = await startSmtpServer();
  const db = await openTestDatabase();
  const queue = createLetterQueue({
    ...{ db, box: createSecretBox(randomBytes(32)) },
    postman: createPostman({ smtpUrl: smtp.url, from: 'slova@example.org' }),
  });
  onTestFinished(async () => {
    await queue.close();
    await db.close();
  });
  const letters = createLetters({ queue, publicUrl: 'https://words.example.org' });
  return {
    letters,
    smtp,
    /** The text of the newest letter to a mailbox, once so many have come to it. */
    async letterTo(email: string, count = 1): Promise<string> {
      const found = () => smtp.letters.filter(letter => letter.to.includes(email));
      await vi.waitFor(() => {
        if (found().length < count) throw new Error(`${found().length} letters to ${email}`);
      }, 10_000);
      return letterText(found().at(-1) ?? { head: '', body: '' });
    },
    tokenIn: (text: string) => /#([\w.-]+)/.exec(text)?.[1] ?? '',
  };
}
