import type { Language } from '#languages/index.ts';
import type { TextTokens } from '#languages/word-forms/text-tokens.ts';
import type { BookText } from '#web/platform/files/book-text.ts';
import type { Cue } from '#web/platform/files/subtitles.ts';
import { runInWorker } from '#web/platform/loading/run-in-worker.ts';
import type { HeardSentence } from '#web/platform/offline/sounds/sound-store.ts';
import type { LanguageData } from '#web/vocabulary/words/known-in.ts';

/** What the worker is asked to do: to take a file's text out, to read the words of a page, or to find out when its sentences are heard. */
export type OwnTextTask =
  | { kind: 'file'; file: File; learn: Language }
  | { kind: 'words'; title: string; body: string; words: LanguageData }
  | { kind: 'times'; parts: readonly string[]; cues: readonly Cue[] };

/** A file that takes longer is meant to take for ever. */
const PATIENCE_MS = 60_000;

type Results = {
  file: BookText;
  words: TextTokens;
  times: { timeline: HeardSentence[]; letters: number[] };
};
type ResultOf<Task extends OwnTextTask> = Results[Task['kind']];

/** Runs a task off the main thread; rejects where it takes too long or breaks. */
export function runTask<Task extends OwnTextTask>(task: Task): Promise<ResultOf<Task>> {
  const worker = new Worker(new URL('./own-text-worker.ts', import.meta.url), { type: 'module' });
  return runInWorker(worker, task, { patienceMs: PATIENCE_MS });
}
