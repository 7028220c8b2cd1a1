import type { MailSettings } from '../mail/options.ts';
import { isPlainAddress, type Letter, oneLine } from '../mail/postman.ts';
import type { ContactMessage } from './store.ts';

/** The letter that carries a message of the contact form to the people who run the server. */
export function messageLetter(
  { id, name, email, reason, message, createdAt }: ContactMessage,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
): Letter {
  const date = new Date(createdAt);
  return {
    to,
    // Its own name makes a letter that is sent twice, after a failure, one letter to the mail program.
    messageId: `<${id}@${from.replace(/^.*@/, '')}>`,
    date,
    subject: oneLine(`Slova: ${reason} (${name})`),
    ...(isPlainAddress(email) && { replyTo: { name: oneLine(name), address: email } }),
    text: `${message}\n\n-- \n${reason}, ${date.toISOString()}\n${[name, email].filter(Boolean).join('\n')}\n`,
  };
}
