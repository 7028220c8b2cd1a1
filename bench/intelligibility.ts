import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechOf } from '#languages/speech.ts';
import { voiceText } from '#languages/voice-text.ts';
import type { CatalogueWord } from '#server/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { startEngine } from '#server/speech/engine/engine.ts';
import { shapeWave } from '#server/speech/engine/wave.ts';
import { readWav } from '#server/speech/importing/read-wav.ts';
import { writeWav } from '#server/speech/importing/testing-wav.ts';

// npx tsx bench/intelligibility.ts: of the first English words of the path, how many a recogniser takes for themselves among all of
// them, said by the embedded voice and, as a yardstick, by the voices of Flite. It takes what Debian has: pocketsphinx,
// pocketsphinx-en-us and flite. The recogniser was made from voices of Americans, and knows nothing of ours.
const WORDS = 200;
const MODEL = '/usr/share/pocketsphinx/model/en-us';
const DICTIONARY = join(MODEL, 'cmudict-en-us.dict');
/** The recogniser wants to hear what is no word before it hears one; voices leave more or less of it. */
const STILL_SECONDS = 0.3;
/** A room's, 50 dB below full scale: what is silent altogether, as no recording of its training was, it takes for other sounds. */
const NOISE = 0.003;
/** Of clustergen and of diphones, the oldest kind: the best and the plainest that Flite has. */
const YARDSTICKS = ['slt', 'rms', 'kal16'];

if (!existsSync(DICTIONARY) || spawnSync('flite', ['--version']).error !== undefined) {
  console.log('Not measured: pocketsphinx, pocketsphinx-en-us or flite is not installed.');
  process.exit();
}
let seed = 1;
const pronounced = pronunciations();
const words = loadCatalogue(join(packageRoot, 'content'))
  .path('en')
  .filter(
    ({ forms }, index, all) => isAsked(forms.en) && all.findIndex(one => one.forms.en === forms.en) === index,
  )
  .slice(0, WORDS);
const engine = await startEngine();
const folder = mkdtempSync(join(tmpdir(), 'slova-heard-'));
try {
  console.log('| voice | taken for themselves | taken for others, the first twelve |\n| --- | --- | --- |');
  report('embedded', await heard('embedded', embedded));
  for (const voice of YARDSTICKS) report(`Flite, ${voice}`, await heard(voice, word => flite(voice, word)));
} finally {
  rmSync(folder, { recursive: true });
}

/** Small letters of one word, which the recogniser can tell from all others by its sounds. */
function isAsked(form: string): boolean {
  return /^[a-z]+$/.test(form) && pronounced.has(form);
}

/** How the words of the recogniser's dictionary are said, by word; further ways are left out. */
function pronunciations(): Map<string, string> {
  const lines = readFileSync(DICTIONARY, 'utf8').split('\n');
  return new Map(lines.map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
}

async function embedded(word: CatalogueWord): Promise<Uint8Array> {
  const utterance = { text: word.forms.en, spoken: word.spoken.en, pos: word.pos };
  const said = await voiceText(speechOf('en'), utterance);
  return writeWav(shapeWave(engine.speak(said, 'en', 'normal'), engine.sampleRate), engine.sampleRate);
}

async function flite(voice: string, { forms }: CatalogueWord): Promise<Uint8Array> {
  const file = join(folder, 'flite.wav');
  const { status } = spawnSync('flite', ['-voice', voice, '-t', forms.en, '-o', file]);
  if (status !== 0) throw new Error(`Flite did not say "${forms.en}"`);
  return readFileSync(file);
}

/** What the recogniser hears in the words that a voice says, in their order. */
async function heard(name: string, say: (word: CatalogueWord) => Promise<Uint8Array>): Promise<string[]> {
  const clips = join(folder, name);
  mkdirSync(clips);
  let rate = 0;
  for (const word of words) {
    const { samples, sampleRate } = readWav(await say(word));
    const still = Math.round(STILL_SECONDS * sampleRate);
    const padded = Float32Array.from({ length: samples.length + 2 * still }, noise);
    samples.forEach((sample, index) => {
      padded[still + index] = (padded[still + index] ?? 0) + sample;
    });
    writeFileSync(join(clips, `${word.forms.en}.wav`), writeWav(padded, sampleRate));
    rate = sampleRate;
  }
  return recognise(clips, rate);
}

/** The same in every run. */
function noise(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return NOISE * Math.sqrt(3) * ((2 * seed) / 2_147_483_647 - 1);
}

/** One of the words must have been said: a grammar of all of them, each as likely. */
function recognise(clips: string, sampleRate: number): string[] {
  const forms = words.map(({ forms }) => forms.en);
  const file = (name: string, text: string) => {
    writeFileSync(join(clips, name), text);
    return join(clips, name);
  };
  const settings = {
    hmm: join(MODEL, 'en-us'),
    dict: file('words.dict', forms.map(form => `${form} ${pronounced.get(form)}\n`).join('')),
    jsgf: file('words.gram', `#JSGF V1.0;\ngrammar words;\npublic <word> = ${forms.join(' | ')};\n`),
    ctl: file('words.txt', `${forms.join('\n')}\n`),
    hyp: join(clips, 'heard.txt'),
    ...{ cepdir: clips, cepext: '.wav', adcin: 'yes', adchdr: '44' },
    // The window of its 16 kHz is 410 samples; a power of two that holds it at this rate.
    ...{ samprate: String(sampleRate), nfft: sampleRate > 16_000 ? '1024' : '512' },
  };
  const parameters = Object.entries(settings).flatMap(([setting, value]) => [`-${setting}`, value]);
  const { status, stderr } = spawnSync('pocketsphinx_batch', parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.slice(-2_000));
  const lines = readFileSync(settings.hyp, 'utf8').trimEnd().split('\n');
  return lines.map(line => line.replace(/\s*\([^()]*\)$/, ''));
}

function report(voice: string, taken: readonly string[]): void {
  const forms = words.map(({ forms }) => forms.en);
  const others = forms.flatMap((form, index) =>
    taken[index] === form ? [] : [`${form} (${taken[index] || '–'})`],
  );
  const share = ((forms.length - others.length) / forms.length) * 100;
  console.log(
    `| ${voice} | ${forms.length - others.length} of ${forms.length}, ${share.toFixed(1)} % | ${others.slice(0, 12).join(', ')} |`,
  );
}
