import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { lexiconOf } from '../lexicon.ts';
import { HYPHENATED_WORD, wordByWord } from '../word-by-word.ts';
import { PORTUGUESE_INVENTORY } from './inventory.ts';

const lexicon = lexiconOf('pt', PORTUGUESE_INVENTORY);

export const portugueseSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  lexicon,
  pronounce: wordByWord({ lexicon, word: HYPHENATED_WORD }),
  mnemonics: mnemonicsFrom(PORTUGUESE_INVENTORY),
  engineIpa: {
    sounds: {
      æ: 'ɐ',
      y: 'i',
      eɪ: 'ej',
      aʊ: 'aw',
      aɪ: 'aj',
      ɛʊ: 'ɛw',
      oɪ: 'oj',
      iʊ: 'iw',
      eʊ: 'ew',
      ɔɪ: 'ɔj',
      ɛɪ: 'ɛj',
      uɪ: 'uj',
      x: 'ʁ',
      aː: 'a',
    },
    rewritten: [
      // The engine says nasal vowels as vowel and consonant, and r before a consonant with a vowel after it.
      [/ej[ŋnm](?=ˈ?[pbtdkɡfvszʃʒɾrʁ])/g, 'ẽ'],
      [/ej[ŋnm]$/g, 'ẽj'],
      [/([aeiouɐɛɔɪʊ])\u0303?(?:ŋ|[mn](?=ˈ?[pbtdkɡfvszʃʒ]))(?!ˈ?[aeiouɐɛɔɪʊ])/g, '$1\u0303'],
      [/ɾə(?=ˈ?[^aeiouɐɛɔɪʊə])/g, 'ʁ'],
      [/r(?=ˈ?[aeiouɐɛɔɪʊ])/g, 'ɾ'],
      [/r/g, 'ʁ'],
      [/(?<=[pbtdkɡfv])ʁ(?=[aeiouɐẽɛɔɪʊjw])/g, 'ɾ'],
      // A final l is a glide after every vowel.
      [/l(?=$|ˈ?[pbtdkɡfvszʃʒmnʁɾ])/g, 'w'],
      [/ẽs$/g, 'ẽjs'],
    ],
    isPartedByHyphen: true,
  },
  voice: { name: 'pt-br', wordsPerMinute: 150, range: USUAL_RANGE },
  services: { google: 'pt-BR', azure: 'pt-BR-FranciscaNeural' },
};
