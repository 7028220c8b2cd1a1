import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Utterance } from '../speech/clips.ts';
import { isAlwaysSlow } from '../speech/pace.ts';
import { stopSpeaking } from '../speech/player.ts';
import { soundThatYields } from '../speech/sound-that-yields.ts';
import { useErrorText } from '../ui/error-text.ts';
import { showToast } from '../ui/toasts.ts';
import { readAloud } from './read-aloud.ts';
import { speechParts } from './sentences.ts';
import type { Sentence } from './text-parts.ts';

/**
 * Reads an English text aloud and says which sentence is being spoken. Any other sound ends it, and so does leaving the
 * screen; play goes on with the sentence it was stopped at.
 */
export function useReadingAloud(sentences: readonly Sentence[]) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [spokenIndex, setSpokenIndex] = useState<number | null>(null);
  const start = useRef(0);
  const run = useRef<AbortController>(null);
  const spoken = useMemo(
    () => sentences.map(({ index, text }) => ({ index, parts: speechParts(text) })),
    [sentences],
  );

  const stop = () => {
    run.current?.abort();
    stopSpeaking();
    setSpokenIndex(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only leaving ends the reading, a new render does not
  useEffect(() => stop, []);

  const play = async () => {
    const controller = new AbortController();
    run.current = controller;
    const sound = soundThatYields(controller);
    try {
      const isFinished = await readAloud(spoken.slice(start.current), {
        speak: text => sound.speak(english(text)),
        prefetch: text => sound.prefetch(english(text)),
        pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
        onSentence: index => {
          start.current = index;
          setSpokenIndex(index);
        },
        signal: controller.signal,
      });
      if (isFinished) start.current = 0;
    } catch (error) {
      showToast('wrong', errorText(error, t('speech.failed')));
    } finally {
      sound.release();
    }
    if (run.current === controller) setSpokenIndex(null);
  };
  return { spokenIndex, play: () => void play(), stop };
}

function english(text: string): Utterance {
  return { text, language: 'en', pace: isAlwaysSlow() ? 'slow' : 'normal' };
}
