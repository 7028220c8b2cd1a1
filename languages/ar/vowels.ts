const MARKS = /[\u064b-\u0652\u0670]/g;
/** Printed in ordinary texts too, where it stands beside its ا: رجلًا. */
const USUAL = /\u064b\u0651?ا$/;

/** A vowelled word as it is usually printed; its marks are in the order of NFC. */
export function withoutVowels(word: string): string {
  const place = USUAL.exec(word)?.index;
  return place === undefined ? word.replace(MARKS, '') : `${word.slice(0, place).replace(MARKS, '')}\u064bا`;
}

/** Their last vowel is said wherever they stand. */
const KEEP_THEIR_VOWEL = new Set(['هُوَ', 'هِيَ', 'أَنْتَ', 'أَنْتِ', 'نَحْنُ']);

/**
 * A vowelled word as it is said before a pause: without its last short vowel or the n of its case, كِتَابٌ kitāb; ة stands bare. An ا
 * that carries ً stays, and is said as a long a. The marks are in the order of NFC.
 */
export function pausalForm(word: string): string {
  if (KEEP_THEIR_VOWEL.has(word)) return word;
  return word
    .replace(/[\u064c\u064d\u064e\u064f\u0650](?=\u0651?$)/, '')
    .replace(/ة[\u064b-\u0650]$/, 'ة')
    .replace(/\u064b(\u0651?)ا$/, '\u064e$1ا');
}
