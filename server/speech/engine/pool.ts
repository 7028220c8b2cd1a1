import { serviceUnavailable } from '#server/http/errors.ts';
import type { Log } from '#server/process/log.ts';
import type { Job, JobResult } from './job.ts';
import { type SpeechWorker, speechWorker, type WorkerLimits } from './speech-worker.ts';

export type Pool = {
  /** Rejects with a 503 when the queue is full, the job fails, or the engine is down. */
  run<J extends Job>(job: J): Promise<JobResult<J>>;
  /** Ends every thread; what is waiting is refused. */
  close(): Promise<void>;
};

export type PoolLimits = WorkerLimits & {
  workers: number;
  /** Jobs that may wait beside those being done, and how long each may. */
  queue: number;
  waitMilliseconds: number;
  /** How long an engine that could not start is left alone. */
  restartMilliseconds: number;
};

type Task = { job: Job; resolve: (value: string | Uint8Array) => void; reject: (error: unknown) => void };
type Slot = { worker: SpeechWorker; isFirst: boolean; isBusy: boolean; downUntil: number };
type State = { limits: PoolLimits; log: Log; slots: Slot[]; waiting: Task[]; isClosed: boolean };

const busy = () => serviceUnavailable('The voice is busy. Please try again in a few seconds.');
const down = () => serviceUnavailable('The voice is not available at the moment');

/** Threads that speak, with a bounded queue before them. A thread starts when the work asks for it. */
export function startPool(limits: PoolLimits, log: Log): Pool {
  const slots = Array.from({ length: limits.workers }, (_, index) => newSlot(limits, index));
  const state: State = { limits, log, slots, waiting: [], isClosed: false };
  return {
    async run<J extends Job>(job: J) {
      if (state.isClosed || !slots.some(slot => isUp(slot) && canTake(slot, job))) throw down();
      if (state.waiting.length >= limits.queue) throw busy();
      return (await enqueue(state, job)) as JobResult<J>;
    },
    async close() {
      state.isClosed = true;
      for (const task of state.waiting.splice(0)) task.reject(down());
      await Promise.all(slots.map(slot => slot.worker.stop()));
    },
  };
}

const newSlot = (limits: PoolLimits, index: number): Slot => ({
  worker: speechWorker(limits),
  isFirst: index === 0,
  isBusy: false,
  downUntil: 0,
});

const isUp = (slot: Slot) => slot.downUntil <= Date.now();

// The Japanese dictionary costs 130 MB: one thread alone loads it.
const canTake = (slot: Slot, job: Job) => slot.isFirst || job.kind === 'encode' || job.language !== 'ja';

function enqueue(state: State, job: Job): Promise<string | Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    const task: Task = {
      job,
      resolve: value => settle(() => resolve(value)),
      reject: error => settle(() => reject(error)),
    };
    const timer = setTimeout(() => {
      if (withdraw(state, task)) task.reject(busy());
    }, state.limits.waitMilliseconds);
    state.waiting.push(task);
    wakeFor(state, job);
  });
}

function withdraw(state: State, task: Task): boolean {
  const index = state.waiting.indexOf(task);
  if (index !== -1) state.waiting.splice(index, 1);
  return index !== -1;
}

function wakeFor(state: State, job: Job): void {
  const slot = state.slots.find(candidate => !candidate.isBusy && isUp(candidate) && canTake(candidate, job));
  if (slot !== undefined) void serve(state, slot);
}

async function serve(state: State, slot: Slot): Promise<void> {
  slot.isBusy = true;
  while (state.waiting.some(task => canTake(slot, task.job)) && (await hasStarted(state, slot))) {
    const task = state.waiting.find(candidate => canTake(slot, candidate.job));
    if (task !== undefined && withdraw(state, task)) await perform(state, slot, task);
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
    slot.downUntil = Date.now() + state.limits.restartMilliseconds;
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
  for (const task of state.waiting.filter(isOrphan)) {
    withdraw(state, task);
    task.reject(down());
  }
}
