import type { SendMailOptions, Transporter } from 'nodemailer';
import { withinTime } from '../outside/time-limit.ts';
import type { MailSettings } from './options.ts';

/** A letter without its sender. */
export type Letter = Omit<SendMailOptions, 'from'>;

/** Mails one letter; rejects when that fails, after a minute at the latest. */
export type Postman = (letter: Letter) => Promise<void>;

const CONNECTION_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;
/** A server that sends a byte now and then is never silent. */
const WHOLE_TIMEOUT_MS = 60_000;

/** Mails through SMTP. */
export function createPostman({ smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>): Postman {
  let transport: Promise<Transporter> | undefined;
  return async letter => {
    transport ??= createTransport(smtpUrl);
    const ready = await transport;
    await withinTime(WHOLE_TIMEOUT_MS, () => ready.sendMail({ from, ...letter }));
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

/** True when the server is well but does not want this one letter, so that others may still be mailed. */
export function isAboutLetter(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** The contracts refuse line breaks already; a letter's head is worth a second lock. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** Whether an address may stand in the head of a letter as it is. */
export function isPlainAddress(email: string): boolean {
  return /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(email);
}
