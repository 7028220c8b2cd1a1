import { vi } from 'vitest';
import { createLetters } from '../account/letters/letters.ts';
import { createLetterQueue } from '../mail/letter-queue.ts';
import { createPostman } from '../mail/postman.ts';
import { letterText } from './letter-text.ts';
import { startSmtpServer } from './test-smtp.ts';

/** Letters through a real mail server on this machine, and what it took. */
export async function startLetters() {
  const smtp = await startSmtpServer();
  const queue = createLetterQueue({
    postman: createPostman({ smtpUrl: smtp.url, from: 'slova@example.org' }),
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
