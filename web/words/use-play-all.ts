import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguages } from '../i18n/languages.ts';
import type { Utterance } from '../speech/clips.ts';
import { isAlwaysSlow } from '../speech/pace.ts';
import { stopSpeaking } from '../speech/player.ts';
import { soundThatYields } from '../speech/sound-that-yields.ts';
import { useErrorText } from '../ui/error-text.ts';
import { showToast } from '../ui/toasts.ts';
import type { ListedWord } from './listed-word.ts';
import { playAll } from './play-all.ts';

/** Plays a list and says which word is being spoken; any other sound ends it, and so does leaving the screen. */
export function usePlayAll(words: readonly ListedWord[]) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { lang, learn } = useLanguages();
  const [spokenId, setSpokenId] = useState<string | null>(null);
  const run = useRef<AbortController>(null);
  const stop = () => {
    run.current?.abort();
    stopSpeaking();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair or leaving ends the reading, a new render does not
  useEffect(() => stop, [lang, learn]);
  const play = async () => {
    const controller = new AbortController();
    run.current = controller;
    const sound = soundThatYields(controller);
    controller.signal.addEventListener('abort', () => setSpokenId(null));
    const pace = isAlwaysSlow() ? 'slow' : 'normal';
    const spoken = words.map(({ id, word, translation }) => ({
      id,
      word: { text: word, language: learn, pace, wordId: id } satisfies Utterance,
      translation: { text: translation, language: lang, pace, wordId: id } satisfies Utterance,
    }));
    try {
      await playAll(spoken, { ...sound, pause, onWord: setSpokenId, signal: controller.signal });
    } catch (error) {
      showToast('wrong', errorText(error, t('speech.failed')));
    } finally {
      sound.release();
    }
    if (run.current === controller) setSpokenId(null);
  };
  return { spokenId, play: () => void play(), stop };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
