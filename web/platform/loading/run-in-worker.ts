import type { WorkerMessage } from './handle-worker-messages.ts';

type Run = {
  /** Ends the worker; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** How much is done, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** How long the worker may go without a message; as long as it likes where none is given. */
  patienceMs?: number;
};

/** The worker said nothing for so long that its task is meant to take for ever. */
export class WorkerTimeoutError extends Error {
  override name = 'WorkerTimeoutError';
}

/** Has a worker do one task and ends it; rejects where it breaks, is called off, or says nothing for too long. */
export async function runInWorker<Task, Result>(
  worker: Worker,
  task: Task,
  { signal, onProgress, patienceMs }: Run = {},
): Promise<Result> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const callOff = new AbortController();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const wait = () => {
        clearTimeout(patience);
        if (patienceMs !== undefined)
          patience = setTimeout(() => reject(new WorkerTimeoutError('The task takes too long')), patienceMs);
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: callOff.signal });
      worker.onerror = ({ message }) => reject(new Error(message || 'The worker could not be loaded'));
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => {
        if ('result' in data) return resolve(data.result);
        wait();
        onProgress?.(data.share);
      };
      wait();
      worker.postMessage(task);
    });
  } finally {
    clearTimeout(patience);
    callOff.abort();
    worker.terminate();
  }
}
