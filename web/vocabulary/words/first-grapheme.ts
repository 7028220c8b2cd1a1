import type { Language } from '#languages/index.ts';

/** A letter that nothing is written onto: marks, joiners, parts of Korean syllables. */
const LETTER_ALONE = /^\p{L}(?![\p{M}\u1100-\u11ff\u200c\u200d])/u;
const segmenters = new Map<Language, Intl.Segmenter>();

/** The first letter of a word, or its first syllable sign or character: what a reader of its script takes for one sign. */
export function firstGrapheme(form: string, language: Language): string {
  // A segmenter takes a slow phone 40 ms to load; most words need none.
  const [letter] = LETTER_ALONE.exec(form) ?? [];
  return letter ?? firstGraphemes(form, language, 1);
}

/** So many signs of the beginning, as at the head of a dictionary's page. */
export function firstGraphemes(form: string, language: Language, count: number): string {
  // A question of Spanish begins with a mark that is no letter.
  const letters = form.slice(Math.max(form.search(/[^\p{P}\s]/u), 0));
  // Browsers of 2024 may lack it; they get the first letters without the marks that follow them.
  if (!('Segmenter' in Intl)) return [...letters].slice(0, count).join('');
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language);
  segmenters.set(language, segmenter);
  const signs = [];
  for (const { segment } of segmenter.segment(letters)) {
    if (signs.length === count) break;
    signs.push(segment);
  }
  return signs.join('').trimEnd();
}
