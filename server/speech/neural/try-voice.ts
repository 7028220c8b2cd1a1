import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import type { Pool } from '../engine/pool.ts';
import type { EngineProcess } from './engine-process.ts';
import { TRIAL_TEXTS } from './trial-texts.ts';
import type { ChosenVoice } from './voice-folder.ts';
import { voiceInput } from './voice-input.ts';

/** A word and a sentence take so long, roughly. */
const SHORTEST_SECONDS = 0.1;
const LONGEST_SECONDS = 20;
/** Of 16 bits; what stays below is silence. */
const QUIETEST = 200;
/** Of the characters: a voice that lacks more leaves sounds out. */
const MOST_LOST = 0.1;

type Trial = { pool: Pool; engine: EngineProcess };

/**
 * Lets a voice say a word and a sentence of a language.
 *
 * @throws Error in plain words when it has no signs for its sounds or letters, fails, or is not to be heard
 */
export async function tryVoice(voice: ChosenVoice, language: Language, trial: Trial): Promise<void> {
  for (const utterance of TRIAL_TEXTS[language]) await sayOne(voice, { utterance, language }, trial);
}

async function sayOne(
  voice: ChosenVoice,
  { utterance, language }: { utterance: Utterance; language: Language },
  { pool, engine }: Trial,
): Promise<void> {
  const { pieces, lost } = await voiceInput(voice, { utterance, language }, pool);
  const missing = lost.filter(character => character !== '\u0301');
  const characters = [...pieces.join('')].length + missing.length;
  if (characters === 0 || missing.length > MOST_LOST * characters)
    throw new Error(
      `It has no signs for ${missing.length} of the ${characters} of "${utterance.text}" (${[...new Set(missing)].join(' ')}): it is a voice for another language, or its table of signs is not whole`,
    );
  const { folder, kind, speaker } = voice;
  const { samples, sampleRate } = await engine
    .speak({ folder, kind, speaker, language, pieces, length: 1 })
    .catch((error: Error) => {
      throw new Error(`It cannot say "${utterance.text}": ${error.message}`);
    });
  const seconds = samples.length / sampleRate;
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS || loudest < QUIETEST)
    throw new Error(
      `It says "${utterance.text}" in ${seconds.toFixed(1)} s, ${loudest < QUIETEST ? 'without a sound' : 'which cannot be right'}`,
    );
}
