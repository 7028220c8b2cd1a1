import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#languages/index.ts';
import { fetchLanguageData } from '#web/vocabulary/words/language-data.ts';
import type { FormCount } from './count-forms.ts';

/** A text whose words have been counted in a language. */
export type FormAnalysis = { text: string; language: Language; counts: readonly FormCount[] };

type State = { isBusy: boolean; error: unknown; hasFailed: boolean; result: FormAnalysis | null };

const NOTHING: State = { isBusy: false, error: null, hasFailed: false, result: null };

/** Counts the words of a text in any language off the main thread. A new run ends the one under way; until it is done the last result stays. */
export function useFormAnalysis() {
  const queries = useQueryClient();
  const [state, setState] = useState<State>(NOTHING);
  const endRun = useRef(() => {});
  useEffect(() => () => endRun.current(), []);

  const analyse = async (text: string, language: Language) => {
    endRun.current();
    const run = { isOver: false };
    endRun.current = () => {
      run.isOver = true;
    };
    setState(before => ({ ...before, isBusy: true, hasFailed: false }));
    try {
      const words = await fetchLanguageData(queries, language);
      if (run.isOver) return;
      const worker = new Worker(new URL('./forms-worker.ts', import.meta.url), { type: 'module' });
      endRun.current = () => {
        run.isOver = true;
        worker.terminate();
      };
      const counts = await new Promise<FormCount[]>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<FormCount[]>) => resolve(data);
        worker.onerror = reject;
        worker.postMessage({ text, words });
      });
      endRun.current();
      setState({ ...NOTHING, result: { text, language, counts } });
    } catch (error) {
      if (run.isOver) return;
      endRun.current();
      setState(before => ({ ...before, isBusy: false, hasFailed: true, error }));
    }
  };

  /** Ends the run under way, whose text is no longer the one in the form. */
  const cancel = () => {
    endRun.current();
    setState(before => ({ ...before, isBusy: false }));
  };
  return { ...state, analyse: (text: string, language: Language) => void analyse(text, language), cancel };
}
