import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEngine } from '../engine/engine.ts';
import { startMp3Encoder } from '../engine/mp3.ts';
import { openRecordings } from '../recordings.ts';
import { measureMp3 } from '../testing-clips.ts';
import { type Import, importRecordings, type Outcome } from './import-recordings.ts';
import { readSound } from './read-sound.ts';
import { writeWav } from './testing-wav.ts';

const [engine, encode] = await Promise.all([startEngine(), startMp3Encoder()]);

/** What somebody says, quietly or loudly, with a second of silence on both sides. */
function said(text: string, level = 0.3): Uint8Array {
  const { sampleRate } = engine;
  const spoken = engine.speak(text, 'fr', 'normal');
  const samples = new Float32Array(spoken.length + 2 * sampleRate);
  spoken.forEach((sample, index) => {
    samples[sampleRate + index] = (sample * level) / 32_768;
  });
  return writeWav(samples, sampleRate);
}

const word = (id: string, form: string, transcription = form) =>
  ({ id, forms: { fr: form }, spoken: {}, transcriptions: { fr: transcription } }) as Import['words'][number];
const WORDS = [
  word('dog', 'chien'),
  word('rainbow', 'arc-en-ciel'),
  word('son', 'fils', 'fis'),
  word('threads', 'fils', 'fil'),
  word('book', 'livre'),
  word('pound', 'livre'),
  word('how-are-you', 'Comment ça va ?'),
  word('nothing-there', ''),
];

