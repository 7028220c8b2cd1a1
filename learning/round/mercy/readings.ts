import type { Language } from '#languages/index.ts';
import type { RoundWord } from '../round-word.ts';

/** Between kana and Latin letters in a Japanese transcription. */
const PART = ' · ';
/** The marks of the four tones, in NFD. */
const TONES = /[\u0300\u0301\u0304\u030c]/g;

/** How a word of Japanese (kana) or Chinese (pinyin) is read; none for other languages, whose writing says it. */
export function readingsOf(
  { transcription }: Pick<RoundWord, 'transcription'>,
  language: Language,
): string[] {
  if (transcription === undefined) return [];
  if (language === 'zh') return [transcription];
  return language === 'ja' ? transcription.split(PART).slice(0, 1) : [];
}

/** Pinyin as it is typed without tones: letters alone, ü as v. */
export function toneless(pinyin: string): string {
  return tonedLetters(pinyin).replace(TONES, '').replace(/\d/g, '');
}

/** True where tones were written and are others. Digits for tones are taken as they come. */
export function tonesDiffer(written: string, pinyin: string): boolean {
  const toned = tonedLetters(written);
  return toned.search(TONES) >= 0 && toned !== tonedLetters(pinyin);
}

function tonedLetters(pinyin: string): string {
  return pinyin
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/u:|u\u0308/g, 'v')
    .replace(/(?![\u0300\u0301\u0304\u030c])[^a-z\d]/g, '');
}
