import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { lexiconOf } from '../lexicon.ts';
import { HYPHENATED_WORD, wordByWord } from '../word-by-word.ts';
import { POLISH_INVENTORY } from './inventory.ts';
import { pronouncePolish } from './phonemes.ts';

const lexicon = lexiconOf('pl', POLISH_INVENTORY);

export const polishSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  lexicon,
  pronounce: wordByWord({ lexicon, rule: pronouncePolish, word: HYPHENATED_WORD }),
  mnemonics: mnemonicsFrom(POLISH_INVENTORY),
  engineIpa: { sounds: { ʃ: 'ʂ', ʒ: 'ʐ', tʃ: 'tʂ', dʒ: 'dʐ', ɲʲ: 'ɲ', ɔː: 'ɔ', ç: 'x', ɣ: 'x' } },
  voice: { name: 'pl', wordsPerMinute: 145, range: USUAL_RANGE },
  services: { google: 'pl-PL', azure: 'pl-PL-ZofiaNeural' },
};
