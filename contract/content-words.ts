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

/** The words of a text, by their numbers, each as often as it counts in what somebody knows of it: words that make one unit count once. */
export function countedTokens(tokens: readonly Token[]): number[] {
  const units = new Set<number>();
  return tokens.flatMap(([, , word, unit]) => {
    if (unit === undefined) return [word];
    if (units.has(unit)) return [];
    units.add(unit);
    return [word];
  });
}
