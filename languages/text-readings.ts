import { withoutVowels } from './ar/vowels.ts';
import type { Language } from './index.ts';
import { partRuby, RUBY } from './ja/ruby.ts';
import type { ReadingsInText, StretchReading } from './language.ts';

/** What is written with a reading, and how a match of it parts into what is printed and the reading. */
type Notation = { written: RegExp; part: (match: readonly string[]) => [printed: string, reading: string] };

const byWord = (written: RegExp, printed: (word: string) => string): Notation => ({
  written,
  part: ([word = '']) => [printed(word), word],
});

const NOTATIONS: Partial<Record<Language, Notation>> = {
  ar: byWord(/[\p{Script=Arabic}\p{M}]+/gu, withoutVowels),
  ja: { written: RUBY, part: partRuby },
  uk: byWord(/[\p{L}\p{M}’'ʼ-]+/gu, word => word.replaceAll('\u0301', '')),
};

/**
 * Parts a text that is written with its readings: Arabic with all vowel marks, Ukrainian with stress marks, Japanese with the kana
 * of each run of kanji behind it (駅《えき》). What has no such notation is the text as it stands.
 */
export function partReadings(source: string, language: Language): ReadingsInText {
  const notation = NOTATIONS[language];
  if (notation === undefined) return { text: source, readings: [] };
  const readings: StretchReading[] = [];
  let text = '';
  let end = 0;
  for (const match of source.matchAll(notation.written)) {
    const [printed, reading] = notation.part(match);
    text += source.slice(end, match.index);
    if (printed !== reading) readings.push([text.length, printed.length, reading]);
    text += printed;
    end = match.index + match[0].length;
  }
  return { text: text + source.slice(end), readings };
}
