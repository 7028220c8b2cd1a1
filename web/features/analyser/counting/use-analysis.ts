import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#languages/index.ts';
import { runInWorker } from '#web/platform/loading/run-in-worker.ts';
import type { LanguageData } from '#web/vocabulary/words/known-in.ts';
import { fetchLanguageData } from '#web/vocabulary/words/language-data.ts';
import type { FormCount } from './count-forms.ts';
import type { Frequency } from './count-words.ts';

/** Specification, section 9. */
const DELAY_BEFORE_RESULTS_MS = 100;

/** An English text whose words have been counted as they are written. */
export type ExactAnalysis = { text: string; frequency: Frequency };

/** A text whose words have been counted in a language, and the part of speech of each row. */
export type FormAnalysis = {
  text: string;
  language: Language;
  counts: readonly FormCount[];
  kinds: ReadonlyMap<string, string>;
};

export function useExactAnalysis() {
  const { start, ...state } = useRun<ExactAnalysis>();
  const analyse = (text: string) =>
    start(async signal => {
      await new Promise(resolve => setTimeout(resolve, DELAY_BEFORE_RESULTS_MS));
      signal.throwIfAborted();
      const worker = new Worker(new URL('./exact-worker.ts', import.meta.url), { type: 'module' });
      return { text, frequency: await runInWorker<string, Frequency>(worker, text, { signal }) };
    });
  return { ...state, analyse };
}

export function useFormAnalysis() {
  const queries = useQueryClient();
  const { start, ...state } = useRun<FormAnalysis>();
  const analyse = (text: string, language: Language) =>
    start(async signal => {
      const words = await fetchLanguageData(queries, language);
      signal.throwIfAborted();
      const worker = new Worker(new URL('./forms-worker.ts', import.meta.url), { type: 'module' });
      const counts = await runInWorker<FormsTask, FormCount[]>(worker, { text, words }, { signal });
      const kinds = new Map(words.keys.map((key, place) => [key, words.pos[place] ?? '']));
      return { text, language, counts, kinds };
    });
  return { ...state, analyse };
}

export type FormsTask = { text: string; words: LanguageData };

type State<Result> = { isBusy: boolean; hasFailed: boolean; error?: unknown; result: Result | null };

/** Counts one text at a time. A new run ends the one before; the last result stays until there is another. */
function useRun<Result>() {
  const [state, setState] = useState<State<Result>>({ isBusy: false, hasFailed: false, result: null });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (count: (signal: AbortSignal) => Promise<Result>) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState(({ result }) => ({ isBusy: true, hasFailed: false, result }));
    try {
      const result = await count(control.signal);
      if (!control.signal.aborted) setState({ isBusy: false, hasFailed: false, result });
    } catch (error) {
      if (!control.signal.aborted)
        setState(({ result }) => ({ isBusy: false, hasFailed: true, error, result }));
    }
  };

  /** Ends the run under way, whose text is no longer the one in the form. */
  const cancel = () => {
    running.current?.abort();
    setState(before => ({ ...before, isBusy: false }));
  };
  return { ...state, start: (count: Parameters<typeof run>[0]) => void run(count), cancel };
}
