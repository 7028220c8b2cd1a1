import { runInWorker, WorkerTimeoutError } from '#web/platform/loading/run-in-worker.ts';
import type { Deck } from './anki/write-package.ts';
import type { Pair } from './deck/columns.ts';
import type { FileResult, OnProgress } from './deck/deck.ts';
import type { WordFile } from './read-file.ts';

/** What the worker is asked to do. */
export type Task = { kind: 'read'; file: WordFile; pair: Pair } | { kind: 'write'; deck: Deck };

/** A file that is this long without progress is meant to take for ever. */
const PATIENCE_MS = 60_000;

type Run = { onProgress: OnProgress; signal: AbortSignal };

/** The tables of a file, read off the main thread. */
export async function readInWorker(file: WordFile, pair: Pair, run: Run): Promise<FileResult> {
  try {
    return await runTask<FileResult>({ kind: 'read', file, pair }, run);
  } catch (error) {
    return { problem: error instanceof WorkerTimeoutError ? 'tooSlow' : 'broken' };
  }
}

/** An Anki package, written off the main thread. Throws where it cannot be. */
export function writeInWorker(deck: Deck, run: Run): Promise<Uint8Array> {
  return runTask<Uint8Array>({ kind: 'write', deck }, run);
}

function runTask<Result>(task: Task, run: Run): Promise<Result> {
  const worker = new Worker(new URL('./transfer-worker.ts', import.meta.url), { type: 'module' });
  return runInWorker(worker, task, { ...run, patienceMs: PATIENCE_MS });
}
