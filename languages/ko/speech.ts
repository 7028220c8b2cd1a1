import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { pronounceKorean } from './phonemes.ts';

export const koreanSpeech: LanguageSpeech = {
  letters: /^[\p{Script=Hangul} \-?!.]+$/u,
  pronounce: pronounceKorean,
  async transcribe({ text }, ipa) {
    const { koreanRomanisation } = await import('./romanisation.ts');
    return `${await ipa()} · ${koreanRomanisation(text)}`;
  },
  voice: { name: 'ko', wordsPerMinute: 140, range: USUAL_RANGE },
  services: { google: 'ko-KR', azure: 'ko-KR-SunHiNeural' },
};
