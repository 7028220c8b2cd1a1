import type { Language } from '#languages/index.ts';
import type { EngineVoice } from '#languages/language.ts';
import { speechOf } from '#languages/speech.ts';

export type Pace = 'normal' | 'slow';

// Slow is where single sounds can be told apart.
const SLOW_FACTOR = 0.65;

/** The engine's settings for a language; the rate is in words a minute. */
export function engineVoice(language: Language, pace: Pace): EngineVoice {
  const { voice } = speechOf(language);
  return pace === 'slow'
    ? { ...voice, wordsPerMinute: Math.round(voice.wordsPerMinute * SLOW_FACTOR) }
    : voice;
}
