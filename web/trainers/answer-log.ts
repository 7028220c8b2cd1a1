import type { TrainerAnswer } from '#contract/trainers.ts';
import { readToken } from '../account/token.ts';
import { ApiError } from '../http.ts';
import { newId } from './new-id.ts';
import { pendingAnswers } from './pending-answers.ts';

/** What the server takes at once. */
const MOST_AT_ONCE = 200;
/** Answers come every few seconds; waiting a little sends several together. */
const GATHER_MS = 2000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 300_000;

export type AnswerLog = {
  add(answer: Omit<TrainerAnswer, 'id'>): void;
  /** Sends what is waiting now; resolves when the server has it or could not be reached. */
  flush(): Promise<void>;
  /** Sends once more and stops trying; what is left goes out the next time. */
  close(): void;
};

/**
 * Brings a person's answers to the server: in batches, again after a failure (the server knows an answer by its id), and
 * without a word to the learner. `send` rejects when the server did not take them.
 */
export function createAnswerLog(
  userId: string,
  send: (answers: TrainerAnswer[]) => Promise<void>,
): AnswerLog {
  const pending = pendingAnswers(userId);
  const token = readToken();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let sending: Promise<void> | undefined;
  let isClosed = false;

  const flushIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), milliseconds);
  };

  const flush = async () => {
    clearTimeout(timer);
    sending ??= trySending();
    await sending;
  };

  const trySending = async () => {
    try {
      await sendAll();
      retryMs = FIRST_RETRY_MS;
    } catch {
      // Recording must not disturb learning: the answers stay stored and are tried again.
      flushIn(retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    }
    sending = undefined;
  };

  const sendAll = async () => {
    // Another tab may have logged somebody else in meanwhile; they must not get these answers.
    const waitingOurs = () => (readToken() === token ? pending.list() : []);
    for (let waiting = waitingOurs(); waiting.length > 0; waiting = waitingOurs()) {
      const batch = waiting.slice(0, MOST_AT_ONCE);
      await send(batch).catch(error => sendSingly(batch, error));
      pending.remove(batch);
    }
  };

  /** One answer the server will never take, of a word that was retired for example, must not hold up the others. */
  const sendSingly = async (batch: TrainerAnswer[], error: unknown) => {
    if (!isRefused(error)) throw error;
    if (batch.length === 1) return;
    for (const answer of batch) await send([answer]).catch(refusal => sendSingly([answer], refusal));
  };

  return {
    add: answer => {
      pending.add({ id: newId(), ...answer });
      flushIn(GATHER_MS);
    },
    flush,
    close: () => {
      isClosed = true;
      void flush();
    },
  };
}

const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'invalid_input';
