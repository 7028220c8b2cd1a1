import { TEXT_LEVELS, type TextLevel } from '#contract/text-levels.ts';

/** The level an address asks for; null means all. */
export function levelIn(search: URLSearchParams): TextLevel | null {
  return TEXT_LEVELS.find(level => level === search.get('level')) ?? null;
}

/** The query of the same list with another level. What does not belong to it, such as a mark of where a link stood, is left out. */
export function withLevel(search: URLSearchParams, level: TextLevel | null): string {
  const next = new URLSearchParams();
  for (const name of ['lang', 'learn']) {
    const value = search.get(name);
    if (value !== null) next.set(name, value);
  }
  if (level !== null) next.set('level', level);
  return next.size === 0 ? '' : `?${next}`;
}
