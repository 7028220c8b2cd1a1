import { useRef } from 'react';
import { clipKey, type Utterance } from '#web/platform/speech/clips.ts';
import { isAlwaysSlow } from '#web/platform/speech/pace.ts';
import { speak, speaking, stopSpeaking } from '#web/platform/speech/player.ts';
import { useStore } from '#web/platform/storage/store.ts';
import { useSpeechFailure } from './use-speech-failure.ts';

/** A second press within this time means "once more, slowly". */
const AGAIN_MS = 4000;

export type Pace = 'normal' | 'slow';
/** When a sound button was pressed last, in milliseconds, and what came of it. */
export type Press = { at: number; pace: Pace };

/**
 * What a press of a sound button asks for: silence while its sound is on its way, else the sound, slowly at every second press
 * in a row.
 */
export function nextSound(
  { isLoading, last }: { isLoading: boolean; last: Press | null },
  now: number,
): Pace | 'silence' {
  if (isLoading) return 'silence';
  return last !== null && last.pace === 'normal' && now - last.at < AGAIN_MS ? 'slow' : 'normal';
}

/** Speaks one text, slowly at every second press in a row; a press while it is loading calls it off, a failure shows a toast. */
export function useSpeak({ text, language, wordId, isSentence }: Omit<Utterance, 'pace'>): {
  state: 'idle' | 'loading' | 'playing';
  say: () => void;
} {
  const showFailure = useSpeechFailure();
  const current = useStore(speaking);
  const last = useRef<Press>(null);
  const keys = (['normal', 'slow'] as const).map(pace => clipKey({ text, language, pace, wordId }));
  const state = current !== null && keys.includes(current.key) ? current.state : 'idle';
  const say = () => {
    const now = performance.now();
    const asked = nextSound({ isLoading: state === 'loading', last: last.current }, now);
    if (asked === 'silence') {
      last.current = null;
      stopSpeaking();
      return;
    }
    const pace = isAlwaysSlow() ? 'slow' : asked;
    last.current = { at: now, pace };
    speak({ text, language, pace, wordId, isSentence }).catch(error => {
      // Nothing was heard that could be asked for once more.
      last.current = null;
      showFailure(error);
    });
  };
  return { state, say };
}
