import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Language } from '#languages/index.ts';
import type { CatalogueWord } from '../../catalogue/catalogue.ts';
import type { EncodeMp3 } from '../engine/mp3.ts';
import { shapeWave } from '../engine/wave.ts';
import { fileNameReader, type Reading } from './file-name.ts';
import { type Match, matchWords } from './match-words.ts';
import { READ_ENDINGS, readSound } from './read-sound.ts';
import { addSource, tidySources } from './sources.ts';
import { trimRecording } from './trim-recording.ts';

/**
 * What became of one file: it was `taken` for words, their recordings were `kept`, words that are written so are said in several ways
 * (`doubtful`), another file of the folder was taken for them (`repeated`), no word is written so (`unknown`), it is in another language
 * (`foreign`), or no recording of a word (`bad`).
 */
export type Outcome =
  | { kind: 'taken' | 'kept' | 'doubtful' | 'repeated'; keys: string[] }
  | { kind: 'unknown' | 'foreign' }
  | { kind: 'bad'; problem: string };

export type Import = {
  /** The folder to read, with all below it. */
  from: string;
  /** The folder of all recordings. */
  to: string;
  language: Language;
  words: readonly Pick<CatalogueWord, 'id' | 'forms' | 'spoken' | 'transcriptions'>[];
  encode: EncodeMp3;
  /** Takes the place of recordings that are there. */
  isReplacing: boolean;
  /** Where the names of the files do not tell. */
  speaker: string;
  licence: string;
  onOutcome: (file: string, outcome: Outcome) => void;
};

const UNFINISHED = '.unfinished';
/** Recordings that are not read. They are named; what is no sound is passed over. */
const OTHER_SOUNDS = ['.flac', '.opus', '.m4a', '.aac', '.webm', '.wma', '.aiff'];
/** The samples a second that MP3 knows. */
const SAMPLE_RATES = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
const LARGEST_SAMPLE = 32_767;

/**
 * Makes recordings `<language>/<key>.mp3` of a folder of files that are named by their words: as loud as our voice, without the silence
 * around the word. One file serves every key whose form is said alike. `onOutcome` hears what became of each file.
 *
 * @throws Error from the file system when the folder cannot be read or written
 */
export async function importRecordings(order: Import): Promise<void> {
  const { from, to, language, words, onOutcome } = order;
  const find = matchWords(words, language);
  const folder = join(to, language);
  const files = await soundsIn(from);
  const readName = fileNameReader(files.map(file => basename(file)));
  await mkdir(folder, { recursive: true });
  const there = await readdir(folder);
  for (const name of there.filter(each => each.endsWith(UNFINISHED))) await rm(join(folder, name));
  const kept = new Set(order.isReplacing ? [] : there.filter(each => each.endsWith('.mp3')).map(keyOf));
  const taken = new Set<string>();
  for (const file of files) onOutcome(file, await take(file));
  await tidySources(folder);

  async function take(file: string): Promise<Outcome> {
    const name = basename(file);
    const readings = readName(name);
    const own = readings.filter(each => each.language === undefined || each.language === language);
    const [reading, match] = firstMatch(own, find);
    if (match.kind === 'none') return { kind: own.length < readings.length ? 'foreign' : 'unknown' };
    if (match.kind === 'doubtful') return match;
    if (match.keys.some(key => taken.has(key))) return { kind: 'repeated', keys: match.keys };
    const keys = match.keys.filter(key => !kept.has(key));
    if (keys.length === 0) return { kind: 'kept', keys: match.keys };
    const made = await make(join(from, file), order.encode).catch((error: Error) => error);
    if (made instanceof Error) return { kind: 'bad', problem: made.message };
    for (const key of keys) {
      const speaker = reading?.speaker ?? order.speaker;
      await addSource(folder, { file: `${key}.mp3`, speaker, licence: order.licence, origin: name });
      await writeWhole(join(folder, `${key}.mp3`), made);
      taken.add(key);
    }
    return { kind: 'taken', keys };
  }
}

const keyOf = (name: string) => basename(name, '.mp3');

async function soundsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const isSound = (name: string) => [...READ_ENDINGS, ...OTHER_SOUNDS].includes(extname(name).toLowerCase());
  return names.filter(isSound).sort();
}

function firstMatch(
  readings: readonly Reading[],
  find: (word: string) => Match,
): [Reading | undefined, Match] {
  for (const reading of readings) {
    const match = find(reading.word);
    if (match.kind !== 'none') return [reading, match];
  }
  return [undefined, { kind: 'none' }];
}

/** The MP3 of a file; throws an Error that says what is wrong with it. */
async function make(path: string, encode: EncodeMp3): Promise<Uint8Array> {
  const sound = await readSound(await readFile(path));
  const { sampleRate } = sound;
  if (!SAMPLE_RATES.includes(sampleRate)) throw new Error(`has ${sampleRate} samples a second`);
  const word = trimRecording(sound);
  const samples = Int16Array.from(word, sample => Math.max(-1, Math.min(1, sample)) * LARGEST_SAMPLE);
  return encode(shapeWave(samples, sampleRate), sampleRate);
}

// A rename is all or nothing: a server never reads half a file.
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = path + UNFINISHED;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
