import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../store.ts';
import { useErrorText } from '../ui/error-text.ts';
import { showToast } from '../ui/toasts.ts';
import { clipKey, type Utterance } from './clips.ts';
import { isAlwaysSlow } from './pace.ts';
import { speak, speaking } from './player.ts';

/** A second press within this time means "once more, slowly". */
const AGAIN_MS = 4000;

/** Speaks one text, slowly at every second press in a row; a failure shows a toast. */
export function useSpeak({ text, language, wordId }: Omit<Utterance, 'pace'>): {
  state: 'idle' | 'loading' | 'playing';
  say: () => void;
} {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const current = useStore(speaking);
  const last = useRef({ at: Number.NEGATIVE_INFINITY, pace: 'slow' as 'normal' | 'slow' });
  const keys = (['normal', 'slow'] as const).map(pace => clipKey({ text, language, pace, wordId }));
  const state = current !== null && keys.includes(current.key) ? current.state : 'idle';
  const say = () => {
    const now = performance.now();
    const isAgain = now - last.current.at < AGAIN_MS && last.current.pace === 'normal';
    const pace = isAgain || isAlwaysSlow() ? 'slow' : 'normal';
    last.current = { at: now, pace };
    speak({ text, language, pace, wordId }).catch(error =>
      showToast('wrong', errorText(error, t('speech.failed'))),
    );
  };
  return { state, say };
}
