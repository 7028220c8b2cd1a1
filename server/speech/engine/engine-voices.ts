import type { Language } from '#languages/index.ts';
import type { EngineVoice } from '#languages/language.ts';
import { speechOf } from '#languages/speech.ts';

export type Pace = 'normal' | 'slow';

// At the slow rate single sounds can be distinguished.
const SLOW_FACTOR = 0.65;

/** How much longer than usual every sound takes, of voices that are told so. */
export const LENGTHS: Record<Pace, number> = { normal: 1.1, slow: 1.6 };

/** Higher than the engine's own 82 to 118, which speaks at 92 Hz: there single pulses are heard, a buzz. */
const USUAL_PITCH = [104, 150] as const;
/**
 * Of the lowest formant, in percent of the engine's: frequency, height, width. The engine's is so weak that the voice sounds thin; this
 * is what recorded voices have below 300 Hz.
 */
const LOWEST_FORMANT = [100, 140, 120] as const;

/** Languages with the same settings share a file: the engine has room for a few more voices than it brings, not for one each. */
export function timbreName(language: Language): string {
  const { pitch = USUAL_PITCH, tunes } = speechOf(language).voice;
  return ['slova', ...pitch, ...(tunes === undefined ? [] : [tunes])].join('-');
}

/**
 * How the one speaker of all languages differs from the engine's, as a file of its format for variants. Measured, with what else was
 * tried, in docs/performance.md.
 */
export function timbreFile(language: Language): string {
  const { pitch = USUAL_PITCH, tunes } = speechOf(language).voice;
  const lines = [
    'language variant',
    'name slova',
    `pitch ${pitch.join(' ')}`,
    `formant 0 ${LOWEST_FORMANT.join(' ')}`,
    ...(tunes === undefined ? [] : [`intonation ${tunes}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The engine's settings for a language; the rate is in words a minute. */
export function engineVoice(language: Language, pace: Pace): EngineVoice {
  const { voice } = speechOf(language);
  return pace === 'slow'
    ? { ...voice, wordsPerMinute: Math.round(voice.wordsPerMinute * SLOW_FACTOR) }
    : voice;
}
