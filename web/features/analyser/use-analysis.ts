import { useEffect, useRef, useState } from 'react';
import type { Frequency } from './counter/count-words.ts';

/** Specification, section 9. */
const DELAY_BEFORE_RESULTS_MS = 100;

type Analysis = {
  isBusy: boolean;
  hasFailed: boolean;
  frequency: Frequency | null;
  /** What was counted. */
  text: string;
};

const NOTHING: Analysis = { isBusy: false, hasFailed: false, frequency: null, text: '' };

/** Counts a text off the main thread. A new run ends the one under way; until it is done the last result stays. */
export function useAnalysis() {
  const [analysis, setAnalysis] = useState<Analysis>(NOTHING);
  const endRun = useRef(() => {});
  useEffect(() => () => endRun.current(), []);

  const analyse = (text: string) => {
    endRun.current();
    setAnalysis(before => ({ ...before, isBusy: true, hasFailed: false }));
    const worker = new Worker(new URL('./analyser-worker.ts', import.meta.url), { type: 'module' });
    const delay = setTimeout(() => worker.postMessage(text), DELAY_BEFORE_RESULTS_MS);
    endRun.current = () => {
      clearTimeout(delay);
      worker.terminate();
    };
    worker.onmessage = ({ data }: MessageEvent<Frequency>) => {
      endRun.current();
      setAnalysis({ isBusy: false, hasFailed: false, frequency: data, text });
    };
    worker.onerror = () => {
      endRun.current();
      setAnalysis(before => ({ ...before, isBusy: false, hasFailed: true }));
    };
  };

  /** Ends the run under way, whose text is no longer the one in the form. */
  const cancel = () => {
    endRun.current();
    setAnalysis(before => ({ ...before, isBusy: false }));
  };
  return { ...analysis, analyse, cancel };
}
