import type { Language } from '#languages/index.ts';

const segmenters = new Map<Language, Intl.Segmenter>();

/** The first letter of a word, or its first syllable sign or character: what a reader of its script takes for one sign. */
export function firstSign(form: string, language: Language): string {
  // Browsers of 2024 may lack it; they get the first letter without the marks that follow it.
  if (!('Segmenter' in Intl)) return [...form][0] ?? '';
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language);
  segmenters.set(language, segmenter);
  const [first] = segmenter.segment(form);
  return first?.segment ?? '';
}
