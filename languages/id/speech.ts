import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { lexiconOf } from '../lexicon.ts';
import { wordByWord } from '../word-by-word.ts';
import { INDONESIAN_INVENTORY } from './inventory.ts';
import { indonesianPhonemes } from './phonemes.ts';

const lexicon = lexiconOf('id', INDONESIAN_INVENTORY);

export const indonesianSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  pronounce: wordByWord({ lexicon, rule: ({ word }) => indonesianPhonemes(word) }),
  lexicon,
  mnemonics: mnemonicsFrom(INDONESIAN_INVENTORY),
  engineIpa: { sounds: { ç: 'ʃ', ʔ: 'k' }, isPartedByHyphen: true, isReadWordByWord: true },
  voice: { name: 'id', wordsPerMinute: 150, range: USUAL_RANGE },
  services: { google: 'id-ID', azure: 'id-ID-GadisNeural' },
};
