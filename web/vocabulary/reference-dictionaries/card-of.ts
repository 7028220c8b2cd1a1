import { LONGEST_SENTENCE } from '#contract/bounds.ts';
import type { FoundEntry } from '#contract/reference-dictionaries.ts';
import type { WrittenCard } from '#web/vocabulary/cards/api.ts';

/** What a card may have at most (`contract/cards.ts`). */
const LONGEST = { word: 200, translation: 400, reading: 200 };

/** A card that asks for a word with one of the meanings that a dictionary gives it. */
export function cardOf({ head, reading }: FoundEntry, sense: string, sentence: string): WrittenCard {
  return {
    word: cut(head, LONGEST.word),
    // The first line says what it means; examples and remarks follow below it.
    translation: cut(sense.split('\n', 1)[0] ?? '', LONGEST.translation),
    reading: cut(reading, LONGEST.reading),
    sentence: sentence.length <= LONGEST_SENTENCE ? sentence : '',
    note: '',
    emoji: '',
  };
}

/** Shortened, without half of a sign at the end. */
function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
