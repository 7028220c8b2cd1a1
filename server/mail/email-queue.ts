import { v7 as uuidV7 } from 'uuid';
import type { Db, Queries } from '../database/database.ts';
import { type Log, silentLog } from '../process/log.ts';
import type { SecretBox } from '../process/secret-box.ts';
import {
  claimEmail,
  countEmails,
  listDueEmails,
  NO_KEY,
  nextEmailAt,
  postponeEmail,
  removeEmail,
  removeExpiredEmails,
  storeEmail,
  type WaitingEmail,
} from './email-store.ts';
import { type Email, type Mailer, oneLine } from './mailer.ts';

/**
 * Sends e-mails in the background: nobody waits for the mail server, and the time of a reply does not reveal whether an e-mail
 * goes out. E-mails wait in the database: they survive the server, any server may send one, and only one does. A server that
 * dies between sending and noting it is the one case in which an e-mail goes out twice.
 */
export type EmailQueue = {
  /** Takes an e-mail with a secret in it, such as a link that opens an account. It is sealed, and waits for an hour at most. */
  add(email: Email): void;
  /**
   * Takes an e-mail without secrets, under an id of the caller's and in the caller's transaction, after which `wake` is due. It waits
   * for a week at most. False when too many wait.
   */
  addOpen(queries: Queries, id: string, email: Email): Promise<boolean>;
  /**
   * Takes an e-mail that nobody waits for, in the caller's transaction, after which `wake` is due. It is sealed, goes after all others, and
   * waits until a moment at most. False when too many wait.
   */
  addLater(queries: Queries, email: Email, until: number): Promise<boolean>;
  /** Looks for e-mails that wait, also those that earlier servers have left. Returns at once. */
  wake(): void;
  /** Stops; e-mails under way get a few seconds more, the others wait for the next start. */
  close(): Promise<void>;
};

type QueueOptions = {
  db: Db;
  box: SecretBox;
  mailer: Mailer;
  /** Notes that an e-mail without secrets was sent, in the transaction that takes it from the queue. */
  onOpenSent?: (queries: Queries, id: string, now: number) => Promise<void>;
  log?: Log;
  clock?: () => number;
  retryDelaysMs?: readonly number[];
};

/** After each attempt; the last one again and again until the e-mail expires. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 420_000];
/** As long as the links in them are good: what comes later would only annoy. */
const SEALED_LIFE_MS = 3_600_000;
export const OPEN_LIFE_MS = 7 * 24 * 3_600_000;
const MOST_SEALED = 1_000;
/** Counted apart: a flood of messages keeps no link waiting, and reminders keep nothing waiting. */
const MOST_OPEN = 200;
const MOST_LATER = 2_000;
const AT_ONCE = 4;
/** Longer than an e-mail may take: after it, the server that was sending it must have died. */
const CLAIM_MS = 90_000;
/** Another server may have died with e-mails; nobody else would look for them. */
const LOOK_EVERY_MS = 60_000;
const LAST_EMAIL_MS = 5_000;

export function createEmailQueue(options: QueueOptions): EmailQueue {
  const { db, box, mailer, onOpenSent } = options;
  const { log = silentLog, clock = Date.now, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const { keyId } = box;
  const underWay = new Set<Promise<unknown>>();
  let isClosing = false;
  let isWanted = false;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;

  async function addSealed(email: Email): Promise<void> {
    if ((await countEmails(db, 'sealed')) >= MOST_SEALED)
      return log.warn({}, 'too many e-mails wait: one was dropped');
    const [id, now] = [uuidV7(), clock()];
    const sealed = box.seal(written(email), id);
    await storeEmail(db, { id, keyId, sealed, now, expiresAt: now + SEALED_LIFE_MS });
  }

  async function addOpen(queries: Queries, id: string, email: Email): Promise<boolean> {
    if ((await countEmails(queries, 'open')) >= MOST_OPEN) return false;
    const now = clock();
    const waiting = { id, keyId: NO_KEY, sealed: written(email), now, expiresAt: now + OPEN_LIFE_MS };
    await storeEmail(queries, waiting);
    return true;
  }

  async function addLater(queries: Queries, email: Email, expiresAt: number): Promise<boolean> {
    if ((await countEmails(queries, 'canWait')) >= MOST_LATER) return false;
    const id = uuidV7();
    const sealed = box.seal(written(email), id);
    await storeEmail(queries, { id, keyId, sealed, now: clock(), expiresAt, canWait: true });
    return true;
  }

  /** Sends what is due, and what becomes due meanwhile. */
  async function sendDue(): Promise<void> {
    await removeExpiredEmails(db, clock());
    while (!isClosing) {
      const due = await listDueEmails(db, keyId, { now: clock(), most: AT_ONCE });
      if (due.length === 0) return;
      await Promise.all(due.map(send));
    }
  }

  async function send({ id, keyId: sealedWith, sealed, attempts }: WaitingEmail): Promise<void> {
    const now = clock();
    if (!(await claimEmail(db, id, { now, until: now + CLAIM_MS }))) return;
    const isOpen = sealedWith === NO_KEY;
    const text = isOpen ? sealed : box.open(sealed, id);
    try {
      if (text !== undefined) await mailer(JSON.parse(text) as Email);
      await db.transaction(async queries => {
        await removeEmail(queries, id);
        if (isOpen) await onOpenSent?.(queries, id, clock());
      });
    } catch (error) {
      log.warn({ err: error }, 'an e-mail could not be sent');
      const delay = retryDelaysMs[Math.min(attempts, retryDelaysMs.length - 1)] ?? LOOK_EVERY_MS;
      await postponeEmail(db, id, clock() + delay);
    }
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    let next: number | undefined;
    do {
      isWanted = false;
      await sendDue();
      next = await nextEmailAt(db, keyId);
    } while (isWanted && !isClosing);
    // In the same turn as the last look at what is wanted: a call that comes after it begins another.
    isLooking = false;
    const wait = next === undefined ? LOOK_EVERY_MS : next - clock();
    lookIn(Math.min(Math.max(wait, 0), LOOK_EVERY_MS));
  }

  function lookIn(milliseconds: number): void {
    if (isClosing) return;
    clearTimeout(timer);
    timer = setTimeout(wake, milliseconds).unref();
  }

  function wake(): void {
    isWanted = true;
    if (isLooking || isClosing) return;
    isLooking = true;
    track(
      look().catch(error => {
        isLooking = false;
        log.warn({ err: error }, 'e-mails that wait could not be read');
        lookIn(LOOK_EVERY_MS);
      }),
    );
  }

  function track(work: Promise<unknown>): void {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  }

  return {
    add(email) {
      track(
        addSealed(email).then(wake, error =>
          log.warn({ err: error }, 'an e-mail could not be stored, and is not sent'),
        ),
      );
    },
    addOpen,
    addLater,
    wake,
    async close() {
      isClosing = true;
      clearTimeout(timer);
      const late = new Promise(resolve => setTimeout(resolve, LAST_EMAIL_MS).unref());
      await Promise.race([Promise.all(underWay), late]);
    },
  };
}

const written = (email: Email) => JSON.stringify({ ...email, subject: oneLine(email.subject) });
