import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { lexiconOf } from '../lexicon.ts';
import { HYPHENATED_WORD, wordByWord } from '../word-by-word.ts';
import { GERMAN_INVENTORY } from './inventory.ts';
import { respellJoints } from './joints.ts';

const lexicon = lexiconOf('de', GERMAN_INVENTORY);

export const germanSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  lexicon,
  pronounce: wordByWord({ lexicon, respell: respellJoints, word: HYPHENATED_WORD }),
  mnemonics: mnemonicsFrom(GERMAN_INVENTORY),
  engineIpa: {
    sounds: { ɜ: 'ɐ', ɾ: 'ʁ', r: 'ʁ', ɑː: 'aː', ɑ: 'a', ɔø: 'ɔʏ', ʊɐ: 'ʊʁ', l̩: 'əl' },
    rewritten: [
      // Syllables begin with all that a German word can begin with.
      [/ʃˈ(?=[ptlmnʁv])/g, 'ˈʃ'],
      [/(ts|k)ˈ(?=v)/g, 'ˈ$1'],
      [/([zʒsln])ˈ(?=j)/g, 'ˈ$1'],
      // The prefixes ver- and er- keep their r.
      [/^((?:f|ts)?ɛ)ˈʁ(?=[aɛeɪiɔoʊuœøʏy])/g, '$1ʁˈ'],
      [/(?<!a)ɪə(?=n?$)/g, 'jə'],
      // Tense vowels are long under the stress alone.
      [/([eioøuy])ː(?!ʁ[^aeɛiɪoɔuʊyʏøœə]|ɡə|[bd]ɐ)(?=.*ˈ)/g, '$1'],
      [/(?<=ˈ.*[aeɛiɪoɔuʊyʏøœəɐ]ː?[^ˈ]*[^ˈaeɛiɪoɔuʊyʏøœəɐː])([aeiouy])ː$/g, '$1'],
    ],
  },
  voice: { name: 'de', wordsPerMinute: 150, range: USUAL_RANGE },
  services: { google: 'de-DE', azure: 'de-DE-KatjaNeural' },
};
