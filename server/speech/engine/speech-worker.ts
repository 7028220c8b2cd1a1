import type { Worker } from 'node:worker_threads';
import { startWorker } from '#server/process/worker-thread.ts';
import type { Job, WorkerMessage } from './job.ts';

/** One thread with an engine in it. It is started when first needed, and again after it was lost. */
export type SpeechWorker = {
  /** Resolves when the engine is ready; rejects when it fails to be within the limit. */
  start(): Promise<void>;
  /** One job at a time. Rejects when the engine refuses it; a job that takes too long costs the thread. */
  perform(job: Job): Promise<string | Uint8Array>;
  stop(): Promise<void>;
};

export type WorkerLimits = { startMilliseconds: number; jobMilliseconds: number };

export function speechWorker(limits: WorkerLimits): SpeechWorker {
  let worker: Worker | undefined;
  let ready: Promise<void> | undefined;

  async function launch(): Promise<void> {
    const launched = startWorker('./worker', import.meta.url);
    worker = launched;
    // Without a listener an error in an idle thread would end the whole process; the exit that follows is handled.
    launched.on('error', () => undefined);
    launched.once('exit', () => {
      if (worker === launched) ready = undefined;
    });
    await nextAnswer(launched, limits.startMilliseconds);
  }

  async function start(): Promise<void> {
    ready ??= launch();
    await ready;
  }

  return {
    start,
    async perform(job) {
      await start();
      worker?.postMessage(job);
      const reply = await nextAnswer(worker as Worker, limits.jobMilliseconds);
      if (reply.kind === 'done') return reply.value;
      throw new Error(reply.kind === 'failed' ? reply.message : 'The engine answered out of turn');
    },
    async stop() {
      await worker?.terminate();
    },
  };
}

/**
 * The next message of the thread; rejects once a thread that failed has ended, so that the next start is a new one.
 * A thread that stays silent too long is ended, for the engine cannot be interrupted.
 */
function nextAnswer(worker: Worker, milliseconds: number): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    let cause = new Error('The speech engine stopped');
    const timer = setTimeout(() => {
      cause = new Error(`The speech engine gave no reply within ${milliseconds} ms`);
      void worker.terminate();
    }, milliseconds);
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (reply: WorkerMessage) => {
      settle();
      resolve(reply);
    };
    const onError = (error: Error) => {
      cause = error;
    };
    const onExit = () => {
      settle();
      reject(cause);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
