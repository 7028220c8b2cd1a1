import type { Language } from '#languages/index.ts';
import type { Log } from '#server/process/log.ts';
import { LENGTHS } from '../engine/engine-voices.ts';
import type { Pool } from '../engine/pool.ts';
import type { Speaker, Spoken } from '../speaker.ts';
import { NEURAL_POOL_LIMITS, neuralPool } from './neural-pool.ts';
import { type ChosenVoice, choiceTime, readChoice } from './voice-folder.ts';
import { voiceInput } from './voice-input.ts';

/** The voices that an operator has added. */
export type NeuralVoices = {
  /** Who speaks a language now; undefined where no voice was added for it. Never rejects. */
  speakerOf(language: Language): Promise<Speaker | undefined>;
  waiting(): number;
  close(): void;
};

export type NeuralOptions = {
  /** The folder of voices; several servers may share it. */
  folder: string;
  pool: Pool;
  log: Log;
  waitMilliseconds?: number | undefined;
  /** How long the server goes on with what it knows of the folder. */
  recheckMilliseconds?: number | undefined;
};

const RECHECK_MS = 2_000;

type Known = { lookedAt: number; chosenAt: number | undefined; speaker: Speaker | undefined };

/** Voices of a folder, which is looked at again every two seconds: one that is added speaks without a restart. */
export function neuralVoices({ folder, pool, log, ...options }: NeuralOptions): NeuralVoices {
  const { waitMilliseconds = NEURAL_POOL_LIMITS.waitMilliseconds, recheckMilliseconds = RECHECK_MS } =
    options;
  const neural = neuralPool(log, { ...NEURAL_POOL_LIMITS, waitMilliseconds });
  const known = new Map<Language, Known>();

  const speakerFor = (voice: ChosenVoice): Speaker => ({
    name: `neural ${voice.name} ${voice.version} ${voice.speaker}`,
    // What fails here has been logged where it arose, and the next voice speaks.
    speak: (spoken, { from }) => sayWith(voice, spoken, from).catch(() => undefined),
  });

  async function sayWith(
    voice: ChosenVoice,
    { language, pace, ...utterance }: Spoken,
    from: string,
  ): Promise<Uint8Array | undefined> {
    const { pieces } = await voiceInput(voice, { utterance, language, from }, pool);
    if (pieces.length === 0) return undefined;
    const { folder: place, kind, speaker } = voice;
    const job = { folder: place, kind, speaker, language, pieces, length: LENGTHS[pace] };
    const audio = await neural.speak(voice, job, from);
    if (audio === undefined || audio.samples.every(sample => sample === 0)) return undefined;
    const { samples, sampleRate } = audio;
    return pool.run({ kind: 'encode', samples, sampleRate }, from);
  }

  async function look(language: Language, before: Known | undefined): Promise<Known> {
    const lookedAt = performance.now();
    try {
      const chosenAt = await choiceTime(folder, language);
      if (before !== undefined && before.chosenAt === chosenAt) return { ...before, lookedAt };
      const voice = await readChoice(folder, language);
      return { lookedAt, chosenAt, speaker: voice && speakerFor(voice) };
    } catch (error) {
      // Told once, until the folder is another one.
      if (before?.lookedAt === undefined || before.speaker !== undefined)
        log.warn({ err: error, language }, 'an added voice cannot be read; another voice speaks');
      return { lookedAt, chosenAt: undefined, speaker: undefined };
    }
  }

  return {
    async speakerOf(language) {
      const before = known.get(language);
      if (before !== undefined && performance.now() - before.lookedAt < recheckMilliseconds)
        return before.speaker;
      const now = await look(language, before);
      known.set(language, now);
      return now.speaker;
    },
    waiting: neural.waiting,
    close: neural.close,
  };
}
