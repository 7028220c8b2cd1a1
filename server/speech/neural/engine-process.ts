import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { startChild } from '#server/process/child-process.ts';
import type { NeuralAudio, NeuralJob, NeuralReply } from './neural-job.ts';

/** The process in which models speak. It starts when first needed, and again after it was lost. */
export type EngineProcess = {
  /** One job at a time. Rejects when it fails, takes too long or too much memory, or ends its process. */
  speak(job: NeuralJob): Promise<NeuralAudio>;
  /** Ends the process, which gives all memory back; the next job starts a new one. */
  stop(): void;
  /** Of the process that runs, for tests and benches. */
  pid(): number | undefined;
};

export type EngineLimits = {
  /** Of a job, with the loading of its model where that is new. */
  jobMilliseconds: number;
  memoryBytes: number;
};

/** Three models and a piece of the longest kind take some 800 MB. */
export const ENGINE_LIMITS: EngineLimits = { jobMilliseconds: 30_000, memoryBytes: 1_000_000_000 };

/** Else the C library keeps a fifth more of what models let go. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };
const LOOK_EVERY_MS = 250;
const LAST_WORDS = 300;
const PAGE_BYTES = 4096;

export function engineProcess(limits: EngineLimits = ENGINE_LIMITS): EngineProcess {
  let running: ChildProcess | undefined;
  let lastWords = '';

  function stop(): void {
    running?.kill('SIGKILL');
    running = undefined;
  }

  function start(): ChildProcess {
    const child = startChild('server/speech/neural/child', { flags: ['--expose-gc'], env: FEW_ARENAS });
    running = child;
    lastWords = '';
    // An error to start or to send is followed by the end that callers see.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (running === child) running = undefined;
    });
    child.stderr?.on('data', (words: Buffer) => {
      lastWords = (lastWords + words).slice(-LAST_WORDS);
    });
    // The server does not stay for it.
    child.unref();
    child.channel?.unref();
    if (child.stderr instanceof Socket) child.stderr.unref();
    return child;
  }

  return {
    async speak(job) {
      const child = running ?? start();
      const reply = await answerOf(child, job, limits).catch((error: Error) => {
        if (running === child) stop();
        throw new Error([error.message, lastWords.trim()].filter(Boolean).join(': '));
      });
      if (reply.residentBytes > limits.memoryBytes) stop();
      if (reply.kind === 'failed') throw new Error(reply.message);
      return reply;
    },
    stop,
    pid: () => running?.pid,
  };
}

/** Rejects when the process ends, or has to be ended. */
function answerOf(child: ChildProcess, job: NeuralJob, limits: EngineLimits): Promise<NeuralReply> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`its process ended (${signal ?? code})`)));
    const onReply = (reply: NeuralReply) => settle(() => resolve(reply));
    const onError = (error: Error) => settle(() => reject(error));
    const timer = setTimeout(
      () => onError(new Error(`it gave no answer within ${limits.jobMilliseconds} ms`)),
      limits.jobMilliseconds,
    );
    const looking = setInterval(async () => {
      if ((await residentBytes(child.pid)) > limits.memoryBytes)
        onError(new Error(`it took more than ${Math.round(limits.memoryBytes / 1e6)} MB`));
    }, LOOK_EVERY_MS);
    function settle(act: () => void): void {
      clearTimeout(timer);
      clearInterval(looking);
      child.off('exit', onEnd).off('message', onReply).off('error', onError);
      act();
    }
    child.on('exit', onEnd).on('message', onReply).on('error', onError);
    child.send(job, error => {
      if (error) onError(error);
    });
  });
}

/** What a process holds, where the system tells; what it says of itself after a job bounds it elsewhere. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES;
}
