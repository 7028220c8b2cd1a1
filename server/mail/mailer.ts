import type { Transporter } from 'nodemailer';
import { withinTime } from '../resilience/time-limit.ts';
import type { MailSettings } from './options.ts';

/** An e-mail without its sender. It may wait as JSON before it is sent. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  messageId?: string;
  /** As it is written in an e-mail, see {@link dateHeader}. */
  date?: string;
  replyTo?: { name: string; address: string };
};

/** Sends one e-mail; rejects when that fails, after a minute at the latest. */
export type Mailer = (email: Email) => Promise<void>;

const CONNECTION_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;
/** A server that sends a byte now and then is never silent. */
const WHOLE_TIMEOUT_MS = 60_000;

/** Sends through SMTP. */
export function createMailer({ smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>): Mailer {
  let transport: Promise<Transporter> | undefined;
  return async email => {
    transport ??= createTransport(smtpUrl);
    const ready = await transport;
    await withinTime(WHOLE_TIMEOUT_MS, () => ready.sendMail({ from, ...email }));
  };
}

/** Loads the library with the first e-mail: a server starts far more often than it writes. */
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

/** The contracts refuse line breaks already; the head of an e-mail is worth a second lock. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** Whether an address may be in the head of an e-mail as it is. */
export function isPlainAddress(email: string): boolean {
  return /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(email);
}

/** A moment in the form of RFC 5322: `Thu, 26 Nov 2026 12:00:00 +0000`. */
export function dateHeader(milliseconds: number): string {
  return new Date(milliseconds).toUTCString().replace('GMT', '+0000');
}
