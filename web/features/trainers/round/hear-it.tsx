import { useEffect, useState } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { clipKey } from '#web/platform/speech/clips.ts';
import { speak, speaking } from '#web/platform/speech/player.ts';
import { useStore } from '#web/platform/storage/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useSpeechFailure } from '#web/vocabulary/speech/use-speech-failure.ts';
import { wordSound } from '#web/vocabulary/speech/word-sound.ts';
import { useRoundKeys } from './keys.ts';
import { useSoundOnArrival } from './sound.ts';

/** How many strokes a sound is drawn with, and how long one takes to fill. */
const STROKES = 13;
const STROKE_MS = 70;

/** A word that is heard and not seen: its sound in strokes, a large speaker, and a slow one beside it. */
export function HearIt({ word, onMissing }: { word: AskedWord; onMissing: () => void }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const showFailure = useSpeechFailure();
  const sound = wordSound(word, learn);
  const current = useStore(speaking);
  const slow = { ...sound, pace: 'slow' as const };
  const isOf = [sound, slow].map(clipKey).includes(current?.key ?? '');
  const state = isOf ? current?.state : undefined;
  const say = () => speak(sound).catch(showFailure);
  const saySlowly = () => speak(slow).catch(showFailure);
  useSoundOnArrival(sound, onMissing);
  useRoundKeys({ sound: () => void say(), slow: () => void saySlowly() });
  return (
    <>
      <Wave isPlaying={state === 'playing'} />
      <div className="flex flex-wrap items-center justify-center gap-3.5">
        <button
          type="button"
          aria-label={t('round.hearAgain')}
          title={t('round.hearAgain')}
          aria-keyshortcuts="R"
          aria-busy={state === 'loading' || undefined}
          onClick={say}
          className="grid size-19 place-items-center rounded-chip bg-accent text-on-accent hover:bg-accent-strong short:size-16 forced-colors:text-[ButtonText]"
        >
          {state === 'loading' ? <Spinner /> : <Icon name="speaker" className="size-8.5" />}
        </button>
        <button
          type="button"
          aria-keyshortcuts="S"
          onClick={saySlowly}
          className="inline-flex min-h-12 items-center gap-1.5 rounded-chip bg-accent-soft px-4 font-semibold text-accent"
        >
          {t('round.slow')}
        </button>
      </div>
    </>
  );
}

/** A drawing of a sound, which fills while it plays. It shows that something is heard, not what. */
function Wave({ isPlaying }: { isPlaying: boolean }) {
  const [heard, setHeard] = useState(0);
  const [wasPlaying, setWasPlaying] = useState(isPlaying);
  if (wasPlaying !== isPlaying) {
    setWasPlaying(isPlaying);
    setHeard(isPlaying ? 1 : STROKES);
  }
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setHeard(count => Math.min(count + 1, STROKES)), STROKE_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return (
    <span aria-hidden="true" className="wave short:h-12!">
      {Array.from({ length: STROKES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move
        <i key={index} data-heard={index < heard || undefined} />
      ))}
    </span>
  );
}
