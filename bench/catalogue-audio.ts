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

// npx tsx bench/catalogue-audio.ts [language ...]: measures the sound of every word of the catalogue before it is encoded: is it there,
// how long and how loud is it, and does it sound unlike the word before it.
const SHORTEST_SECONDS = 0.2;
const LONGEST_SECONDS = 4;
const MOST_DECIBELS_OFF = 3;
const FRAME_SECONDS = 0.02;
/** Two words whose frames differ less than this on average (0 to 1) would be hard to tell apart. */
const LEAST_DIFFERENCE = 0.05;

const engine = await startEngine();
const catalogue = loadCatalogue(join(packageRoot, 'content'));
const words = catalogue.categories.flatMap(category => category.words);
const languages = LANGUAGE_CODES.filter(code => process.argv.length < 3 || process.argv.includes(code));
const progress = startProgress('Listening', words.length * languages.length);
const reports = [];
for (const language of languages) reports.push(await listenTo(language));
progress.finish();
for (const lines of reports) console.log(lines.join('\n'));

async function listenTo(language: Language): Promise<string[]> {
  const clips = [];
  for (const word of words) {
    clips.push({ word, wave: await waveOf(word, language) });
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
  const named = (found: typeof measured) =>
    found.map(
      clip => `${clip.word.forms[language]} (${clip.seconds.toFixed(2)} s, ${clip.decibels.toFixed(1)} dB)`,
    );
  const lengths = measured.map(clip => clip.seconds);
  return [
    `${language}: ${words.length} words, ${Math.min(...lengths).toFixed(2)} to ${Math.max(...lengths).toFixed(2)} s, median ${median(lengths).toFixed(2)} s, ${usual.toFixed(1)} dBFS`,
    `   more than ${MOST_DECIBELS_OFF} dB off: ${offLevel.length} ${named(offLevel).slice(0, 5).join(', ')}`,
    `   of unlikely length: ${offLength.length} ${named(offLength).slice(0, 5).join(', ')}`,
    `   like the word before: ${alike.length} ${named(alike).slice(0, 5).join(', ')}`,
  ];
}

async function waveOf(word: CatalogueWord, language: Language): Promise<Float32Array> {
  const text = word.forms[language];
  const utterance = { text, spoken: word.spoken[language], pos: word.pos };
  const said = await voiceText(speechOf(language), utterance);
  return shapeWave(engine.speak(said, language, 'normal'), engine.sampleRate);
}

/** Seconds, level of the audible frames, and for every frame its loudness and brightness (0 to 1). */
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
    decibels: 10 * Math.log10(power / audible),
    frames,
  };
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
