/** Signs as wide as they are high: Han, kana, Hangul. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How much room a text takes, in Latin letters. */
export function widthOf(text: string): number {
  return [...text].reduce((width, sign) => width + (WIDE.test(sign) ? 2.5 : 1), 0);
}

/** The width of the longest part that no line break can cut. */
const longestPart = (text: string) => Math.max(...text.split(/\s+/).map(widthOf));

/** How large the word of a question may be on a phone's screen: 3 for most words, 0 for a phrase. */
function sizeOf(text: string): 0 | 1 | 2 | 3 {
  const [part, whole] = [longestPart(text), text.length];
  if (part > 18 || whole > 36) return 0;
  if (part > 13 || whole > 24) return 1;
  // Two words beside each other rather than large ones below each other.
  return part > 9 || whole > 11 ? 2 : 3;
}

// A narrow phone would break a word of ten letters and more before its last ones; like the sizes that have a name, none grows beyond the screen.
const WORDS = [
  'word-2xl max-[24rem]:word-lg sm:word-3xl squat:word-lg',
  'word-3xl max-[24rem]:word-xl sm:word-4xl squat:word-xl',
  'word-4xl max-[24rem]:word-[min(1.75rem,9vw)] sm:word-5xl squat:word-2xl',
  'word-large max-[22.5rem]:word-4xl',
] as const;
const TRANSLATIONS = [
  'text-xl sm:text-2xl',
  'text-2xl sm:text-3xl',
  'text-3xl max-[24rem]:text-2xl sm:text-4xl',
  'text-3xl sm:text-4xl',
] as const;

/** Classes for a word of the learning language as the hero of a trainer: the book face. */
export const wordSize = (text: string): string => `word ${WORDS[sizeOf(text)]}`;

/** Classes for a translation as the hero of a trainer: the reader's own voice. */
export const translationSize = (text: string): string =>
  `font-semibold leading-snug ${TRANSLATIONS[sizeOf(text)]}`;
