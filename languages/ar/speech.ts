import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { arabicMnemonics } from './mnemonics.ts';
import { pronounceArabic } from './phonemes.ts';

export const arabicSpeech: LanguageSpeech = {
  letters: /^[\p{Script=Arabic}\u064b-\u0652\u0670 \-؟!.،]+$/u,
  pronounce: ({ text, spoken }) => pronounceArabic(spoken ?? text),
  mnemonics: arabicMnemonics,
  voice: { name: 'ar', wordsPerMinute: 140, range: USUAL_RANGE },
  services: { google: 'ar-XA', azure: 'ar-SA-ZariyahNeural' },
};
