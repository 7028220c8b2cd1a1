import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { wordByWord } from '../word-by-word.ts';

export const polishSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  pronounce: wordByWord({}),
  engineIpa: { sounds: { ʃ: 'ʂ', ʒ: 'ʐ', tʃ: 'tʂ', dʒ: 'dʐ', ɲʲ: 'ɲ', ɔː: 'ɔ', ç: 'x', ɣ: 'x' } },
  voice: { name: 'pl', wordsPerMinute: 145, range: USUAL_RANGE },
  services: { google: 'pl-PL', azure: 'pl-PL-ZofiaNeural' },
};
