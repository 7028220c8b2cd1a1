import { useEffect, useRef, useState } from 'react';
import { stopSpeaking } from '#web/platform/speech/player.ts';
import { soundThatYields } from '#web/platform/speech/sound-that-yields.ts';
import { speakInTurn, type Turn } from './speak-in-turn.ts';
import { useSpeechFailure } from './use-speech-failure.ts';

/**
 * Says one thing after another and tells the mark of what is being said. Any other sound ends it, and so does leaving the
 * screen or another `subject`; a failure shows a toast.
 */
export function useReading<Mark>(subject: string) {
  const showFailure = useSpeechFailure();
  const [mark, setMark] = useState<Mark | null>(null);
  const run = useRef<AbortController>(null);
  const stop = () => {
    run.current?.abort();
    stopSpeaking();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject or leaving ends the reading, a new render does not
  useEffect(() => stop, [subject]);
  /** Resolves with whether it came to the end. */
  const play = async (turns: readonly Turn<Mark>[], onTurn: (mark: Mark) => void = () => undefined) => {
    const controller = new AbortController();
    run.current = controller;
    const sound = soundThatYields(controller);
    const darken = () => {
      if (run.current === controller) setMark(null);
    };
    controller.signal.addEventListener('abort', darken);
    const handleTurn = (reached: Mark) => {
      setMark(reached);
      onTurn(reached);
    };
    try {
      return await speakInTurn(turns, { ...sound, pause, onTurn: handleTurn, signal: controller.signal });
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      sound.release();
      darken();
    }
  };
  return { mark, play, stop };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
