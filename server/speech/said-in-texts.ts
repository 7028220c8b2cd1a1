import { pausalForm } from '#languages/ar/vowels.ts';
import type { Language } from '#languages/index.ts';
import type { StretchReading } from '#languages/language.ts';

type TextWithReadings = {
  learn: Language;
  title: string;
  body: string;
  said?: { title: readonly StretchReading[]; body: readonly StretchReading[] } | undefined;
};

type Part = { text: string; readings: readonly StretchReading[] };

/**
 * Makes the function that writes a sentence of our own texts as it is said: Arabic with its vowels, Japanese in kana. A sentence
 * that stands in none of them stays as it is.
 */
export function saidInTexts(
  texts: readonly TextWithReadings[],
  language: 'ar' | 'ja',
): (sentence: string) => Promise<string> {
  const parts = texts.flatMap(({ learn, title, body, said }): Part[] =>
    learn !== language || said === undefined
      ? []
      : [
          { text: title, readings: said.title },
          { text: body, readings: said.body },
        ],
  );
  return async sentence => {
    for (const { text, readings } of parts) {
      const start = text.indexOf(sentence);
      // A part of a word, or of a sentence that no space parts, may be read in another way by itself.
      if (start === -1 || isCut(text, start) || isCut(text, start + sentence.length)) continue;
      const within = readings.filter(([at, length]) => at >= start && at + length <= start + sentence.length);
      return within.reduceRight((said, [at, length, reading]) => {
        const behind = said.slice(at - start + length);
        const isBeforePause = !/^[ \u00a0][\p{L}\p{M}]/u.test(behind);
        const spoken = language === 'ar' && isBeforePause ? pausalForm(reading) : reading;
        return said.slice(0, at - start) + spoken + behind;
      }, sentence);
    }
    return sentence;
  };
}

/** A place within a run of letters. */
const isCut = (text: string, place: number) =>
  /[\p{L}\p{M}\p{N}]{2}/u.test(text.slice(Math.max(0, place - 1), place + 1));
