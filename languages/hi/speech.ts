import { INDIAN_ENGINE_SOUNDS } from '../indian-engine-sounds.ts';
import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { lexiconOf } from '../lexicon.ts';
import { wordByWord } from '../word-by-word.ts';
import { HINDI_INVENTORY } from './inventory.ts';
import { hindiPhonemes } from './phonemes.ts';

const lexicon = lexiconOf('hi', HINDI_INVENTORY);

export const hindiSpeech: LanguageSpeech = {
  letters: /^[\p{Script=Devanagari}\p{Join_Control} \-?!.।]+$/u,
  pronounce: wordByWord({ lexicon, rule: ({ word }) => hindiPhonemes(word) }),
  lexicon,
  mnemonics: mnemonicsFrom(HINDI_INVENTORY),
  engineIpa: {
    sounds: { ...INDIAN_ENGINE_SOUNDS, ʌ: 'ə', i: 'iː', 'a\u0303': 'a\u0303ː', a: 'aː' },
    stress: 'none',
    rewritten: [
      // After a nasal vowel the engine also says the consonant that the vowel has swallowed.
      [/(\u0303ː?)[nɳŋmɲ](?=[ʈɖɽtdkɡpb])/g, '$1'],
    ],
    isPartedByHyphen: true,
  },
  voice: { name: 'hi', wordsPerMinute: 140, range: USUAL_RANGE },
  services: { google: 'hi-IN', azure: 'hi-IN-SwaraNeural' },
};