/** A folder of files, and the import of them. */
async function collection(files: Record<string, Uint8Array>) {
  const root = await mkdtemp(join(tmpdir(), 'slova-import-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [from, to] = [join(root, 'from'), join(root, 'to')];
  await mkdir(join(from, 'below'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(from, name), bytes);
  const run = async (more: Partial<Import> = {}) => {
    const outcomes: Record<string, Outcome> = {};
    await importRecordings({
      ...{ from, to, language: 'fr', words: WORDS, encode },
      ...{ isReplacing: false, speaker: '', licence: '' },
      onOutcome: (file, outcome) => {
        outcomes[file] = outcome;
      },
      ...more,
    });
    return outcomes;
  };
  const sources = async () => (await readFile(join(to, 'fr/sources.tsv'), 'utf8')).trimEnd().split('\n');
  return { run, sources, from, to: join(to, 'fr'), recordings: () => openRecordings(to) };
}

test('files named as collections name them become recordings of their words, alike in loudness and without silence', async () => {
  const { run, recordings } = await collection({
    'LL-Q150 (fra)-Zoé-arc-en-ciel.wav': said('arc-en-ciel', 0.05),
    'below/pronunciation_fr_chien.mp3': encode(new Float32Array(30_000), 22_050),
    'chien.wav': said('chien', 0.9),
    'Comment ça va.wav': said('comment ça va'),
    'notes.txt': Buffer.from('no sound'),
  });
  expect(await run()).toEqual({
    'LL-Q150 (fra)-Zoé-arc-en-ciel.wav': { kind: 'taken', keys: ['rainbow'] },
    'below/pronunciation_fr_chien.mp3': { kind: 'bad', problem: 'is silent' },
    'chien.wav': { kind: 'taken', keys: ['dog'] },
    'Comment ça va.wav': { kind: 'taken', keys: ['how-are-you'] },
  });
  const levels: number[] = [];
  for (const key of ['rainbow', 'dog', 'how-are-you']) {
    const bytes = await recordings().find('fr', key);
    expect(measureMp3(bytes ?? new Uint8Array())).toBeLessThan(1.6);
    const { samples } = await readSound(bytes ?? new Uint8Array());
    const loud = samples.filter(sample => Math.abs(sample) > 0.01);
    levels.push(20 * Math.log10(Math.sqrt(loud.reduce((sum, each) => sum + each ** 2, 0) / loud.length)));
  }
  for (const level of levels) expect(Math.abs(level + 19)).toBeLessThan(3);
});

test('a file serves all words that are said alike, and none of those that are not', async () => {
  const { run, to } = await collection({ 'livre.wav': said('livre'), 'fils.wav': said('fils') });
  expect(await run()).toEqual({
    'livre.wav': { kind: 'taken', keys: ['book', 'pound'] },
    'fils.wav': { kind: 'doubtful', keys: ['son', 'threads'] },
  });
  expect((await readdir(to)).toSorted()).toEqual(['book.mp3', 'pound.mp3', 'sources.tsv']);
});

test('what is there stays unless it is to be replaced, and the table of sources tells of each file once', async () => {
  const { run, to, sources } = await collection({
    'LL-Q150 (fra)-Zoé-chien.wav': said('chien'),
    'LL-Q150 (fra)-Zoé-livre.wav': said('livre'),
  });
  await mkdir(to, { recursive: true });
  await writeFile(join(to, 'dog.mp3'), 'of old');
  await writeFile(join(to, 'sources.tsv'), 'file\tspeaker\tlicence\torigin\ndog.mp3\tAnne\tCC0\told.wav\n');
  const licence = 'CC BY-SA 4.0';
  const file = 'LL-Q150 (fra)-Zoé-chien.wav';
  expect((await run({ licence }))[file]).toEqual({ kind: 'kept', keys: ['dog'] });
  expect(await readFile(join(to, 'dog.mp3'), 'utf8')).toBe('of old');
  expect(await sources()).toEqual([
    'file\tspeaker\tlicence\torigin',
    `book.mp3\tZoé\t${licence}\tLL-Q150 (fra)-Zoé-livre.wav`,
    'dog.mp3\tAnne\tCC0\told.wav',
    `pound.mp3\tZoé\t${licence}\tLL-Q150 (fra)-Zoé-livre.wav`,
  ]);
  expect((await run({ licence, isReplacing: true }))[file]).toEqual({ kind: 'taken', keys: ['dog'] });
  expect(await sources()).toHaveLength(4);
  expect((await sources())[2]).toBe(`dog.mp3\tZoé\t${licence}\t${file}`);
});

test('other languages, unknown words, second files of a word and files that cannot be read are named and left out', async () => {
  const { run, to } = await collection({
    'De-livre.wav': said('livre'),
    'LL-Q188 (deu)-Max-chien.wav': said('chien'),
    'abracadabra.wav': said('abracadabra'),
    'chien (1).wav': said('chien'),
    'chien.wav': said('chien'),
    'livre.flac': Buffer.from('fLaC'),
    'livre.mp3': Buffer.from('no sound at all'),
  });
  expect(await run()).toEqual({
    'De-livre.wav': { kind: 'foreign' },
    'LL-Q188 (deu)-Max-chien.wav': { kind: 'foreign' },
    'abracadabra.wav': { kind: 'unknown' },
    'chien (1).wav': { kind: 'taken', keys: ['dog'] },
    'chien.wav': { kind: 'repeated', keys: ['dog'] },
    'livre.flac': { kind: 'bad', problem: 'is neither WAV nor MP3 nor Ogg Vorbis' },
    'livre.mp3': { kind: 'bad', problem: 'is neither WAV nor MP3 nor Ogg Vorbis' },
  });
  expect((await readdir(to)).toSorted()).toEqual(['dog.mp3', 'sources.tsv']);
});

test('what an import that was killed has left half written is removed by the next', async () => {
  const { run, to } = await collection({ 'chien.wav': said('chien') });
  await mkdir(to, { recursive: true });
  await writeFile(join(to, 'dog.mp3.unfinished'), 'half');
  await run();
  expect((await readdir(to)).toSorted()).toEqual(['dog.mp3', 'sources.tsv']);
});

test('a folder that is not there is an error', async () => {
  const { run, from } = await collection({});
  await expect(run({ from: join(from, 'none') })).rejects.toThrow('ENOENT');
});
