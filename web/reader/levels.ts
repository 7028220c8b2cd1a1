import { TEXT_LEVELS, type TextLevel } from '#contract/text-levels.ts';

/** The level an address asks for; null means all. */
export function levelIn(search: URLSearchParams): TextLevel | null {
  return TEXT_LEVELS.find(level => level === search.get('level')) ?? null;
}

/** The same address with another level. */
export function withLevel(search: URLSearchParams, level: TextLevel | null): string {
  const next = new URLSearchParams(search);
  if (level === null) next.delete('level');
  else next.set('level', level);
  return next.size === 0 ? '' : `?${next}`;
}
