import type { Language } from '#languages/index.ts';

/**
 * Made-up words that turned out to exist, though neither the catalogue nor the dictionary has them: found by reading what
 * `pseudoWords` made of each language, between spaces (between commas in Vietnamese).
 */
export const REAL_WORDS: Partial<Record<Language, string>> = {
  ar: 'لأنشر أنبيع ترحلو استثنى أنكبح',
  bn: 'কোণস্থ যোগান্বিত বাঁচাক সহন ভূতনি',
  de: 'ankommt flennen schlich wachen kommend verecken bemanken',
  en: 'funner',
  es: 'cumano tardado',
  fr: 'récité fument noires chable',
  hi: 'वृक्षक मकर',
  id: 'kempul',
  it: 'appianare',
  ja: 'トイレット ピース ティー 孤虫',
  ko: '주유하다 미안하다 부산인',
  pl: 'łączak złości',
  pt: 'comedo desposo previa abançar',
  tr: 'köpürdün yayıla kabart mobile',
  uk: 'ростка совісний жування линути душник руханок',
  vi: 'chán nhàm',
};
