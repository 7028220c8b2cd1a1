import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { lexiconOf } from '../lexicon.ts';
import { HYPHENATED_WORD, wordByWord } from '../word-by-word.ts';
import { ENGLISH_INVENTORY } from './inventory.ts';

const lexicon = lexiconOf('en', ENGLISH_INVENTORY);

export const englishSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  lexicon,
  pronounce: wordByWord({ lexicon, word: HYPHENATED_WORD }),
  mnemonics: mnemonicsFrom(ENGLISH_INVENTORY),
  // Alone, a verb that is written like a noun or an adjective (to live, to use, to close) would be read as that.
  forOtherVoices: ({ text, pos }) =>
    pos === 'verb' && lexicon.find(text, pos) !== lexicon.find(text) ? `to ${text}` : text,
  engineIpa: {
    sounds: { ʔ: 't', ᵻ: 'ɪ', ɐ: 'ə', ɜː: 'ɝː' },
    stress: 'both',
    rewritten: [
      // The engine’s vowels before r have an r of their own; an unstressed one before a spoken r is ə.
      [/ɹ(ˈ|ˌ?)ɹ/g, '$1ɹ'],
      [/ɚ(ˈ|ˌ?)ɹ/g, 'ə$1ɹ'],
      [/ɝːɹ(?=[aæeɛəɚiɪoɔuʊʌ])/g, 'ɝː'],
      [/iəɹ/g, 'ɪɹ'],
      [/ɔ(?![ːɪ])/g, 'ɔː'],
      // Syllables begin with all that an English word can begin with.
      [/s(ˈ|ˌ)(?=[pkw]|t(?!ʃ))/g, '$1s'],
      [/m(ˈ|ˌ)(?=j)/g, '$1m'],
      // Prefixes keep their n before k and g.
      [/^(ˌ?(?:ɪ|kə|ʌ|ɛ))ŋ(?=ˈ[kɡ])/g, '$1n'],
      // What only the second stress makes of -ic, -ive, -ist; and two vowels that the engine says as one.
      [/(?<=ˈ.*)ˌ(?=[^aæeɛəɚiɪoɔuʊʌˈˌ]+ɪ(?:k|v|st?|t|n)$)/g, ''],
      [/(?<![aeɔ])ɪ(?=[ˈˌ]?[əɚoæɑe])/g, 'i'],
      [/^([^ˈˌ]*aɪ[əɚ])(?=.*ˈ)/, 'ˌ$1'],
      [/^([^ˈˌ]*aɪ[əɚ])/, 'ˈ$1'],
      [/(?<=[ln])iən(?=t?$)/g, 'jən'],
      [/juː(?=mənt)/g, 'jə'],
    ],
  },
  voice: { name: 'en-us', wordsPerMinute: 150, range: USUAL_RANGE },
  services: { google: 'en-US', azure: 'en-US-JennyNeural' },
};
