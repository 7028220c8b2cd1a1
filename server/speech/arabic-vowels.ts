import { LRUCache } from 'lru-cache';
import { isVocalised } from '#languages/ar/letters.ts';
import { type VowelsOf, vowelledWord } from '#languages/ar/vowelled-word.ts';
import type { Candidate } from '#languages/word-forms/language-forms.ts';
import { candidatesOf, type KnownLanguage } from '../catalogue/word-forms.ts';

/** Whose readings are kept: the words of texts that are heard again and again. */
const MOST_WORDS = 10_000;

/**
 * Makes the function that writes an Arabic text with the vowels of the words that are known; the engine guesses those of the others.
 * Tables are read with the first text.
 *
 * @param vowelsOf the vowelled form of a row
 */
export function arabicVowels(
  language: () => Promise<KnownLanguage>,
  vowelsOf: VowelsOf,
): (text: string) => Promise<string> {
  const read = new LRUCache<string, readonly Candidate[]>({ max: MOST_WORDS });
  return async text => {
    const known = await language();
    const readingsOf = (word: string) => {
      const readings = read.get(word) ?? candidatesOf(known, word);
      read.set(word, readings);
      return readings;
    };
    return text.replace(/[\p{Script=Arabic}\p{M}]+/gu, (word, at: number) => {
      if (isVocalised(word.replace(/\u064bا$/, ''))) return word;
      const [, next] = /^[ \u00a0]([\p{Script=Arabic}\p{M}]+)/u.exec(text.slice(at + word.length)) ?? [];
      const place = {
        candidates: readingsOf(word),
        next: next === undefined ? undefined : { word: next, candidates: readingsOf(next) },
      };
      return vowelledWord(word, place, vowelsOf) ?? word;
    });
  };
}
