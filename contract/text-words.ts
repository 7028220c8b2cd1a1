/**
 * What counts as one word of an English text, wherever it is shown, counted or checked. Apostrophes belong to the word, and so
 * does the hyphen after a single letter (T-shirt, e-mail); other hyphens part words, each with a meaning of its own.
 */
export const TEXT_WORD = /(?<!\p{L})(?:\p{L}-)?\p{L}+(?:['’]\p{L}+)*/gu;

/** docs/specification.md, section 5: the clicked word is stripped to letters a-z only and lower-cased. Of é the e remains. */
export function cleanWord(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
