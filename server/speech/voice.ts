import { createHash } from 'node:crypto';
import type { Language } from '#contract/languages.ts';
import { LONGEST_SPEECH } from '#contract/speech.ts';
import type { Db } from '#server/database/database.ts';
import { invalidInput, serviceUnavailable } from '#server/errors.ts';
import { chooseStore } from './clips/choose-store.ts';
import { type ClipCache, clipCache } from './clips/clip-cache.ts';
import type { Pace } from './engine/engine-voices.ts';
import { startServerPool } from './engine/start-pool.ts';
import { megabytes, SpeechEnv } from './options.ts';
import { singleFlight } from './single-flight.ts';
import { chooseSpeakers, type Speaker } from './speakers.ts';
import { type SpeechLog, stderrLog } from './speech-log.ts';
import { prepareText, type SpokenForm } from './text/prepare-text.ts';
import type { Utterance } from './text/pronounce.ts';

export type SpeechRequest = {
  text: string;
  language: Language;
  pace?: Pace;
  /** How the text is said, where the caller knows better than its letters tell. */
  spoken?: string | undefined;
};

export type Voice = {
  /**
   * MP3 of a word or sentence.
   *
   * @throws RequestError 422 when there is nothing to say or too much of it, 503 when the voice is busy or down
   */
  synthesize(request: SpeechRequest, signal?: AbortSignal): Promise<Uint8Array>;
  /** Starts the engine before the first visitor needs it. Never rejects. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
};

export type VoiceOptions = {
  dataDir: string;
  spokenForm: SpokenForm;
  /** Where SPEECH_STORE=database keeps the clips. */
  db?: Db;
  settings?: SpeechEnv;
  log?: SpeechLog;
};

/** Counted up whenever the same text would sound different: the old clips are then no longer found. */
const RECIPE_VERSION = 2;

/**
 * The voice of the server: preparation, cache, outside voices and the embedded engine. No thread starts before it is needed.
 *
 * @throws Error naming the setting that a chosen provider or store misses
 */
export function createVoice({ spokenForm, ...options }: VoiceOptions): Voice {
  const settings = options.settings ?? SpeechEnv.parse({});
  const log = options.log ?? stderrLog;
  const pool = startServerPool(log);
  const speakersOf = chooseSpeakers(settings, pool, log);
  const store = chooseStore(settings, { dataDir: options.dataDir, db: options.db });
  const clips = clipCache(store, megabytes(settings.SPEECH_MEMORY_MB), log);
  const share = singleFlight<Uint8Array>();

  return {
    async synthesize({ text, language, pace = 'normal', spoken }, signal) {
      const utterance = utteranceOf(text, language, (...asked) => spoken ?? spokenForm(...asked));
      const speak = (shared: AbortSignal) =>
        firstClip(clips, speakersOf(language), { utterance, pace, signal: shared });
      return await share(clipKey('', utterance, pace), speak, signal);
    },
    async warmUp() {
      const greeting = { text: 'hello', language: 'en', pace: 'normal' } as const;
      await pool.run({ kind: 'speak', ...greeting }).catch(() => undefined);
    },
    async close() {
      await pool.close();
      await clips.settled();
    },
  };
}

function utteranceOf(text: string, language: Language, spokenForm: SpokenForm): Utterance {
  const prepared = prepareText(text, language, spokenForm);
  if (prepared.kind === 'text') return { text: prepared.text, language, spoken: prepared.spoken };
  const isEmpty = prepared.kind === 'empty';
  const problem = isEmpty ? 'There is nothing to say' : `At most ${LONGEST_SPEECH} characters can be spoken`;
  throw invalidInput({ text: [problem] }, problem);
}

type Spoken = { utterance: Utterance; pace: Pace; signal: AbortSignal };

/** The clip of the first speaker that has one or can make one. The answer does not wait for its storage. */
async function firstClip(
  clips: ClipCache,
  speakers: readonly Speaker[],
  { utterance, pace, signal }: Spoken,
): Promise<Uint8Array> {
  for (const speaker of speakers) {
    const key = clipKey(speaker.name, utterance, pace);
    const known = await clips.get(key);
    if (known !== undefined) return known;
    const bytes = await speaker.speak(utterance, pace, signal);
    if (bytes === undefined) continue;
    clips.put(key, bytes);
    return bytes;
  }
  throw serviceUnavailable('The voice is not available at the moment');
}

function clipKey(speaker: string, { text, language, spoken }: Utterance, pace: Pace): string {
  const parts = [RECIPE_VERSION, speaker, language, pace, text, spoken ?? ''];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
