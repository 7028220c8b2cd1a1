import type { Worker } from 'node:worker_threads';

/** Messages of a thread: that it is ready, and the result of every job. */
export type ThreadMessage<Result> =
  | { kind: 'ready' }
  | { kind: 'done'; value: Result }
  | { kind: 'failed'; message: string };

/** One thread that does jobs. It is started when first needed, and again after it was lost. */
export type JobThread<Job, Result> = {
  /** Resolves when the thread is ready; rejects when it fails to be within the limit. It goes on starting for those who come later. */
  start(): Promise<void>;
  /** One job at a time. Rejects when the thread refuses it; a job that takes too long costs the thread. */
  perform(job: Job): Promise<Result>;
  stop(): Promise<void>;
};

export type ThreadLimits = {
  /** How long anybody waits for the thread. */
  startMilliseconds: number;
  jobMilliseconds: number;
};

/** A machine without a free core starts a thread slowly. One that takes so much longer than anybody waits has failed. */
const PATIENCE = 20;

/**
 * @param launchWorker starts the thread, which posts ThreadMessage
 */
export function jobThread<Job, Result>(
  launchWorker: () => Worker,
  limits: ThreadLimits,
): JobThread<Job, Result> {
  let worker: Worker | undefined;
  let ready: Promise<void> | undefined;

  async function launch(): Promise<void> {
    const launched = launchWorker();
    worker = launched;
    // Without a listener an error in an idle thread would end the whole process; the exit that follows is handled.
    launched.on('error', () => undefined);
    launched.once('exit', () => {
      if (worker === launched) ready = undefined;
    });
    await nextAnswer(launched, PATIENCE * limits.startMilliseconds);
  }

  async function start(): Promise<void> {
    if (ready === undefined) {
      ready = launch();
      // Perhaps nobody waits for it any more.
      ready.catch(() => undefined);
    }
    await within(limits.startMilliseconds, ready);
  }

  return {
    start,
    async perform(job) {
      await start();
      worker?.postMessage(job);
      const reply = await nextAnswer<Result>(worker as Worker, limits.jobMilliseconds);
      if (reply.kind === 'done') return reply.value;
      throw new Error(reply.kind === 'failed' ? reply.message : 'The thread answered out of turn');
    },
    async stop() {
      await worker?.terminate();
    },
  };
}

/** The same promise, which rejects when it takes too long; what it stands for goes on. */
function within(milliseconds: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The thread was not ready within ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The next message of the thread; rejects once a thread that failed has ended: the next start is a new one. A thread that stays
 * silent too long is ended, since what it does cannot be interrupted.
 */
function nextAnswer<Result>(worker: Worker, milliseconds: number): Promise<ThreadMessage<Result>> {
  return new Promise((resolve, reject) => {
    let cause = new Error('The thread stopped');
    const timer = setTimeout(() => {
      cause = new Error(`The thread gave no reply within ${milliseconds} ms`);
      void worker.terminate();
    }, milliseconds);
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (reply: ThreadMessage<Result>) => {
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
