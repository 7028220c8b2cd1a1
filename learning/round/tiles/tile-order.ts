import type { Language } from '#languages/index.ts';

/** Endings say who does what, so that words may change places; what fills two or three letters still stands before its word. */
const FREE_ORDER: readonly Language[] = ['uk', 'pl'];
const SMALL_WORD = 3;

/**
 * True where all tiles of the sentence are laid in another order that is right as well. Ukrainian and Polish sentences allow it, as
 * long as small words (prepositions, negation) stay before the word they belong to. Takes tiles as they are compared.
 */
export function isRightOrder(laid: readonly string[], right: readonly string[], language: Language): boolean {
  if (!FREE_ORDER.includes(language) || laid.length !== right.length) return false;
  if ([...laid].sort().join(' ') !== [...right].sort().join(' ')) return false;
  return laid.every((tile, place) => tile.length > SMALL_WORD || isBefore(right, tile, laid[place + 1]));
}

const isBefore = (right: readonly string[], tile: string, next: string | undefined) =>
  right.some((other, place) => other === tile && right[place + 1] === next);
