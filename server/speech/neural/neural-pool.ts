import { fairQueue } from '#server/process/fair-queue.ts';
import type { Log } from '#server/process/log.ts';
import { type EngineProcess, engineProcess } from './engine-process.ts';
import type { NeuralAudio, NeuralJob } from './neural-job.ts';
import type { ChosenVoice } from './voice-folder.ts';

export type NeuralPool = {
  /**
   * Undefined when another voice shall speak: too many wait, it took too long, or the model failed.
   *
   * @param from who asks: they have turns one after the other
   */
  speak(voice: ChosenVoice, job: NeuralJob, from: string): Promise<NeuralAudio | undefined>;
  /** How many jobs wait. */
  waiting(): number;
  close(): void;
};

export type NeuralPoolLimits = {
  queue: number;
  waitMilliseconds: number;
  /** How long the models stay in memory when nobody asks. */
  idleMilliseconds: number;
  /** How long a model is left alone that has failed three times in a row. */
  asideMilliseconds: number;
};

export const NEURAL_POOL_LIMITS: NeuralPoolLimits = {
  queue: 64,
  waitMilliseconds: 8_000,
  idleMilliseconds: 5 * 60_000,
  asideMilliseconds: 60 * 60_000,
};

const FAILURES_IN_A_ROW = 3;

type Task = {
  from: string;
  voice: ChosenVoice;
  job: NeuralJob;
  settle(audio: NeuralAudio | undefined): void;
};
type Health = { failures: number; asideUntil: number };

/** One process that speaks, with a bounded queue before it. Never rejects. */
export function neuralPool(
  log: Log,
  limits = NEURAL_POOL_LIMITS,
  engine: EngineProcess = engineProcess(),
): NeuralPool {
  const queue = fairQueue<Task>(limits.queue);
  // By the object, not by its files: a voice that is added anew begins anew.
  const healths = new WeakMap<ChosenVoice, Health>();
  let isBusy = false;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  const isAside = (voice: ChosenVoice) => (healths.get(voice)?.asideUntil ?? 0) > performance.now();

  function failed(voice: ChosenVoice, error: unknown): void {
    const failures = (healths.get(voice)?.failures ?? 0) + 1;
    const isTooOften = failures >= FAILURES_IN_A_ROW;
    const asideUntil = isTooOften ? performance.now() + limits.asideMilliseconds : 0;
    // After its time aside one more failure is enough.
    healths.set(voice, { failures: isTooOften ? FAILURES_IN_A_ROW - 1 : failures, asideUntil });
    log.warn({ err: error }, `the voice ${voice.name} failed`);
    if (isTooOften)
      log.warn(
        { minutes: limits.asideMilliseconds / 60_000 },
        `the voice ${voice.name} has failed three times and is put aside; another voice speaks`,
      );
  }

  async function perform({ voice, job, settle }: Task): Promise<void> {
    if (isAside(voice)) return settle(undefined);
    try {
      const audio = await engine.speak(job);
      healths.delete(voice);
      settle(audio);
    } catch (error) {
      if (!isClosed) failed(voice, error);
      settle(undefined);
    }
  }

  async function serve(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(idle);
    for (let task = queue.take(); task !== undefined; task = queue.take()) await perform(task);
    isBusy = false;
    idle = setTimeout(() => engine.stop(), limits.idleMilliseconds);
    idle.unref();
  }

  return {
    async speak(voice, job, from) {
      if (isClosed || isAside(voice)) return undefined;
      return new Promise(resolve => {
        const timer = setTimeout(() => {
          if (queue.remove(task)) resolve(undefined);
        }, limits.waitMilliseconds);
        const settle = (audio: NeuralAudio | undefined) => {
          clearTimeout(timer);
          resolve(audio);
        };
        const task: Task = { from, voice, job, settle };
        queue.add(task)?.settle(undefined);
        void serve();
      });
    },
    waiting: () => queue.waiting.length,
    close() {
      isClosed = true;
      clearTimeout(idle);
      for (const task of [...queue.waiting]) if (queue.remove(task)) task.settle(undefined);
      engine.stop();
    },
  };
}
