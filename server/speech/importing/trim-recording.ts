import type { Sound } from './read-wav.ts';

const FRAME_SECONDS = 0.01;
/** So many frames in a row are speech; a click of a key is shorter. */
const LEAST_FRAMES = 4;
/** Of the loudest frame (-34 dB): what is quieter is breath or the room. */
const QUIET_SHARE = 0.02;
/** Speech stands out from the noise of its room by this factor (10 dB). */
const ABOVE_NOISE = 3.2;
/** Kept on both sides: consonants begin and end more quietly than that. */
const MARGIN_SECONDS = 0.05;
/** The share of the frames that are taken for the noise of the room. */
const NOISE_SHARE = 0.1;
/** A second of sound has quieter places than a fifth (-14 dB) of its loudest, between words if not around them: else it is noise. */
const LEAST_ABOVE_NOISE = 5;
const LONG_SECONDS = 1;
const LONGEST_SECONDS = 10;

/**
 * What is said in a recording, with a twentieth of a second of its room on both sides.
 *
 * @throws Error that says why it can be no recording of a word
 */
export function trimRecording({ samples, sampleRate }: Sound): Float32Array {
  const frame = Math.max(1, Math.round(FRAME_SECONDS * sampleRate));
  const levels = levelsOf(samples, frame);
  const loudest = Math.max(0, ...levels);
  if (loudest < 1e-4) throw new Error('is silent');
  const noise = levels.toSorted((one, other) => one - other)[Math.floor(levels.length * NOISE_SHARE)] ?? 0;
  const threshold = Math.max(loudest * QUIET_SHARE, Math.min(noise * ABOVE_NOISE, loudest / 10));
  const isSpeech = levels.map(level => level >= threshold);
  const start = beginningOf(isSpeech);
  if (start === -1) throw new Error('holds a click and no word');
  const end = isSpeech.length - beginningOf(isSpeech.toReversed());
  if ((end - start) * FRAME_SECONDS > LONGEST_SECONDS)
    throw new Error(`is ${Math.round((end - start) * FRAME_SECONDS)} seconds long, more than a word`);
  const isLong = levels.length * FRAME_SECONDS > LONG_SECONDS;
  if (isLong && loudest < noise * LEAST_ABOVE_NOISE) throw new Error('is too noisy');
  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  return samples.subarray(
    Math.max(0, start * frame - margin),
    Math.min(samples.length, end * frame + margin),
  );
}

/** The root mean square of each frame. */
function levelsOf(samples: Float32Array, frame: number): number[] {
  const levels: number[] = [];
  for (let start = 0; start < samples.length; start += frame) {
    const within = samples.subarray(start, start + frame);
    levels.push(Math.sqrt(within.reduce((sum, sample) => sum + sample ** 2, 0) / within.length));
  }
  return levels;
}

/** The first of enough frames in a row; -1 where there are none. */
function beginningOf(isSpeech: readonly boolean[]): number {
  return isSpeech.findIndex(
    (_, at) =>
      at + LEAST_FRAMES <= isSpeech.length && isSpeech.slice(at, at + LEAST_FRAMES).every(speech => speech),
  );
}
