const SILENCE_BEFORE_SECONDS = 0.05;
// Some players cut the end of a clip, so the silence after is the longer one.
const SILENCE_AFTER_SECONDS = 0.1;
const FADE_IN_SECONDS = 0.004;
// The engine breaks off vowels, which people let fade; a final t is longer than this.
const FADE_OUT_SECONDS = 0.015;

// At its ends, what is quieter than this share of the loudest sample (-44 dB) is the engine's silence. The faint release of a Vietnamese
// final stop is louder.
const END_SHARE = 0.006;
// Within, frames below this share (-40 dB) are pauses.
const SILENCE_SHARE = 0.01;
// About -20 dBFS in the audible parts of a word of usual length.
const LEVEL = 0.094;
// No sample gets above -1 dBFS, which leaves room for the encoder's overshoot; what would is rounded off from the knee on.
const CEILING = 0.89;
const KNEE = 0.6;
const FRAME_SECONDS = 0.02;

/**
 * Gives speech a clean beginning and end and the common loudness of all voices.
 *
 * @param samples 16-bit mono
 * @returns samples between -1 and 1, with 50 ms of silence before and 100 ms after
 */
export function shapeWave(samples: Int16Array, sampleRate: number): Float32Array {
  const before = Math.round(SILENCE_BEFORE_SECONDS * sampleRate);
  const after = Math.round(SILENCE_AFTER_SECONDS * sampleRate);
  const audible = trimSilence(samples);
  const shaped = new Float32Array(before + audible.length + after);
  const gain = gainFor(audible, { frame: Math.round(FRAME_SECONDS * sampleRate), silence: before + after });
  for (let index = 0; index < audible.length; index += 1)
    shaped[before + index] = limit((audible[index] ?? 0) * gain);
  const speech = shaped.subarray(before, before + audible.length);
  fade(speech, Math.round(FADE_IN_SECONDS * sampleRate));
  fade(speech.reverse(), Math.round(FADE_OUT_SECONDS * sampleRate));
  speech.reverse();
  return shaped;
}

function trimSilence(samples: Int16Array): Int16Array {
  const threshold = Math.max(1, peakOf(samples) * END_SHARE);
  let start = 0;
  while (start < samples.length && Math.abs(samples[start] ?? 0) < threshold) start += 1;
  let end = samples.length;
  while (end > start && Math.abs(samples[end - 1] ?? 0) < threshold) end -= 1;
  return samples.subarray(start, end);
}

function peakOf(samples: Int16Array): number {
  let peak = 0;
  for (const sample of samples) {
    const size = Math.abs(sample);
    if (size > peak) peak = size;
  }
  return peak;
}

/**
 * The factor from 16-bit samples to the common level. That is halfway between the level of the audible parts, in which
 * pauses do not count as quiet speech, and the level of the whole clip: a very short word sounds quieter than a long one.
 */
function gainFor(samples: Int16Array, { frame, silence }: { frame: number; silence: number }): number {
  const peak = peakOf(samples);
  if (peak === 0) return 0;
  const audible = audiblePower(samples, frame, (peak * SILENCE_SHARE) ** 2);
  // The closure of a stop belongs to the word, a pause between sentences does not.
  const length = Math.min(samples.length, audible.length + silence) + silence;
  const whole = (audible.power * audible.length) / length;
  return LEVEL / (audible.power * whole) ** 0.25;
}

// A single burst (the t of "tip") must not keep a whole short word quiet.
function limit(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  const range = CEILING - KNEE;
  return Math.sign(sample) * (KNEE + range * Math.tanh((size - KNEE) / range));
}

/** The mean power of the frames that are not silent, and how many samples they are. */
function audiblePower(
  samples: Int16Array,
  frame: number,
  threshold: number,
): { power: number; length: number } {
  let sum = 0;
  let length = 0;
  for (let start = 0; start < samples.length; start += frame) {
    const end = Math.min(start + frame, samples.length);
    let inFrame = 0;
    for (let index = start; index < end; index += 1) inFrame += (samples[index] ?? 0) ** 2;
    if (inFrame < threshold * (end - start)) continue;
    sum += inFrame;
    length += end - start;
  }
  return length === 0 ? { power: 1, length: samples.length } : { power: sum / length, length };
}

/** Lets the first samples swell from nothing. */
function fade(samples: Float32Array, length: number): void {
  const swelling = Math.min(length, samples.length >> 1);
  for (let index = 0; index < swelling; index += 1)
    samples[index] = ((samples[index] ?? 0) * index) / swelling;
}
