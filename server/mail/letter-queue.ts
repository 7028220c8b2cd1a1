import { v7 as uuidV7 } from 'uuid';
import type { Db } from '../database/database.ts';
import { type Log, silentLog } from '../process/log.ts';
import type { SecretBox } from '../process/secret-box.ts';
import {
  claimLetter,
  countLetters,
  listDueLetters,
  nextLetterAt,
  postponeLetter,
  removeExpiredLetters,
  removeLetter,
  storeLetter,
  type WaitingLetter,
} from './letter-store.ts';
import { type Letter, oneLine, type Postman } from './postman.ts';

/** Mails letters behind the visitors' backs: nobody waits for them, and nobody learns from the time whether one is sent. */
export type LetterQueue = {
  add(letter: Letter): void;
  /** Looks for letters that wait, also those that servers before have left. Returns at once. */
  wake(): void;
  /** Stops; letters under way get a few seconds more, the others wait for the next start. */
  close(): Promise<void>;
};

type Needs = {
  db: Db;
  /** Letters carry links that open accounts, so they are written down sealed. */
  box: SecretBox;
  postman: Postman;
  log?: Log;
  clock?: () => number;
  retryDelaysMs?: readonly number[];
};

/** After each attempt; the last one again and again until the letter expires. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 420_000];
/** As long as the links in them are good: what comes later would only vex. */
const LETTER_LIFE_MS = 3_600_000;
const MOST_WAITING = 1_000;
const AT_ONCE = 4;
/** Longer than a letter may take: after it, whoever was mailing it must have died. */
const CLAIM_MS = 90_000;
/** Another server may have died with letters; nobody else would look for them. */
const LOOK_EVERY_MS = 60_000;
const LAST_LETTER_MS = 5_000;

export function createLetterQueue(needs: Needs): LetterQueue {
  const { db, box, postman, log = silentLog, clock = Date.now, retryDelaysMs = RETRY_DELAYS_MS } = needs;
  const { keyId } = box;
  const underWay = new Set<Promise<unknown>>();
  let isClosing = false;
  let isWanted = false;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;

  async function store(letter: Letter): Promise<void> {
    if ((await countLetters(db)) >= MOST_WAITING)
      return log.warn({}, 'too many letters wait: one was dropped');
    const [id, now] = [uuidV7(), clock()];
    const text = JSON.stringify({ ...letter, subject: oneLine(letter.subject ?? '') });
    await storeLetter(db, { id, keyId, sealed: box.seal(text, id), now, expiresAt: now + LETTER_LIFE_MS });
  }

  /** Mails what is due, and is due again meanwhile. */
  async function mailDue(): Promise<void> {
    await removeExpiredLetters(db, clock());
    while (!isClosing) {
      const due = await listDueLetters(db, keyId, { now: clock(), most: AT_ONCE });
      if (due.length === 0) return;
      await Promise.all(due.map(mail));
    }
  }

  async function mail({ id, sealed, attempts }: WaitingLetter): Promise<void> {
    const now = clock();
    if (!(await claimLetter(db, id, { now, until: now + CLAIM_MS }))) return;
    const text = box.open(sealed, id);
    try {
      if (text !== undefined) await postman(JSON.parse(text) as Letter);
      await removeLetter(db, id);
    } catch (error) {
      log.warn({ err: error }, 'a letter could not be mailed');
      const delay = retryDelaysMs[Math.min(attempts, retryDelaysMs.length - 1)] ?? LOOK_EVERY_MS;
      await postponeLetter(db, id, clock() + delay);
    }
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    let next: number | undefined;
    do {
      isWanted = false;
      await mailDue();
      next = await nextLetterAt(db, keyId);
    } while (isWanted && !isClosing);
    // In the same turn as the last look at what is wanted: whoever comes after it begins anew.
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
        log.warn({ err: error }, 'letters that wait could not be read');
        lookIn(LOOK_EVERY_MS);
      }),
    );
  }

  function track(work: Promise<unknown>): void {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  }

  return {
    add(letter) {
      track(
        store(letter).then(wake, error =>
          log.warn({ err: error }, 'a letter could not be kept, and is not mailed'),
        ),
      );
    },
    wake,
    async close() {
      isClosing = true;
      clearTimeout(timer);
      const late = new Promise(resolve => setTimeout(resolve, LAST_LETTER_MS).unref());
      await Promise.race([Promise.all(underWay), late]);
    },
  };
}
