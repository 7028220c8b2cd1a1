import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';
import { LENGTHS } from '#server/speech/engine/engine-voices.ts';
import type { Pool } from '#server/speech/engine/pool.ts';
import { ENGINE_LIMITS, type EngineProcess, engineProcess } from '#server/speech/neural/engine-process.ts';
import { installMadeVoice, installTinyVoice } from '#server/speech/neural/testing-install.ts';
import { type ChosenVoice, readChoice } from '#server/speech/neural/voice-folder.ts';
import { voiceInput } from '#server/speech/neural/voice-input.ts';
import { cpuOf, ownCpu, sayFigure } from './measure.ts';
import { writeSizedVoice } from './sized-voice.ts';

/** The kernel counts CPU in hundredths of a second, and memory in pages. */
const TICK_MICROSECONDS = 10_000;
const PAGE_BYTES = 4096;
const MEGABYTE = 1e6;
const CLIPS = 500;
const SENTENCES: Partial<Record<Language, string>> = { en: 'My mother reads a book in the garden.' };

export type Text = readonly [Language, string];

/**
 * What voices of Piper's kind cost: the tiny model of the tests, whose arithmetic is next to nothing, one of the size of a real
 * voice, whose weights are chance, and those that are chosen in a folder of voices.
 */
export async function measureAddedVoices(pool: Pool, texts: readonly Text[], folder?: string): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), 'slova-bench-'));
  await installTinyVoice(made, 'en');
  await measureVoice('the tiny model', { pool, texts, voice: await readChoice(made, 'en'), language: 'en' });
  await installMadeVoice(made, { name: 'sized', language: 'en', write: writeSizedVoice });
  await measureVoice('of real size', { pool, texts, voice: await readChoice(made, 'en'), language: 'en' });
  await rm(made, { recursive: true });
  if (folder === undefined) return;
  for (const language of new Set(texts.map(([of]) => of))) {
    const voice = await readChoice(folder, language);
    if (voice !== undefined) await measureVoice(voice.name, { pool, texts, voice, language });
  }
}

type Measuring = { pool: Pool; texts: readonly Text[]; voice: ChosenVoice | undefined; language: Language };

async function measureVoice(name: string, { pool, texts, voice, language }: Measuring): Promise<void> {
  if (voice === undefined) return;
  const engine = engineProcess({ ...ENGINE_LIMITS, memoryBytes: Number.POSITIVE_INFINITY });
  const say = (text: string) => clip(text, { pool, engine, voice, language });
  const began = performance.now();
  await say('house');
  sayFigure(`until the first sound, ${name}, from no process on: ms`, [performance.now() - began]);
  const cpu = async () => ownCpu() + (await microsecondsOf(engine.pid()));
  const words = texts.filter(([of]) => of === language).map(([, text]) => text);
  const wordCosts: number[] = [];
  for (let at = 0; at < CLIPS; at += words.length)
    wordCosts.push((await cpuOf(() => sayAll(words, say), cpu)) / 1000 / words.length);
  sayFigure(`a word, ${name}: ms`, wordCosts);
  const sentence = SENTENCES[language];
  if (sentence !== undefined) {
    const costs: number[] = [];
    for (let round = 0; round < 10; round += 1) costs.push((await cpuOf(() => say(sentence), cpu)) / 1000);
    sayFigure(`a sentence, ${name}: ms`, costs);
  }
  sayFigure(`its process holds after ${CLIPS} clips, ${name}: MB`, [
    (await residentOf(engine.pid())) / MEGABYTE,
  ]);
  engine.stop();
}

async function sayAll(texts: readonly string[], say: (text: string) => Promise<unknown>): Promise<void> {
  for (const text of texts) await say(text);
}

type Saying = { pool: Pool; engine: EngineProcess; voice: ChosenVoice; language: Language };

/** All that a clip takes: phonemes, model, MP3. */
async function clip(text: string, { pool, engine, voice, language }: Saying): Promise<Uint8Array> {
  const { pieces } = await voiceInput(voice, { utterance: { text }, language }, pool);
  const { folder, kind, speaker } = voice;
  const { samples, sampleRate } = await engine.speak({
    folder,
    kind,
    speaker,
    language,
    pieces,
    length: LENGTHS.normal,
  });
  return pool.run({ kind: 'encode', samples, sampleRate });
}

/** User and system time of a process; nothing where the system does not tell. */
async function microsecondsOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MICROSECONDS;
}

async function residentOf(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? Number.NaN) * PAGE_BYTES;
}
