import type { OwnDictionary, SentEntry } from '#contract/reference-dictionaries.ts';
import type { FileProblem } from '#files/refusal.ts';
import { ApiError } from '#web/platform/http/http.ts';
import type { Reading } from './reading.ts';

/** What is told of a dictionary before it is read. */
export type Told = Pick<OwnDictionary, 'format' | 'title' | 'licence' | 'source' | 'learn' | 'lang'> & {
  fingerprint: string;
};

export type DictionaryCalls = {
  begin: (told: Told) => Promise<OwnDictionary>;
  /** Returns the number of the next batch. */
  add: (id: string, batch: number, entries: SentEntry[]) => Promise<number>;
  complete: (id: string, batches: number) => Promise<OwnDictionary>;
};

export type ImportOutcome =
  | { name: 'done'; dictionary: OwnDictionary }
  | { name: 'there'; dictionary: OwnDictionary }
  | { name: 'refused'; problem: FileProblem; file: string };

type Run = {
  told: Told;
  reading: Reading;
  calls: DictionaryCalls;
  onProgress: (read: number, share: number) => void;
  wait: (ms: number) => Promise<void>;
  signal: AbortSignal;
};

/** A connection may be gone for a while, and a limit be reached: so long is waited before another try. */
const PAUSES_MS = [1000, 5000, 15_000, 60_000];

/**
 * Reads a dictionary and has it written, batch by batch, from where it was broken off. Throws ApiError where the server refuses or stays
 * away, and the signal's reason once it is called off; what was written stays.
 */
export async function importDictionary({
  told,
  reading,
  calls,
  onProgress,
  wait,
  signal,
}: Run): Promise<ImportOutcome> {
  const dictionary = await calls.begin(told);
  if (dictionary.is_complete) return { name: 'there', dictionary };
  let from = dictionary.next_batch;
  for (;;) {
    signal.throwIfAborted();
    const answer = await reading.ask({ kind: 'next', from });
    signal.throwIfAborted();
    if ('problem' in answer) return { name: 'refused', problem: answer.problem, file: answer.file };
    if (!('batch' in answer)) break;
    const { batch, read, share } = answer;
    from = await patiently(() => calls.add(dictionary.id, batch.number, batch.entries), { wait, signal });
    onProgress(read, share);
  }
  return {
    name: 'done',
    dictionary: await patiently(() => calls.complete(dictionary.id, from), { wait, signal }),
  };
}

/** Tries again, after longer and longer pauses, what failed for a reason that passes. */
async function patiently<Result>(
  work: () => Promise<Result>,
  { wait, signal }: Pick<Run, 'wait' | 'signal'>,
): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!passes(error)) throw error;
      await wait(pause);
      signal.throwIfAborted();
    }
  }
  return work();
}

function passes(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 502);
}
