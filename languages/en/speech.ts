import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { lexiconOf } from '../lexicon.ts';
import { wordByWord } from '../word-by-word.ts';
import { ENGLISH_INVENTORY } from './inventory.ts';

const lexicon = lexiconOf('en', ENGLISH_INVENTORY);

export const englishSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  lexicon,
  pronounce: wordByWord({ lexicon }),
  mnemonics: mnemonicsFrom(ENGLISH_INVENTORY),
  // Alone, a verb that is written like a noun or an adjective (to live, to use, to close) would be read as that.
  forOtherVoices: ({ text, pos }) =>
    pos === 'verb' && lexicon.find(text, pos) !== lexicon.find(text) ? `to ${text}` : text,
  engineIpa: {
    sounds: { ʔ: 't', ᵻ: 'ɪ', ɐ: 'ə', ɜː: 'ɝː' },
    stress: 'both',
    // The engine’s vowels before r have an r of their own.
    rewritten: [[/ɹ(ˈ|ˌ?)ɹ/g, '$1ɹ']],
  },
  voice: { name: 'en-us', wordsPerMinute: 150, range: USUAL_RANGE },
  services: { google: 'en-US', azure: 'en-US-JennyNeural' },
};
