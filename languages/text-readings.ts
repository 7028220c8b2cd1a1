import { withoutVowels } from './ar/vowels.ts';
import type { Language } from './index.ts';
import { readRuby } from './ja/ruby.ts';
import type { ReadingsInText, StretchReading } from './language.ts';

const NOTATIONS: Partial<Record<Language, (written: string) => ReadingsInText>> = {
  ar: written => byWords(written, /[\p{Script=Arabic}\p{M}]+/gu, withoutVowels),
  ja: readRuby,
  uk: written => byWords(written, /[\p{L}\p{M}’'ʼ-]+/gu, word => word.replaceAll('\u0301', '')),
};

/**
 * Parts a text that is written with its readings: Arabic with all vowel marks, Ukrainian with stress marks, Japanese with the kana
 * of each run of kanji behind it (駅《えき》). What has no such notation is the text as it stands.
 */
export function partReadings(written: string, language: Language): ReadingsInText {
  return NOTATIONS[language]?.(written) ?? { text: written, readings: [] };
}

function byWords(written: string, words: RegExp, plainOf: (word: string) => string): ReadingsInText {
  const readings: StretchReading[] = [];
  let text = '';
  let end = 0;
  for (const { 0: word, index } of written.matchAll(words)) {
    const plain = plainOf(word);
    text += written.slice(end, index);
    if (plain !== word) readings.push([text.length, plain.length, word]);
    text += plain;
    end = index + word.length;
  }
  return { text: text + written.slice(end), readings };
}
