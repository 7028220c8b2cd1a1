import { type Log, silentLog } from '../process/log.ts';
import { type Letter, oneLine, type Postman } from './postman.ts';

/** Mails letters behind the visitors' backs: nobody waits for them, and nobody learns from the time whether one is sent. */
export type LetterQueue = {
  add(letter: Letter): void;
  /** Stops; letters under way get a few seconds more. */
  close(): Promise<void>;
};

type Needs = { postman: Postman; log?: Log; retryDelaysMs?: readonly number[] };

/** Letters carry secrets, so they are kept in memory only: one that cannot be mailed in ten minutes is asked for anew. */
const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 420_000];
const MOST_WAITING = 1_000;
const LAST_LETTER_MS = 5_000;

export function createLetterQueue({
  postman,
  log = silentLog,
  retryDelaysMs = RETRY_DELAYS_MS,
}: Needs): LetterQueue {
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function deliver(letter: Letter): Promise<void> {
    for (const delay of [...retryDelaysMs, undefined]) {
      try {
        return await postman(letter);
      } catch (error) {
        log.warn({ err: error, subject: letter.subject }, 'a letter could not be mailed');
        if (delay === undefined || closing.signal.aborted) return;
        await pause(delay, closing.signal);
      }
    }
  }

  return {
    add(letter) {
      if (underWay.size >= MOST_WAITING) return log.warn({}, 'too many letters wait: one was dropped');
      const delivery = deliver({ ...letter, subject: oneLine(letter.subject ?? '') });
      underWay.add(delivery);
      void delivery.finally(() => underWay.delete(delivery));
    },
    async close() {
      closing.abort();
      const late = new Promise(resolve => setTimeout(resolve, LAST_LETTER_MS).unref());
      await Promise.race([Promise.all(underWay), late]);
    },
  };
}

/** Waits, or until it is no longer worth it. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
