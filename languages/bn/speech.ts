import { INDIAN_ENGINE_SOUNDS } from '../indian-engine-sounds.ts';
import { mnemonicsFrom } from '../inventory.ts';
import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { lexiconOf } from '../lexicon.ts';
import { wordByWord } from '../word-by-word.ts';
import { BENGALI_INVENTORY } from './inventory.ts';
import { bengaliPhonemes } from './phonemes.ts';
import { respellBengali } from './respelling.ts';

const lexicon = lexiconOf('bn', BENGALI_INVENTORY);

export const bengaliSpeech: LanguageSpeech = {
  letters: /^[\p{Script=Bengali}\p{Join_Control} \-?!.।]+$/u,
  pronounce: wordByWord({ lexicon, rule: ({ word }) => bengaliPhonemes(word), respell: respellBengali }),
  lexicon,
  mnemonics: mnemonicsFrom(BENGALI_INVENTORY),
  engineIpa: { sounds: { ...INDIAN_ENGINE_SOUNDS, oː: 'o' }, stress: 'none', isPartedByHyphen: true },
  voice: { name: 'bn', wordsPerMinute: 140, range: USUAL_RANGE },
  services: { google: 'bn-IN', azure: 'bn-BD-NabanitaNeural' },
};
