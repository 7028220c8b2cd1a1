import type { Language } from '#contract/languages.ts';

export type Pace = 'normal' | 'slow';

type EngineVoice = { name: string; wordsPerMinute: number; range: number };

// The engine's own 175 words a minute are too fast for learners. Slow is where single sounds can be told apart.
const SLOW_FACTOR = 0.65;
const USUAL_RANGE = 50;
// A wider range makes the tones of Chinese and Vietnamese audibly different.
const TONE_RANGE = 80;

/** Names are those of the engine's voice files: it keeps the previous voice on any other without a word. */
const VOICES: Record<Language, EngineVoice> = {
  en: { name: 'en-us', wordsPerMinute: 150, range: USUAL_RANGE },
  uk: { name: 'uk', wordsPerMinute: 140, range: USUAL_RANGE },
  es: { name: 'es', wordsPerMinute: 150, range: USUAL_RANGE },
  hi: { name: 'hi', wordsPerMinute: 140, range: USUAL_RANGE },
  ar: { name: 'ar', wordsPerMinute: 140, range: USUAL_RANGE },
  pt: { name: 'pt-br', wordsPerMinute: 150, range: USUAL_RANGE },
  bn: { name: 'bn', wordsPerMinute: 140, range: USUAL_RANGE },
  fr: { name: 'fr', wordsPerMinute: 145, range: USUAL_RANGE },
  de: { name: 'de', wordsPerMinute: 150, range: USUAL_RANGE },
  ja: { name: 'ja', wordsPerMinute: 140, range: USUAL_RANGE },
  id: { name: 'id', wordsPerMinute: 150, range: USUAL_RANGE },
  tr: { name: 'tr', wordsPerMinute: 145, range: USUAL_RANGE },
  zh: { name: 'cmn', wordsPerMinute: 140, range: TONE_RANGE },
  // Slower: its short closed syllables would pass in a tenth of a second.
  vi: { name: 'vi', wordsPerMinute: 120, range: TONE_RANGE },
  it: { name: 'it', wordsPerMinute: 150, range: USUAL_RANGE },
  ko: { name: 'ko', wordsPerMinute: 140, range: USUAL_RANGE },
  pl: { name: 'pl', wordsPerMinute: 145, range: USUAL_RANGE },
};

/** The engine's settings for a language; the rate is in words a minute. */
export function engineVoice(language: Language, pace: Pace): EngineVoice {
  const voice = VOICES[language];
  return pace === 'slow'
    ? { ...voice, wordsPerMinute: Math.round(voice.wordsPerMinute * SLOW_FACTOR) }
    : voice;
}
