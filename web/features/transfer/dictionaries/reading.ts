import type { Batch } from '#files/dictionaries/batches.ts';
import type { AboutDictionary } from '#files/dictionaries/entry.ts';
import type { FileProblem } from '#files/refusal.ts';
import type { WorkerMessage } from '#web/platform/loading/handle-worker-messages.ts';

/** What the worker is asked to do: open files, then hand their entries over, piece by piece. */
export type ReadingTask = { kind: 'open'; name: string; files: File[] } | { kind: 'next'; from: number };

/** The first entries of a dictionary, how many were read until now, and which share of its files. */
export type ReadBatch = { batch: Batch; read: number; share: number };

export type ReadingAnswer =
  | { about: AboutDictionary; fingerprint: string }
  | ReadBatch
  | { isEnd: true }
  | { problem: FileProblem; file: string };

/** A worker that reads one dictionary, asked for one thing after the other. */
export type Reading = { ask: (task: ReadingTask) => Promise<ReadingAnswer>; end: () => void };

/** Starts reading off the main thread. A question rejects where the worker breaks or is ended. */
export function startReading(): Reading {
  const worker = new Worker(new URL('./dictionary-worker.ts', import.meta.url), { type: 'module' });
  let giveUp: (error: Error) => void = () => undefined;
  return {
    ask: task =>
      new Promise((resolve, reject) => {
        giveUp = reject;
        worker.onerror = ({ message }) => reject(new Error(message || 'The worker could not be loaded'));
        worker.onmessage = ({ data }: MessageEvent<WorkerMessage<ReadingAnswer>>) => {
          if ('result' in data) resolve(data.result);
        };
        worker.postMessage(task);
      }),
    end: () => {
      worker.terminate();
      giveUp(new Error('The reading was ended'));
    },
  };
}
