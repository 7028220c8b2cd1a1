import { createHash } from 'node:crypto';
import { LONGEST_SPEECH } from '#contract/bounds.ts';
import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import type { Db } from '#server/database/database.ts';
import { invalidInput, serviceUnavailable } from '#server/http/errors.ts';
import { type Log, silentLog } from '#server/process/log.ts';
import { cleanText, readText } from './clean-text.ts';
import { chooseStore } from './clips/choose-store.ts';
import { type ClipCache, clipCache } from './clips/clip-cache.ts';
import type { Pace } from './engine/engine-voices.ts';
import { startServerPool } from './engine/start-pool.ts';
import type { HowSaid } from './how-said.ts';
import { neuralVoices } from './neural/neural-voices.ts';
import { megabytes, SpeechEnv, voicesFolder } from './options.ts';
import { openRecordings, type Recordings } from './recordings.ts';
import { singleFlight } from './single-flight.ts';
import type { Asker, Speaker, Spoken } from './speaker.ts';
import { chooseSpeakers } from './speakers.ts';

export type SpeechRequest = {
  text: string;
  language: Language;
  pace?: Pace;
  /** The word of the catalogue that is meant, where the caller knows. */
  wordId?: string | undefined;
  /** False where no recording by a person is wanted. */
  recordings?: boolean;
};

export type Voice = {
  /**
   * MP3 of a word or sentence.
   *
   * @throws RequestError 422 when there is nothing to say or too much of it, 503 when the voice is busy or down
   */
  synthesize(request: SpeechRequest, asker?: Asker): Promise<Uint8Array>;
  /** How a word is pronounced, for people to read. Rejects when the embedded engine is busy or down. */
  transcribe?(word: Utterance, language: Language): Promise<string>;
  /** How many wait for the embedded engine or an added voice. */
  waiting?(): number;
  /** The keys of the words that people have recorded in a language. */
  recorded?(language: Language): readonly string[];
  /** Starts the engine before the first visitor needs it. Never rejects. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
};

export type VoiceOptions = {
  dataDir: string;
  howSaid: HowSaid;
  /** Where SPEECH_STORE=database keeps the clips. */
  db?: Db;
  settings?: SpeechEnv;
  log?: Log;
  /** How long a clip waits for an added voice before another one speaks; a program that makes many is patient. */
  waitMilliseconds?: number;
  /** How long the folder of added voices is not looked at again. */
  recheckMilliseconds?: number;
};

/** Warming clips up waits like one person, and its budget has no end. */
const OURSELVES: Asker = { from: '', pay: async () => {} };

/** Counted up whenever the same text would sound different: the old clips are then no longer found. */
const RECIPE_VERSION = 17;

/**
 * The voice of the server: preparation, recordings, cache, added voices, outside voices and the embedded engine. No thread or
 * process starts before it is needed.
 *
 * @throws Error naming the setting that a chosen provider or store misses, or when the recordings cannot be read
 */
export function createVoice({ howSaid, ...options }: VoiceOptions): Voice {
  const settings = options.settings ?? SpeechEnv.parse({});
  const log = options.log ?? silentLog;
  const pool = startServerPool(log);
  const neural = neuralVoices({
    folder: voicesFolder(settings, options.dataDir),
    pool,
    log,
    waitMilliseconds: options.waitMilliseconds,
    recheckMilliseconds: options.recheckMilliseconds,
  });
  const speakersOf = chooseSpeakers(settings, { pool, neural }, log);
  const store = chooseStore(settings, { dataDir: options.dataDir, db: options.db });
  const clips = clipCache(store, megabytes(settings.SPEECH_MEMORY_MB), log);
  const recordings = openRecordings(settings.SPEECH_RECORDINGS);
  const share = singleFlight<Uint8Array>();

  return {
    async synthesize({ pace = 'normal', recordings: areWanted = true, ...asked }, asker = OURSELVES) {
      const { text, language, wordId } = asked;
      const { wordId: meant, ...utterance } = await howSaid({ text: sayable(text), language, wordId });
      const recorded = areWanted
        ? await recordingOf(recordings, { language, wordId: meant, pace, log })
        : undefined;
      if (recorded !== undefined) return recorded;
      const spoken = { ...utterance, language, pace };
      const speakers = await speakersOf({ language, isWord: meant !== undefined });
      return share(clipKey(speakers[0]?.name ?? '', spoken), () =>
        firstClip(clips, speakers, { spoken, asker }),
      );
    },
    transcribe({ text, spoken, pos }, language) {
      const utterance = { text: cleanText(text), spoken: spoken && cleanText(spoken), pos };
      return pool.run({ kind: 'transcribe', language, ...utterance });
    },
    waiting: () => pool.waiting() + neural.waiting(),
    recorded: recordings.keys,
    async warmUp() {
      const greeting = { text: 'hello', language: 'en', pace: 'normal' } as const;
      await pool.run({ kind: 'speak', ...greeting }).catch(() => undefined);
    },
    async close() {
      neural.close();
      await pool.close();
      await clips.settled();
    },
  };
}

function sayable(typed: string): string {
  const read = readText(typed);
  if (read.kind === 'text') return read.text;
  const isEmpty = read.kind === 'empty';
  const problem = isEmpty ? 'There is nothing to say' : `At most ${LONGEST_SPEECH} characters can be spoken`;
  throw invalidInput({ text: [problem] }, problem);
}

type Wanted = { language: Language; wordId: string | undefined; pace: Pace; log: Log };

/** A recording has one pace, so slow is left to the voices; one that cannot be read is left out, not its word. */
async function recordingOf(
  recordings: Recordings,
  { language, wordId, pace, log }: Wanted,
): Promise<Uint8Array | undefined> {
  if (wordId === undefined || pace !== 'normal') return undefined;
  return recordings.find(language, wordId).catch((error: unknown) => {
    log.warn({ err: error, language, wordId }, 'a recording cannot be read');
    return undefined;
  });
}

/** The clip of the first speaker that has one or can make one. The reply does not wait for its storage. */
async function firstClip(
  clips: ClipCache,
  speakers: readonly Speaker[],
  { spoken, asker }: { spoken: Spoken; asker: Asker },
): Promise<Uint8Array> {
  for (const speaker of speakers) {
    const key = clipKey(speaker.name, spoken);
    const known = await clips.get(key);
    if (known !== undefined) return known;
    const bytes = await speaker.speak(spoken, asker);
    if (bytes === undefined) continue;
    clips.put(key, bytes);
    return bytes;
  }
  throw serviceUnavailable('The voice is not available at the moment');
}

function clipKey(speaker: string, { text, language, spoken, pos, pace }: Spoken): string {
  const parts = [RECIPE_VERSION, speaker, language, pace, text, spoken ?? '', pos ?? ''];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
