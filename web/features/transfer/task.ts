import type { Deck } from './anki/write-package.ts';
import type { Pair } from './columns.ts';
import type { FileResult, OnProgress } from './deck.ts';
import type { WordFile } from './read-file.ts';

/** What the worker is asked to do. */
export type Task = { kind: 'read'; file: WordFile; pair: Pair } | { kind: 'write'; deck: Deck };

/** What the worker says: how far it is, and at last what it made. */
export type Report = { share: number } | { read: FileResult } | { written: Uint8Array };

/** A file that is this long without progress is meant to take for ever. */
const PATIENCE_MS = 60_000;

type Run = { onProgress: OnProgress; signal: AbortSignal };

/** The tables of a file, read off the main thread. */
export async function readInWorker(file: WordFile, pair: Pair, run: Run): Promise<FileResult> {
  const report = await runTask({ kind: 'read', file, pair }, run);
  if (report === 'tooSlow' || report === 'failed')
    return { problem: report === 'failed' ? 'broken' : report };
  return 'read' in report ? report.read : { problem: 'broken' };
}

/** An Anki package, written off the main thread; undefined when it could not be. */
export async function writeInWorker(deck: Deck, run: Run): Promise<Uint8Array | undefined> {
  const report = await runTask({ kind: 'write', deck }, run);
  return typeof report === 'object' && 'written' in report ? report.written : undefined;
}

function runTask(task: Task, { onProgress, signal }: Run): Promise<Report | 'tooSlow' | 'failed'> {
  const worker = new Worker(new URL('./transfer-worker.ts', import.meta.url), { type: 'module' });
  let patience: ReturnType<typeof setTimeout>;
  const done = new Promise<Report | 'tooSlow' | 'failed'>(resolve => {
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => resolve('tooSlow'), PATIENCE_MS);
    };
    wait();
    worker.onerror = () => resolve('failed');
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (!('share' in data)) return resolve(data);
      wait();
      onProgress(data.share);
    };
    signal.addEventListener('abort', () => resolve('failed'), { once: true });
    worker.postMessage(task);
  });
  return done.finally(() => {
    clearTimeout(patience);
    worker.terminate();
  });
}
