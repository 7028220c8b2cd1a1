import { serviceUnavailable } from '#server/http/errors.ts';
import { fairQueue } from '#server/process/fair-queue.ts';
import { type JobThread, jobThread, type ThreadLimits } from '#server/process/job-thread.ts';
import type { Log } from '#server/process/log.ts';
import { startWorker } from '#server/process/worker-thread.ts';
import type { Job, JobResult } from './job.ts';

export type Pool = {
  /**
   * Rejects with a 503 when the queue is full, the job fails, or the engine is down.
   *
   * @param from who asks: they have turns one after the other
   */
  run<J extends Job>(job: J, from?: string): Promise<JobResult<J>>;
  /** How many jobs wait for a thread. */
  waiting(): number;
  /** Ends every thread; what is waiting is refused. */
  close(): Promise<void>;
};

export type PoolLimits = ThreadLimits & {
  workers: number;
  /** Jobs that may wait beside those being done, and how long each may. */
  queue: number;
  waitMilliseconds: number;
  /** How long an engine that could not start is left alone. */
  restartMilliseconds: number;
};

type Task = {
  from: string;
  job: Job;
  resolve: (value: string | Uint8Array) => void;
  reject: (error: unknown) => void;
};
type Slot = {
  worker: JobThread<Job, string | Uint8Array>;
  isFirst: boolean;
  isBusy: boolean;
  downUntil: number;
};
type State = {
  limits: PoolLimits;
  log: Log;
  slots: Slot[];
  queue: ReturnType<typeof fairQueue<Task>>;
  isClosed: boolean;
};

const busy = () => serviceUnavailable('The voice is busy. Please try again in a few seconds.');
const down = () => serviceUnavailable('The voice is not available at the moment');

/** Threads that speak, with a bounded queue before them. A thread starts when the work asks for it. */
export function startPool(limits: PoolLimits, log: Log): Pool {
  const slots = Array.from({ length: limits.workers }, (_, index) => newSlot(limits, index));
  const state: State = { limits, log, slots, queue: fairQueue(limits.queue), isClosed: false };
  return {
    async run<J extends Job>(job: J, from = '') {
      if (state.isClosed || !slots.some(slot => isUp(slot) && canTake(slot, job))) throw down();
      return (await enqueue(state, job, from)) as JobResult<J>;
    },
    waiting: () => state.queue.waiting.length,
    async close() {
      state.isClosed = true;
      for (const task of [...state.queue.waiting]) if (state.queue.remove(task)) task.reject(down());
      await Promise.all(slots.map(slot => slot.worker.stop()));
    },
  };
}

const newSlot = (limits: PoolLimits, index: number): Slot => ({
  worker: jobThread(() => startWorker('server/speech/engine/worker'), limits),
  isFirst: index === 0,
  isBusy: false,
  downUntil: 0,
});

const isUp = (slot: Slot) => slot.downUntil <= performance.now();

// The Japanese dictionary costs 130 MB: one thread alone loads it.
const canTake = (slot: Slot, job: Job) => slot.isFirst || job.kind === 'encode' || job.language !== 'ja';

function enqueue(state: State, job: Job, from: string): Promise<string | Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    const task: Task = {
      from,
      job,
      resolve: value => settle(() => resolve(value)),
      reject: error => settle(() => reject(error)),
    };
    const timer = setTimeout(() => {
      if (state.queue.remove(task)) task.reject(busy());
    }, state.limits.waitMilliseconds);
    state.queue.add(task)?.reject(busy());
    wakeFor(state, job);
  });
}

function wakeFor(state: State, job: Job): void {
  const slot = state.slots.find(candidate => !candidate.isBusy && isUp(candidate) && canTake(candidate, job));
  if (slot !== undefined) void serve(state, slot);
}

async function serve(state: State, slot: Slot): Promise<void> {
  slot.isBusy = true;
  const isFit = (task: Task) => canTake(slot, task.job);
  while (state.queue.waiting.some(isFit) && (await hasStarted(state, slot))) {
    const task = state.queue.take(isFit);
    if (task !== undefined) await perform(state, slot, task);
  }
  slot.isBusy = false;
  refuseOrphans(state);
}

async function hasStarted(state: State, slot: Slot): Promise<boolean> {
  try {
    await slot.worker.start();
    return true;
  } catch (error) {
    if (!state.isClosed) state.log.warn({ err: error }, 'the speech engine did not start');
    slot.downUntil = performance.now() + state.limits.restartMilliseconds;
    return false;
  }
}

async function perform(state: State, slot: Slot, task: Task): Promise<void> {
  try {
    task.resolve(await slot.worker.perform(task.job));
  } catch (error) {
    if (!state.isClosed) state.log.warn({ err: error }, 'the speech engine failed');
    task.reject(down());
  }
}

// Nobody waits for an engine that is known to be down.
function refuseOrphans(state: State): void {
  const isOrphan = (task: Task) => !state.slots.some(slot => isUp(slot) && canTake(slot, task.job));
  for (const task of state.queue.waiting.filter(isOrphan)) {
    state.queue.remove(task);
    task.reject(down());
  }
}
