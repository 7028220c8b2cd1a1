import { useEffect, useRef, useState } from 'react';

/** An answer of the teacher on its way, or what became of it. */
export type AnswerState = {
  status: 'none' | 'coming' | 'stopped' | 'failed' | 'done';
  text: string;
  error?: unknown;
};

const NONE: AnswerState = { status: 'none', text: '' };

type Following = { signal: AbortSignal; onText: (text: string) => void };

/** Follows one answer at a time. It is stopped with its page, and by the next one. */
export function useAnswer() {
  const [state, setState] = useState(NONE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Asks by `call`, which hands over what comes; `onDone` gets what it resolves with, and all of the text. */
  async function ask<Done>(
    call: (following: Following) => Promise<Done>,
    onDone: (done: Done, text: string) => void,
  ) {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const isOver = () => running.current !== abort;
    setState({ status: 'coming', text: '' });
    let text = '';
    const onText = (piece: string) => {
      text += piece;
      if (!isOver()) setState({ status: 'coming', text });
    };
    try {
      const done = await call({ signal: abort.signal, onText });
      if (isOver()) return;
      setState({ status: 'done', text });
      onDone(done, text);
    } catch (error) {
      if (isOver()) return;
      setState({ status: abort.signal.aborted ? 'stopped' : 'failed', text, error });
    }
  }
  return {
    ...state,
    ask,
    stop: () => running.current?.abort(),
    /** Takes away what is shown. */
    clear: () => {
      running.current?.abort();
      running.current = null;
      setState(NONE);
    },
  };
}
