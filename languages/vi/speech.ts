import { type LanguageSpeech, TONE_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { respellWords } from '../respell-words.ts';
import { wordByWord } from '../word-by-word.ts';
import { VIETNAMESE_ENGINE_IPA } from './engine-ipa.ts';
import { VIETNAMESE_RESPELLED } from './respelled-words.ts';

// Spoken slower than others: its short closed syllables would pass in a tenth of a second.
export const vietnameseSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  pronounce: wordByWord({ respell: respellWords(VIETNAMESE_RESPELLED) }),
  engineIpa: VIETNAMESE_ENGINE_IPA,
  voice: { name: 'vi', wordsPerMinute: 118, range: TONE_RANGE, pitch: [107, 197] },
  services: { google: 'vi-VN', azure: 'vi-VN-HoaiMyNeural' },
};
