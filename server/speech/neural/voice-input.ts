import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import { speechOf } from '#languages/speech.ts';
import type { Pool } from '../engine/pool.ts';
import { textForOthers } from '../text-for-others.ts';
import { clausesOf, sentencesOf } from './clauses.ts';
import { fitToSigns } from './signs.ts';
import type { InstalledVoice } from './voice-folder.ts';

/** Signs at once, some eight seconds: a model takes memory by the length of what it says. */
const LONGEST_PIECE = 120;

/** What a model is given, and what of it the model has no signs for. */
export type VoiceInput = { pieces: string[]; lost: string[] };

type Asked = { utterance: Utterance; language: Language; from?: string };

/**
 * Writes an utterance for a model, by sentence: all sounds as we decide them where the model was trained with phonemes, else its
 * letters with what they leave out, vowels, stress or kana, as far as the model has signs for it.
 *
 * @param pool of the embedded engine, which knows the phonemes
 */
export async function voiceInput(
  { input, signs }: Pick<InstalledVoice, 'input' | 'signs'>,
  { utterance, language, from }: Asked,
  pool: Pool,
): Promise<VoiceInput> {
  if (input === 'text')
    return { pieces: sentencesOf(textForOthers(utterance, language), LONGEST_PIECE), lost: [] };
  const written =
    input === 'phonemes'
      ? await pool.run({ kind: 'phonemes', ...utterance, language }, from)
      : lettersOf(utterance, language);
  const known = new Set(signs);
  const fitted = sentencesOf(written, LONGEST_PIECE).map(piece => fitToSigns(piece, known));
  return {
    pieces: fitted.map(({ text }) => text).filter(text => /[\p{L}\p{N}]/u.test(text)),
    lost: fitted.flatMap(({ lost }) => lost),
  };
}

/** Letters with the marks of the models: commas and full stops of other scripts are those of ours. */
function lettersOf(utterance: Utterance, language: Language): string {
  const text = utterance.spoken ?? speechOf(language).forOtherVoices?.(utterance) ?? utterance.text;
  return clausesOf(text)
    .map(({ words, mark }) => words + mark)
    .join(' ')
    .normalize('NFC');
}
