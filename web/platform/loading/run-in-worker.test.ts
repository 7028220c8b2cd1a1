import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleWorkerMessages, type WorkerMessage } from './handle-worker-messages.ts';
import { runInWorker, WorkerTimeoutError } from './run-in-worker.ts';

/** The page's end of a worker whose other end is this file. */
class TestWorker {
  onmessage: ((event: MessageEvent<WorkerMessage<unknown>>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  isEnded = false;
  postMessage(data: unknown): void {
    self.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

let self: EventTarget;
let worker: TestWorker;
const run = (task: string, more: Parameters<typeof runInWorker>[2] = {}) =>
  runInWorker<string, unknown>(worker as unknown as Worker, task, more);

beforeEach(() => {
  self = new EventTarget();
  worker = new TestWorker();
  vi.stubGlobal('addEventListener', self.addEventListener.bind(self));
  vi.stubGlobal('postMessage', (data: WorkerMessage<unknown>) =>
    worker.onmessage?.(new MessageEvent('message', { data })),
  );
  vi.stubGlobal('reportError', ({ message }: Error) => worker.onerror?.({ message } as ErrorEvent));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a task comes back with what the worker made of it, which says meanwhile how far it is', async () => {
  handleWorkerMessages<string, string>(async (task, onProgress) => {
    onProgress(0.5);
    return task.toUpperCase();
  });
  const shares: number[] = [];
  expect(await run('count', { onProgress: share => shares.push(share) })).toBe('COUNT');
  expect(shares).toEqual([0.5]);
  expect(worker.isEnded).toBe(true);
});

test('what a worker could not do reaches the page', async () => {
  handleWorkerMessages<string, never>(async () => {
    throw new Error('the file did not come');
  });
  await expect(run('count')).rejects.toThrow('the file did not come');
  expect(worker.isEnded).toBe(true);
});

test('a task that is called off ends the worker, before it began and while it works', async () => {
  handleWorkerMessages<string, never>(() => new Promise(() => {}));
  const control = new AbortController();
  const running = run('count', { signal: control.signal });
  control.abort();
  await expect(running).rejects.toThrow('aborted');
  expect(worker.isEnded).toBe(true);
  await expect(run('count', { signal: control.signal })).rejects.toThrow('aborted');
});

test('a worker may take long as long as it says how far it is', async () => {
  vi.useFakeTimers();
  handleWorkerMessages<string, never>((_, onProgress) => {
    setTimeout(() => onProgress(0.1), 800);
    return new Promise(() => {});
  });
  const running = run('count', { patienceMs: 1000 });
  const failure = expect(running).rejects.toThrow(WorkerTimeoutError);
  await vi.advanceTimersByTimeAsync(1700);
  expect(worker.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await failure;
  expect(worker.isEnded).toBe(true);
});
