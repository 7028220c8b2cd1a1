import { useLayoutEffect } from 'react';
import type { StretchReading } from '#contract/reader.ts';
import type { WordReading } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import type { Word } from './text-parts.ts';

/** A word as it is shown with its reading: parts of it with what is shown above them, where anything is. */
export type ReadingAid = readonly { text: string; above?: string }[];

const HAS_KANJI = /\p{Script=Han}/u;
const KANA_END = /[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/**
 * How a word is read, as far as our data say. What is known of it in this text comes first: the kana above its kanji, or the word itself
 * with its vowel marks or its stress. Then the kana of its kanji in any form of a Japanese word; of other languages vowel marks, stress, pinyin or
 * transcription of the base form alone, since those of other forms would be a guess.
 */
export function readingAid(
  { text: written, said = [] }: { text: string; said?: Word['said'] },
  reading: WordReading | undefined,
  learn: Language,
): ReadingAid | undefined {
  if (said.length > 0) return learn === 'ja' ? withKana(written, said) : withMarks(written, said);
  if (reading === undefined) return undefined;
  const { base, spoken, transcription, before, after } = reading;
  if (learn === 'ja') return furigana(written, base, spoken ?? kanaOf(transcription));
  const above = spoken ?? transcription;
  const isBase = written.toLocaleLowerCase(learn) === base.toLocaleLowerCase(learn);
  if (above === undefined || above === written || !isBase || before.length > 0 || after.length > 0)
    return undefined;
  return [{ text: written, above }];
}

/** 取り出す by 取: と and 出: だ. */
function withKana(written: string, said: readonly StretchReading[]): ReadingAid {
  const parts: { text: string; above?: string }[] = [];
  let end = 0;
  for (const [at, length, above] of said) {
    if (at > end) parts.push({ text: written.slice(end, at) });
    parts.push({ text: written.slice(at, at + length), above });
    end = at + length;
  }
  if (end < written.length) parts.push({ text: written.slice(end) });
  return parts;
}

/** The word as a schoolbook prints it. */
function withMarks(written: string, said: readonly StretchReading[]): ReadingAid {
  return [{ text: markedWord({ text: written, said }) }];
}

/** A word of a text with the vowel marks or the stress that it has there; as it is written where none are known. */
export function markedWord({ text, said = [] }: { text: string; said?: Word['said'] }): string {
  return said.reduceRight(
    (marked, [at, length, reading]) => marked.slice(0, at) + reading + marked.slice(at + length),
    text,
  );
}

/** 食べました by 食べる, たべる: the kana of what 食べる and 食べました begin with alike. */
function furigana(written: string, base: string, spoken: string | undefined): ReadingAid | undefined {
  if (spoken === undefined || !HAS_KANJI.test(written)) return undefined;
  const end = KANA_END.exec(base)?.[0] ?? '';
  const stem = base.slice(0, base.length - end.length);
  if (!HAS_KANJI.test(stem) || !written.startsWith(stem) || !spoken.endsWith(end)) return undefined;
  const above = spoken.slice(0, spoken.length - end.length);
  if (above === '') return undefined;
  const rest = written.slice(stem.length);
  return [{ text: stem, above }, ...(rest === '' ? [] : [{ text: rest }])];
}

/** Words that are in the dictionary alone have their kana in the transcription: まいつき · maitsuki. */
const kanaOf = (transcription: string | undefined) => transcription?.split(' · ', 1)[0];

const keyOf = (learn: Language) => `reader_aids:${learn}`;

const shown = createStore<Partial<Record<Language, boolean>>>({});

/** Whether words show how they are read; remembered in the browser for each language. */
export function useReadingAids(learn: Language): boolean {
  // Not before the first render, which needs no browser.
  useLayoutEffect(() => {
    if (shown.get()[learn] === undefined)
      shown.set({ ...shown.get(), [learn]: readStored(keyOf(learn)) === 'on' });
  }, [learn]);
  return useStore(shown)[learn] ?? false;
}

export function switchReadingAids(learn: Language, isOn: boolean): void {
  writeStored(keyOf(learn), isOn ? 'on' : null);
  shown.set({ ...shown.get(), [learn]: isOn });
}
