import { arabicSpeech } from './ar/speech.ts';
import { bengaliSpeech } from './bn/speech.ts';
import { germanSpeech } from './de/speech.ts';
import { englishSpeech } from './en/speech.ts';
import { spanishSpeech } from './es/speech.ts';
import { frenchSpeech } from './fr/speech.ts';
import { hindiSpeech } from './hi/speech.ts';
import { indonesianSpeech } from './id/speech.ts';
import type { Language } from './index.ts';
import { italianSpeech } from './it/speech.ts';
import { japaneseSpeech } from './ja/speech.ts';
import { koreanSpeech } from './ko/speech.ts';
import type { LanguageSpeech } from './language.ts';
import { polishSpeech } from './pl/speech.ts';
import { portugueseSpeech } from './pt/speech.ts';
import { turkishSpeech } from './tr/speech.ts';
import { ukrainianSpeech } from './uk/speech.ts';
import { vietnameseSpeech } from './vi/speech.ts';
import { chineseSpeech } from './zh/speech.ts';

/** How each language is said, for the server and the scripts. */
const SPEECH: Record<Language, LanguageSpeech> = {
  en: englishSpeech,
  uk: ukrainianSpeech,
  es: spanishSpeech,
  hi: hindiSpeech,
  ar: arabicSpeech,
  pt: portugueseSpeech,
  bn: bengaliSpeech,
  fr: frenchSpeech,
  de: germanSpeech,
  ja: japaneseSpeech,
  id: indonesianSpeech,
  tr: turkishSpeech,
  zh: chineseSpeech,
  vi: vietnameseSpeech,
  it: italianSpeech,
  ko: koreanSpeech,
  pl: polishSpeech,
};

export const speechOf = (language: Language): LanguageSpeech => SPEECH[language];
