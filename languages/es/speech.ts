import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { lexiconOf } from '../lexicon.ts';
import { HYPHENATED_WORD, wordByWord } from '../word-by-word.ts';
import { SPANISH_INVENTORY } from './inventory.ts';
import { SPANISH_REWRITTEN } from './rewritten.ts';

const lexicon = lexiconOf('es', SPANISH_INVENTORY);

export const spanishSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  lexicon,
  pronounce: wordByWord({ lexicon, word: HYPHENATED_WORD }),
  mnemonics: mnemonicsFrom(SPANISH_INVENTORY),
  engineIpa: {
    sounds: { ɛ: 'e', pː: 'p', eɪ: 'ei̯', aʊ: 'au̯', aɪ: 'ai̯', oɪ: 'oi̯', eʊ: 'eu̯' },
    rewritten: SPANISH_REWRITTEN,
  },
  // The words are Latin American, and so is the sound.
  voice: { name: 'es-419', wordsPerMinute: 150, range: USUAL_RANGE },
  services: { google: 'es-US', azure: 'es-MX-DaliaNeural' },
};
