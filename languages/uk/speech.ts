import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { ukrainianMnemonics } from './mnemonics.ts';
import { pronounceUkrainian } from './phonemes.ts';
import { STRESS_MARK } from './sounds.ts';

export const ukrainianSpeech: LanguageSpeech = {
  letters: /^[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’ \-?!.]+$/iu,
  pronounce: ({ text, spoken }) => pronounceUkrainian(spoken ?? text),
  mnemonics: ukrainianMnemonics,
  // Other voices know no stress marks, and the stress of common words they know themselves.
  forOtherVoices: ({ text }) => text.replaceAll(STRESS_MARK, ''),
  voice: { name: 'uk', wordsPerMinute: 112, range: USUAL_RANGE },
  services: { google: 'uk-UA', azure: 'uk-UA-PolinaNeural' },
};
