import type { StateName } from '#contract/word-states.ts';
import type { WordCount } from '../counter/ranking.ts';

/** As many as somebody can begin in some days. */
export const MOST_OFFERED = 40;

/** Of all words that were counted, how many a person knows and is learning, and the commonest new ones that can be learned. */
export type Coverage = {
  known: number;
  learning: number;
  total: number;
  offered: { id: string; word: string; count: number }[];
};

/** How a person stands with the row of a counted word; undefined where the catalogue lacks it. */
export type Meant = { id: string; state: StateName };

/** @param rows the commonest first */
export function coverageOf(
  rows: readonly WordCount[],
  meantBy: (word: string) => Meant | undefined,
): Coverage {
  const coverage: Coverage = { known: 0, learning: 0, total: 0, offered: [] };
  for (const { word, count } of rows) {
    const meant = meantBy(word);
    coverage.total += count;
    if (meant?.state === 'known' || meant?.state === 'learning') coverage[meant.state] += count;
    if (meant?.state !== 'new') continue;
    // dogs is learned with dog.
    const same = coverage.offered.find(({ id }) => id === meant.id);
    if (same !== undefined) same.count += count;
    else if (coverage.offered.length < MOST_OFFERED) coverage.offered.push({ id: meant.id, word, count });
  }
  return coverage;
}

/** The share that can be read now, and the one with the offered words; 0 to 1. */
export function sharesOf({ known, learning, total, offered }: Coverage): { now: number; after: number } {
  const gained = offered.reduce((sum, { count }) => sum + count, 0);
  const whole = Math.max(total, 1);
  return { now: (known + learning) / whole, after: (known + learning + gained) / whole };
}
