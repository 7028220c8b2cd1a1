import { useLayoutEffect } from 'react';
import type { WordReading } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';

/** How the beginning of a word is read, to be shown above it; what follows is read as it is written. */
export type ReadingAid = { under: string; above: string; rest: string };

const HAS_KANJI = /\p{Script=Han}/u;
const KANA_END = /[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/**
 * How a word is read, as far as our data say: the kana of its kanji in any form of a Japanese word; of other languages vowel marks, stress, pinyin or
 * transcription of the base form alone, since those of other forms would be a guess.
 */
export function readingAid(
  written: string,
  reading: WordReading | undefined,
  learn: Language,
): ReadingAid | undefined {
  if (reading === undefined) return undefined;
  const { base, spoken, transcription, before, after } = reading;
  if (learn === 'ja') return furigana(written, base, spoken ?? kanaOf(transcription));
  const said = spoken ?? transcription;
  const isBase = written.toLocaleLowerCase(learn) === base.toLocaleLowerCase(learn);
  if (said === undefined || !isBase || before.length > 0 || after.length > 0) return undefined;
  return { under: written, above: said, rest: '' };
}

/** 食べました by 食べる, たべる: the kana of what 食べる and 食べました begin with alike. */
function furigana(written: string, base: string, spoken: string | undefined): ReadingAid | undefined {
  if (spoken === undefined || !HAS_KANJI.test(written)) return undefined;
  const end = KANA_END.exec(base)?.[0] ?? '';
  const stem = base.slice(0, base.length - end.length);
  if (!HAS_KANJI.test(stem) || !written.startsWith(stem) || !spoken.endsWith(end)) return undefined;
  const above = spoken.slice(0, spoken.length - end.length);
  return above === '' ? undefined : { under: stem, above, rest: written.slice(stem.length) };
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
