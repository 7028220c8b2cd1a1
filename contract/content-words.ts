import type { Token } from './reader.ts';

const CONTENT_KINDS = ['noun', 'verb', 'adjective', 'adverb'] as const;

/**
 * The kind of a word that a text is about. Small words (the, of, between) have none: they hold a text together and do not count in
 * how much of it somebody knows.
 */
export const contentKind = (pos: string | undefined) => CONTENT_KINDS.find(kind => kind === pos);

/**
 * The rows that a form in a text counts for, likeliest first: the chosen one alone, else all that the form may be. None where it is
 * likeliest a small word, or where nothing is known of it.
 */
export function contentRows(
  readings: readonly { rows: readonly string[] }[],
  posOf: (row: string) => string | undefined,
  chosen?: string,
): string[] {
  const rows = chosen === undefined ? readings.flatMap(reading => reading.rows) : [chosen];
  const likeliest = chosen ?? readings[0]?.rows[0];
  if (likeliest === undefined || contentKind(posOf(likeliest)) === undefined) return [];
  return [...new Set(rows.filter(row => contentKind(posOf(row)) !== undefined))];
}

/** A word of a text: which of its different words it is, and the number of its unit, where several words make one. */
export type PlacedWord = { token?: number; unit?: number };

/** The words of a text, each as often as it counts in what somebody knows of it: words that make one unit count once. */
export function countedWords(tokens: readonly Token[]): PlacedWord[] {
  const units = new Set<number>();
  return tokens.flatMap(([, , token, unit]) => {
    if (unit === undefined) return [{ token }];
    if (units.has(unit)) return [];
    units.add(unit);
    return [{ token, unit }];
  });
}

/** What a word may be where it is: in a unit that unit alone, which comes first. */
export function readingsAt<Reading>({ unit }: PlacedWord, readings: readonly Reading[]): readonly Reading[] {
  return unit === undefined ? readings : readings.slice(0, 1);
}
