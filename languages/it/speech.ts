import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { lexiconOf } from '../lexicon.ts';
import { HYPHENATED_WORD, wordByWord } from '../word-by-word.ts';
import { ITALIAN_INVENTORY } from './inventory.ts';
import { ITALIAN_REWRITTEN } from './rewritten.ts';

const lexicon = lexiconOf('it', ITALIAN_INVENTORY);

export const italianSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  lexicon,
  pronounce: wordByWord({ lexicon, word: HYPHENATED_WORD }),
  mnemonics: mnemonicsFrom(ITALIAN_INVENTORY),
  engineIpa: {
    sounds: {
      ʊ: 'u',
      ɪ: 'i',
      ɾ: 'r',
      aɪ: 'ai',
      aʊ: 'au',
      eɪ: 'ei',
      tʃː: 'ttʃ',
      dʒː: 'ddʒ',
      tsː: 'tts',
      dzː: 'ddz',
      ss: 'sː',
      aː: 'a',
      iː: 'i',
      ɔː: 'ɔ',
      ɛː: 'ɛ',
      eː: 'e',
      oː: 'o',
      uː: 'u',
    },
    rewritten: ITALIAN_REWRITTEN,
  },
  voice: { name: 'it', wordsPerMinute: 150, range: USUAL_RANGE },
  services: { google: 'it-IT', azure: 'it-IT-ElsaNeural' },
};
