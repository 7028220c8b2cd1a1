import { jobThread } from '../../process/job-thread.ts';
import { startWorker } from '../../process/worker-thread.ts';
import type { Preview } from './preview.ts';

/** What the thread is started with: where its faces are, and the mark. */
export type PreviewThread = { facesFolder: string; mark: string };
/** With the SVG of every emoji in it. */
export type PreviewJob = { preview: Preview; pictures: Record<string, string> };

export type DrawnPreview = { png: Uint8Array; milliseconds: number };

export type DrawPreviews = {
  /** A PNG, and how long the thread was busy with it; rejects where it cannot be drawn. One after the other. */
  draw(job: PreviewJob): Promise<DrawnPreview>;
  close(): Promise<void>;
};

const LIMITS = { startMilliseconds: 10_000, jobMilliseconds: 10_000 };
/** The thread takes 60 MB, and the next request may come hours later. */
const IDLE_MILLISECONDS = 60_000;

/** Draws in a thread of its own, which starts with a request and ends when there is none. */
export function drawPreviews(thread: PreviewThread): DrawPreviews {
  const worker = jobThread<PreviewJob, Uint8Array>(
    () => startWorker('server/pages/previews/worker', { workerData: thread }),
    LIMITS,
  );
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let ending: Promise<void> = Promise.resolve();

  function end(): void {
    ending = worker.stop();
  }

  async function perform(job: PreviewJob): Promise<DrawnPreview> {
    clearTimeout(idle);
    await ending;
    try {
      const start = performance.now();
      const png = await worker.perform(job);
      return { png, milliseconds: performance.now() - start };
    } finally {
      clearTimeout(idle);
      idle = setTimeout(end, IDLE_MILLISECONDS).unref();
    }
  }

  return {
    draw(job) {
      const drawing = last.then(() => perform(job));
      last = drawing.catch(() => undefined);
      return drawing;
    },
    close: () => {
      clearTimeout(idle);
      return worker.stop();
    },
  };
}
