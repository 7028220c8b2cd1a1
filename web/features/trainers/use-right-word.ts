import { useEffect, useEffectEvent } from 'react';
import type { PacketOption } from '#contract/words.ts';
import { isChosen } from '#web/platform/feedback/choices.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { fetchClip } from '#web/platform/speech/clips.ts';
import { isAlwaysSlow } from '#web/platform/speech/pace.ts';
import { speak } from '#web/platform/speech/player.ts';
import { afterPaint } from '#web/ui/after-paint.ts';

/** Speaks the word that was found, unless the learner wants silence; fetched while they think, so that it comes at once. */
export function useRightWord(word: PacketOption | undefined): () => void {
  const { learn } = useLanguages();
  const utterance = () =>
    word &&
    isChosen('wordSpoken') && {
      text: word.word,
      language: learn,
      wordId: word.id,
      pace: isAlwaysSlow() ? ('slow' as const) : ('normal' as const),
    };
  const fetchAhead = useEffectEvent(() => {
    const wanted = utterance();
    if (wanted) fetchClip(wanted).catch(ignore);
  });
  useEffect(() => fetchAhead(), []);
  return () => {
    const wanted = utterance();
    // Making an address for the sound waits for another process, which the answer's looks must not.
    if (wanted) afterPaint(() => document.hidden || void speak(wanted).catch(ignore));
  };
}

/** Nobody asked for this sound; the sound button says what is wrong. */
function ignore(): void {}
