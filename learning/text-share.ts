/** Zipf's law as Mandelbrot wrote it: the word of rank r makes up a share of text proportional to 1 / (r + 2.7). */
const SHIFT = 2.7;
/** Beyond so many lemmas, everyday text has names and rarities. */
const LEMMAS = 30_000;

const WHOLE = sumOf(Array.from({ length: LEMMAS }, (_, index) => index + 1));

/**
 * The estimated share, 0 to 1, of the running words of everyday text that are among these frequency ranks (1 is the commonest).
 * It is an estimate from ranks alone: a language's own counts would be better where they are known.
 */
export function shareOfText(ranks: Iterable<number>): number {
  return sumOf([...new Set(ranks)].filter(rank => rank >= 1 && rank <= LEMMAS)) / WHOLE;
}

function sumOf(ranks: readonly number[]): number {
  return ranks.reduce((sum, rank) => sum + 1 / (rank + SHIFT), 0);
}
