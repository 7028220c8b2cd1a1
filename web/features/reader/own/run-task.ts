import type { Language } from '#languages/index.ts';
import type { TextTokens } from '#languages/word-forms/text-tokens.ts';
import type { BookText } from '#web/platform/files/book-text.ts';
import { runInWorker } from '#web/platform/loading/run-in-worker.ts';
import type { LanguageData } from '#web/vocabulary/words/known-in.ts';

/** What the worker is asked to do: to take a file's text out, or to read the words of a page. */
export type OwnTextTask =
  | { kind: 'file'; file: File; learn: Language }
  | { kind: 'words'; title: string; body: string; words: LanguageData };

/** A file that takes longer is meant to take for ever. */
const PATIENCE_MS = 60_000;

type ResultOf<Task extends OwnTextTask> = Task extends { kind: 'file' } ? BookText : TextTokens;

/** Runs a task off the main thread; rejects where it takes too long or breaks. */
export function runTask<Task extends OwnTextTask>(task: Task): Promise<ResultOf<Task>> {
  const worker = new Worker(new URL('./own-text-worker.ts', import.meta.url), { type: 'module' });
  return runInWorker(worker, task, { patienceMs: PATIENCE_MS });
}
