import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { lexiconOf } from '../lexicon.ts';
import { wordByWord } from '../word-by-word.ts';
import { TURKISH_INVENTORY } from './inventory.ts';
import { turkishPhonemes } from './phonemes.ts';

const lexicon = lexiconOf('tr', TURKISH_INVENTORY);

export const turkishSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  pronounce: wordByWord({ lexicon, rule: ({ word }) => turkishPhonemes(word) }),
  lexicon,
  mnemonics: mnemonicsFrom(TURKISH_INVENTORY),
  engineIpa: { sounds: { ɯɯ: 'ɯː' } },
  voice: { name: 'tr', wordsPerMinute: 145, range: USUAL_RANGE },
  services: { google: 'tr-TR', azure: 'tr-TR-EmelNeural' },
};
