import type { Db } from '../database/database.ts';
import type { EmailQueue } from '../mail/email-queue.ts';
import type { Log } from '../process/log.ts';
import type { Secrets } from '../process/secrets-key.ts';
import { createPushService } from './push-service.ts';
import { openReminderKeys } from './reminder-keys.ts';
import type { Reminding } from './routes.ts';
import { createReminderSender, type FindToRepeat, type ReminderSender } from './sender.ts';

type Needs = {
  setting: 'on' | 'email' | 'off';
  db: Db;
  secrets: Secrets;
  log: Log;
  clock?: () => number;
  toRepeat: FindToRepeat;
  /** Undefined where no e-mails are sent, or there is no address for their links. */
  emails: { queue: EmailQueue; publicUrl: string } | undefined;
  /** Whom push services may write to. */
  contact: string | undefined;
  /** How the services of browsers are reached; tests have one of their own. */
  pushWorld?: Omit<Parameters<typeof createPushService>[0], 'keys' | 'contact' | 'clock'>;
};

/** What reminds people, and what the calls need of it; undefined where nothing does. Nobody is looked at before the sender is woken. */
export async function createReminders({
  setting,
  clock = Date.now,
  ...needs
}: Needs): Promise<{ reminding: Reminding; sender: ReminderSender } | undefined> {
  const { db, secrets, log, toRepeat, emails, contact, pushWorld } = needs;
  if (setting === 'off') return undefined;
  const keys = await openReminderKeys(db, secrets, log);
  if (keys === undefined) return undefined;
  const { endTokens } = keys;
  const push =
    setting === 'on' ? createPushService({ keys: keys.push, contact, clock, ...pushWorld }) : undefined;
  const sender = createReminderSender({ db, log, clock, toRepeat, endTokens, push, emails });
  const wake = () => void sender.wake();
  return { reminding: { toRepeat, endTokens, push, hasMail: emails !== undefined, wake }, sender };
}

/** Whom push services may write to: the operator's page or mailbox. */
export function contactOf({
  PUBLIC_URL,
  CONTACT_TO,
  MAIL_FROM,
}: {
  PUBLIC_URL?: string | undefined;
  CONTACT_TO?: string | undefined;
  MAIL_FROM?: string | undefined;
}): string | undefined {
  const mailbox = CONTACT_TO ?? MAIL_FROM;
  if (mailbox !== undefined) return `mailto:${mailbox}`;
  return PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : undefined;
}
