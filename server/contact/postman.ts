import type { SendMailOptions, Transporter } from 'nodemailer';
import { withinTime } from '../outside/time-limit.ts';
import type { MailSettings } from './options.ts';
import type { ContactMessage } from './store.ts';

/** Mails one message; rejects when that fails, after a minute at the latest. */
export type Postman = (message: ContactMessage) => Promise<void>;

const CONNECTION_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;
/** A server that sends a byte now and then is never silent. */
const WHOLE_TIMEOUT_MS = 60_000;

/** Mails through SMTP. */
export function createPostman({ smtpUrl, from, to }: MailSettings): Postman {
  let transport: Promise<Transporter> | undefined;
  return async message => {
    const letter = { from, to, ...letterOf(message, from) };
    transport ??= createTransport(smtpUrl);
    const ready = await transport;
    await withinTime(WHOLE_TIMEOUT_MS, () => ready.sendMail(letter));
  };
}

/** Loads the library with the first letter: a server starts far more often than it writes. */
async function createTransport(url: string): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport({
    url,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** True when the server is well but does not want this one message, so that others may still be mailed. */
export function isAboutMessage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

function letterOf(
  { id, name, email, reason, message, createdAt }: ContactMessage,
  from: string,
): SendMailOptions {
  const date = new Date(createdAt);
  return {
    // Its own name makes a letter that is sent twice, after a failure, one letter to the mail program.
    messageId: `<${id}@${from.replace(/^.*@/, '')}>`,
    date,
    subject: oneLine(`Slova: ${reason} (${name})`),
    ...(isPlainAddress(email) && { replyTo: { name: oneLine(name), address: email } }),
    text: `${message}\n\n-- \n${reason}, ${date.toISOString()}\n${name}\n${email}\n`,
  };
}

/** The contract refuses line breaks already; a letter's head is worth a second lock. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** Only such an address is put into the head of a letter; any other one still stands in the text. */
function isPlainAddress(email: string): boolean {
  return /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(email);
}
