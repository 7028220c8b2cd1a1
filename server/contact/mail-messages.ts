import type { Db } from '../database/database.ts';
import { type EmailQueue, OPEN_LIFE_MS } from '../mail/email-queue.ts';
import { dateHeader, type Email, isPlainAddress, oneLine } from '../mail/mailer.ts';
import { type Log, silentLog } from '../process/log.ts';
import { type ContactMessage, claimMessage, listUnqueued } from './store.ts';

type MessageMail = {
  db: Db;
  queue: EmailQueue;
  /** Who writes, and whose mailbox it is. */
  mailboxes: { from: string; to: string };
  clock?: () => number;
  log?: Log;
};

/** A mailbox is not flooded with the messages of a year when mail is configured at last. */
const OLDEST_MAILED_MS = 7 * 24 * 3_600_000;

/**
 * Hands stored messages over to the queue of e-mails, all that it has not had. A message from before there was mail, or one
 * that found the queue full, goes with the next one or at the next start. Never rejects, since the messages are safe.
 */
export function createMessageMail({ db, queue, mailboxes, clock = Date.now, log = silentLog }: MessageMail) {
  async function handOver(message: ContactMessage): Promise<void> {
    await db.transaction(async queries => {
      const now = clock();
      // Another server, or another request, has it.
      if (!(await claimMessage(queries, message.id, { now, until: now + OPEN_LIFE_MS }))) return;
      if (!(await queue.addOpen(queries, message.id, emailOf(message, mailboxes))))
        throw new Error('Too many messages wait for the mail server');
    });
  }

  return async function mailMessages(): Promise<void> {
    try {
      const now = clock();
      const waiting = await listUnqueued(db, { now, since: now - OLDEST_MAILED_MS });
      for (const message of waiting) await handOver(message);
    } catch (error) {
      log.warn({ err: error }, 'messages of the contact form could not be handed to the mail queue');
    }
    queue.wake();
  };
}

/** The e-mail that carries a message of the contact form to the people who run the server. */
function emailOf(
  { id, name, email, reason, message, createdAt }: ContactMessage,
  { from, to }: MessageMail['mailboxes'],
): Email {
  const date = new Date(createdAt);
  return {
    to,
    // With an id of its own an e-mail that is sent twice, after a failure, is one to the mail program.
    messageId: `<${id}@${from.replace(/^.*@/, '')}>`,
    date: dateHeader(createdAt),
    subject: oneLine(`Slova: ${reason} (${name})`),
    ...(isPlainAddress(email) && { replyTo: { name: oneLine(name), address: email } }),
    text: `${message}\n\n-- \n${reason}, ${date.toISOString()}\n${[name, email].filter(Boolean).join('\n')}\n`,
  };
}
