import type { Db } from '../database/database.ts';
import { isAboutLetter, type Postman } from '../mail/postman.ts';
import { type Log, silentLog } from '../process/log.ts';
import { messageLetter } from './message-letter.ts';
import { claimMessage, listUnmailed, markMailed, releaseMessage } from './store.ts';

/** Mails stored messages behind the visitors' backs: nobody waits for it, and nothing is lost when it fails. */
export type Mailing = {
  /** Mails what has not been mailed yet. Returns at once. */
  wake(): void;
  /** Stops; a letter under way gets a few seconds more. */
  close(): Promise<void>;
};

type Needs = {
  db: Db;
  postman: Postman;
  /** Who writes, and whose mailbox it is. */
  mailboxes: { from: string; to: string };
  clock?: () => number;
  log?: Log;
  retryDelaysMs?: readonly number[];
};

/** After the last one it rests until the next message or the next start. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000];
/** A mailbox is not flooded with the messages of a year when mail is configured at last. */
const OLDEST_MAILED_MS = 7 * 24 * 3_600_000;
/** Longer than a letter may take: after it, the server that claimed the message must have died. */
const CLAIM_MS = 90_000;
const LAST_LETTER_MS = 5_000;

export function createMailing(needs: Needs): Mailing {
  const {
    db,
    postman,
    mailboxes,
    clock = Date.now,
    log = silentLog,
    retryDelaysMs = RETRY_DELAYS_MS,
  } = needs;
  const closing = new AbortController();
  let isWanted = false;
  let endPause = () => {};
  let underWay: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; ) {
      isWanted = false;
      if (await mailAll().catch(failed)) failures = 0;
      else failures += 1;
      if (isWanted) continue;
      const delay = failures === 0 ? undefined : retryDelaysMs[failures - 1];
      if (delay === undefined) return;
      await pause(delay);
    }
  }

  /** True when nothing is left to mail. */
  async function mailAll(): Promise<boolean> {
    let isAllMailed = true;
    for (const message of await listUnmailed(db, clock() - OLDEST_MAILED_MS)) {
      if (closing.signal.aborted) return true;
      if (!(await claimMessage(db, message.id, { now: clock(), milliseconds: CLAIM_MS }))) {
        isAllMailed = false;
        continue;
      }
      try {
        await postman(messageLetter(message, mailboxes));
      } catch (error) {
        isAllMailed = failed(error);
        await releaseMessage(db, message.id);
        if (!isAboutLetter(error)) return false;
        continue;
      }
      await markMailed(db, message.id, clock());
    }
    return isAllMailed;
  }

  function failed(error: unknown): false {
    log.warn({ err: error }, 'a message of the contact form could not be mailed');
    return false;
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    isWanted = true;
    endPause();
    if (closing.signal.aborted) return;
    underWay ??= run().finally(() => {
      underWay = undefined;
      // Asked for between its last look and its end.
      if (isWanted) wake();
    });
  }

  return {
    wake,
    async close() {
      closing.abort();
      endPause();
      await Promise.race([underWay, new Promise(resolve => setTimeout(resolve, LAST_LETTER_MS).unref())]);
    },
  };
}
