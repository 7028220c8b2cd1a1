import type { Language } from './index.ts';
import { decomposeHangul } from './ko/hangul.ts';

/** What stands between the signs of a word, or marks that a reader passes over. */
const BETWEEN = /[\s\p{Pd}\p{Po}\p{Ps}\p{Pe}~]/u;

/**
 * The signs of a word, each the longest that is known (`সূর্য`, `きゃ`), blocks of Hangul as their letters; undefined where something is
 * left that is none of them. Japanese is to be given as its kana.
 */
export function signsOf(
  text: string,
  language: Language,
  isSign: (text: string) => boolean,
  longest: number,
): string[] | undefined {
  const signs: string[] = [];
  for (let rest = spelledOut(text, language); rest !== ''; ) {
    const sign = longestSign(rest, isSign, longest);
    if (sign !== undefined) signs.push(sign);
    else if (!BETWEEN.test(rest.charAt(0))) return undefined;
    rest = rest.slice(sign?.length ?? 1);
  }
  return signs;
}

function longestSign(text: string, isSign: (text: string) => boolean, longest: number): string | undefined {
  for (let length = longest; length > 0; length--) {
    const start = text.slice(0, length);
    if (start.length === length && isSign(start)) return start;
  }
  return undefined;
}

function spelledOut(text: string, language: Language): string {
  const plain = text.normalize('NFC').toLowerCase();
  if (language !== 'ko') return plain;
  return Array.from(plain, block => {
    const letters = decomposeHangul(block);
    return letters === undefined ? block : letters.initial + letters.vowel + letters.final;
  }).join('');
}
