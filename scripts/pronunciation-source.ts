import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import { speechOf } from '#languages/speech.ts';

/** Who decided how something is said: the lexicon or the rules of its language, both and the engine in part, the engine alone. */
export type PronunciationSource = 'lexicon' | 'rule' | 'part' | 'engine';

/** Who decides how a text is said; `lexicon` as soon as one of its words stands there and the engine has no share. */
export async function sourceOf(language: Language, utterance: Utterance): Promise<PronunciationSource> {
  const speech = speechOf(language);
  const pieces = (await speech.pronounce(utterance)).filter(({ letters }) => /\p{L}/u.test(letters));
  const known = pieces.filter(({ phonemes }) => phonemes !== undefined);
  if (known.length === 0) return 'engine';
  if (known.length < pieces.length) return 'part';
  return known.some(({ letters }) => speech.lexicon?.find(letters, utterance.pos)) ? 'lexicon' : 'rule';
}
