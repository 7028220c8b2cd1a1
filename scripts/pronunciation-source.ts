import type { Language } from '#languages/index.ts';
import type { LanguageSpeech, Utterance } from '#languages/language.ts';
import { speechOf } from '#languages/speech.ts';

/**
 * Who decided what is shown of a sound: the lexicon or the rules of its language, both and the engine in part, the engine alone, or a
 * reading of the characters, ours or a dictionary's, for which no engine is asked.
 */
export type PronunciationSource = 'lexicon' | 'rule' | 'part' | 'engine' | 'reading';

/** Who decides how a text is said; `lexicon` as soon as one of its words stands there and the engine has no share. */
export async function sourceOf(language: Language, utterance: Utterance): Promise<PronunciationSource> {
  const speech = speechOf(language);
  if (await isReading(speech, utterance)) return 'reading';
  const pieces = (await speech.pronounce(utterance)).filter(({ letters }) => /\p{L}/u.test(letters));
  const known = pieces.filter(({ phonemes }) => phonemes !== undefined);
  if (known.length === 0) return 'engine';
  if (known.length < pieces.length) return 'part';
  return known.some(({ letters }) => speech.lexicon?.find(letters, utterance.pos)) ? 'lexicon' : 'rule';
}

async function isReading({ transcribe }: LanguageSpeech, utterance: Utterance): Promise<boolean> {
  if (transcribe === undefined) return false;
  let isEngineAsked = false;
  await transcribe(utterance, async () => {
    isEngineAsked = true;
    return '';
  });
  return !isEngineAsked;
}
