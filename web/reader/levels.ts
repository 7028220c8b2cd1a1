import type { TextLevel } from '#contract/reader.ts';

/** In the order of the filter; the contract's own list stays on the server with its schema. */
export const LEVELS: readonly TextLevel[] = ['A1', 'B1'];

/** The level an address asks for; null means all. */
export function levelIn(search: URLSearchParams): TextLevel | null {
  return LEVELS.find(level => level === search.get('level')) ?? null;
}

/** The same address with another level. */
export function withLevel(search: URLSearchParams, level: TextLevel | null): string {
  const next = new URLSearchParams(search);
  if (level === null) next.delete('level');
  else next.set('level', level);
  return next.size === 0 ? '' : `?${next}`;
}
