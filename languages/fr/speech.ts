import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { LATIN_LETTERS } from '../latin-letters.ts';
import { lexiconOf } from '../lexicon.ts';
import type { Phoneme } from '../phonemes.ts';
import { HYPHENATED_WORD, wordByWord } from '../word-by-word.ts';
import { FRENCH_INVENTORY } from './inventory.ts';

const lexicon = lexiconOf('fr', FRENCH_INVENTORY);
const write = mnemonicsFrom(FRENCH_INVENTORY);

export const frenchSpeech: LanguageSpeech = {
  letters: LATIN_LETTERS,
  lexicon,
  pronounce: wordByWord({ lexicon, word: HYPHENATED_WORD }),
  mnemonics: phonemes => write(stressLastVowel(phonemes)),
  engineIpa: {
    sounds: { ɔː: 'ɔ', oː: 'o', aː: 'a', yː: 'y', eɪ: 'e', ʊ: 'u', iː: 'i', uː: 'u' },
    stress: 'none',
    rewritten: [
      // Before a vowel y and i glide, unless two consonants stand before them: nuit, nuage, but cruel and cri(j)er.
      [/y(?=i)/g, 'ɥ'],
      [/(?<![pbtdkɡfv][ʁl])y(?=[aeɛøœɑɔo])/g, 'ɥ'],
      [/(?<=[pbtdkɡfv][ʁl])i(?=[aeɛøœɑɔo])/g, 'ij'],
    ],
  },
  voice: { name: 'fr', wordsPerMinute: 145, range: USUAL_RANGE },
  services: { google: 'fr-FR', azure: 'fr-FR-DeniseNeural' },
};

/** French stresses the end, which its dictionaries do not mark. */
function stressLastVowel(phonemes: readonly Phoneme[]): readonly Phoneme[] {
  const isFull = ({ isVowel, ipa }: Phoneme) => isVowel && ipa !== 'ə';
  const last = phonemes.findLastIndex(isFull);
  return phonemes.map((phoneme, index) => ({ ...phoneme, stress: index === last ? 'ˈ' : '' }));
}
