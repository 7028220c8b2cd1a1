import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { speechOf } from '#languages/speech.ts';
import { voiceText } from '#languages/voice-text.ts';
import type { CatalogueWord } from '#server/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { startProgress } from '#server/process/progress-bar.ts';
import { startEngine } from '#server/speech/engine/engine.ts';
import { shapeWave } from '#server/speech/engine/wave.ts';

// npx tsx bench/catalogue-audio.ts [language ...] [--sample=200]: measures the sound of every word of the catalogue, or of so many
// spread over it, before it is encoded: is it there, how long and how loud is it, is it cut off at the top, how much silence is at its
// ends, and does it sound unlike the word before it.
const SHORTEST_SECONDS = 0.28;
const LONGEST_SECONDS = 3.4;
/** Louder samples have met the end of the scale. */
const LOUDEST_SAMPLE = 0.999;
/** Quieter ones (-40 dB) are silence. */
const SILENT_SAMPLE = 0.01;
const LEAST_SILENCE_SECONDS = 0.03;
const MOST_SILENCE_SECONDS = 0.3;
const MOST_DECIBELS_OFF = 3;
const FRAME_SECONDS = 0.02;
/** Two words whose frames differ less than this on average (0 to 1) would be hard to tell apart. */
const LEAST_DIFFERENCE = 0.05;

const engine = await startEngine();
const catalogue = loadCatalogue(join(packageRoot, 'content'));
const words = sampleOf(catalogue.categories.flatMap(category => category.words));
const named = LANGUAGE_CODES.filter(code => process.argv.includes(code));
const languages = named.length > 0 ? named : LANGUAGE_CODES;
const progress = startProgress('Listening', words.length * languages.length);
const reports = [];
for (const language of languages) reports.push(await listenTo(language));
progress.finish();
for (const lines of reports) console.log(lines.join('\n'));

/** So many words as --sample asks for, spread evenly; all of them without it. */
function sampleOf(all: readonly CatalogueWord[]): readonly CatalogueWord[] {
  const asked = process.argv.find(argument => argument.startsWith('--sample='));
  if (asked === undefined) return all;
  const step = Math.max(1, all.length / Number(asked.slice('--sample='.length)));
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

async function listenTo(language: Language): Promise<string[]> {
  const clips = [];
  for (const word of words) {
    if (word.forms[language] !== '') clips.push({ word, wave: await waveOf(word, language) });
    progress.advance();
  }
  const measured = clips.map(({ word, wave }) => ({ word, ...measure(wave) }));
  const usual = median(measured.map(clip => clip.decibels));
  const offLevel = measured.filter(clip => Math.abs(clip.decibels - usual) > MOST_DECIBELS_OFF);
  const offLength = measured.filter(({ seconds }) => seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS);
  const alike = measured.filter((clip, index) => {
    const before = measured[index - 1];
    if (before === undefined || before.word.forms[language] === clip.word.forms[language]) return false;
    return difference(before.frames, clip.frames) < LEAST_DIFFERENCE;
  });
  const clipped = measured.filter(clip => clip.peak >= LOUDEST_SAMPLE);
  const offSilence = measured.filter(({ before, after }) =>
    [before, after].some(seconds => seconds < LEAST_SILENCE_SECONDS || seconds > MOST_SILENCE_SECONDS),
  );
  const listed = (found: typeof measured) =>
    found.map(
      clip => `${clip.word.forms[language]} (${clip.seconds.toFixed(2)} s, ${clip.decibels.toFixed(1)} dB)`,
    );
  const lengths = measured.map(clip => clip.seconds);
  return [
    `${language}: ${clips.length} words, ${Math.min(...lengths).toFixed(2)} to ${Math.max(...lengths).toFixed(2)} s, median ${median(lengths).toFixed(2)} s, ${usual.toFixed(1)} dBFS`,
    `   more than ${MOST_DECIBELS_OFF} dB off: ${offLevel.length} ${listed(offLevel).slice(0, 5).join(', ')}`,
    `   of unlikely length: ${offLength.length} ${listed(offLength).slice(0, 5).join(', ')}`,
    `   loudest sample ${Math.max(...measured.map(clip => clip.peak)).toFixed(2)}, cut off: ${clipped.length} ${listed(clipped).slice(0, 5).join(', ')}`,
    `   silence before ${range(measured.map(clip => clip.before))}, after ${range(measured.map(clip => clip.after))} s; unusual: ${offSilence.length} ${listed(offSilence).slice(0, 5).join(', ')}`,
    `   like the word before: ${alike.length} ${listed(alike).slice(0, 5).join(', ')}`,
  ];
}

async function waveOf(word: CatalogueWord, language: Language): Promise<Float32Array> {
  const text = word.forms[language];
  const utterance = { text, spoken: word.spoken[language], pos: word.pos };
  const said = await voiceText(speechOf(language), utterance);
  return shapeWave(engine.speak(said, language, 'normal'), engine.sampleRate);
}

function range(seconds: readonly number[]): string {
  return `${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)}`;
}

/** Seconds, loudest sample, silence at the ends, level of the audible frames, and for every frame its loudness and brightness (0 to 1). */
function measure(wave: Float32Array) {
  const size = Math.round(FRAME_SECONDS * engine.sampleRate);
  const frames: [number, number][] = [];
  let power = 0;
  let audible = 0;
  for (let start = 0; start + size <= wave.length; start += size) {
    const frame = wave.subarray(start, start + size);
    const mean = frame.reduce((sum, sample) => sum + sample ** 2, 0) / size;
    const crossings = frame.reduce(
      (sum, sample, at) => sum + (at > 0 && sample * (frame[at - 1] ?? 0) < 0 ? 1 : 0),
      0,
    );
    frames.push([Math.min(1, Math.sqrt(mean) / 0.2), crossings / size]);
    if (mean < 1e-5) continue;
    power += mean;
    audible += 1;
  }
  return {
    seconds: wave.length / engine.sampleRate,
    peak: wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    ...silenceOf(wave),
    decibels: 10 * Math.log10(power / audible),
    frames,
  };
}

/** Seconds of silence at both ends; a clip without a sound is silent twice over. */
function silenceOf(wave: Float32Array) {
  const isHeard = (sample: number) => Math.abs(sample) >= SILENT_SAMPLE;
  const first = wave.findIndex(isHeard);
  const last = wave.findLastIndex(isHeard);
  const before = first === -1 ? wave.length : first;
  return { before: before / engine.sampleRate, after: (wave.length - 1 - last) / engine.sampleRate };
}

/** The mean distance of the frames of two clips; what one has beyond the end of the other counts in full. */
function difference(one: [number, number][], other: [number, number][]): number {
  const length = Math.max(one.length, other.length);
  let sum = 0;
  for (let at = 0; at < length; at += 1) {
    const [loudness = 0, brightness = 0] = one[at] ?? [];
    const [otherLoudness = 0, otherBrightness = 0] = other[at] ?? [];
    sum += Math.max(Math.abs(loudness - otherLoudness), Math.abs(brightness - otherBrightness));
  }
  return sum / length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
