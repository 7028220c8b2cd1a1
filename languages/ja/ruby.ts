import type { ReadingsInText, StretchReading } from '../language.ts';

/** A reading belongs to the kanji right before it, or to all that follows a bar: ｜お土産《おみやげ》. */
const RUBY = /(?:｜([^｜《》]+)|([\p{Script=Han}々〆ヶ]+))《([^《》]+)》/gu;

/** Parts a Japanese text from the kana that its author wrote behind its kanji, in the notation of Aozora Bunko. */
export function readRuby(written: string): ReadingsInText {
  const readings: StretchReading[] = [];
  let text = '';
  let end = 0;
  for (const { 0: all, 1: barred, 2: kanji, 3: kana = '', index } of written.matchAll(RUBY)) {
    const under = barred ?? kanji ?? '';
    text += written.slice(end, index);
    readings.push([text.length, under.length, kana]);
    text += under;
    end = index + all.length;
  }
  return { text: text + written.slice(end), readings };
}
