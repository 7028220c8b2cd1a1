import type { StateName } from '#contract/word-states.ts';
import type { WordRow } from './merge-forms.ts';

/** How the running words of a text divide, names and numbers apart. */
export type TextCoverage = {
  known: number;
  learning: number;
  /** Words that can be learned and are not yet. */
  new: number;
  /** Words that no row of ours leads to. */
  unknown: number;
  /** All of these. */
  total: number;
  names: number;
  numbers: number;
};

/** Words to learn, in the order in which they bring most, and the share of the text that is then understood. */
export type Offer = { rows: WordRow[]; share: number };

/** Shares of a text worth reaching, the highest first. */
const GOALS = [0.98, 0.95, 0.9, 0.8];
/** As many as somebody can begin in some days. */
const MOST_OFFERED = 60;

/**
 * How much of a text somebody understands. Small words (the, of, it), which hold a text together and which nobody marks, count as known.
 *
 * @param standingOf of a row of the table: `small` for a grammar word, undefined for one that nobody knows
 */
export function textCoverage(
  rows: readonly WordRow[],
  standingOf: (row: WordRow) => StateName | 'small' | undefined,
): TextCoverage {
  const sum = { known: 0, learning: 0, new: 0, unknown: 0, total: 0, names: 0, numbers: 0 };
  for (const row of rows) {
    const { count, kind } = row;
    if (kind === 'name') sum.names += count;
    else if (kind === 'number') sum.numbers += count;
    else {
      const standing = standingOf(row);
      // What somebody does not want to be asked, they know well enough.
      if (standing === 'small' || standing === 'known' || standing === 'ignored') sum.known += count;
      else sum[standing ?? 'unknown'] += count;
      sum.total += count;
    }
  }
  return sum;
}

/** The share that is understood, 0 to 1; what is being learned counts. */
export function shareOf({ known, learning, total }: TextCoverage): number {
  return total === 0 ? 0 : (known + learning) / total;
}

/**
 * The fewest words for the highest goal that so few can reach; where none can be reached the commonest ones. Undefined where there is nothing to
 * learn.
 *
 * @param learnable rows that are new to the person and can be learned, the commonest first
 */
export function offerFor(coverage: TextCoverage, learnable: readonly WordRow[]): Offer | undefined {
  const { total } = coverage;
  const now = shareOf(coverage);
  if (total === 0 || learnable.length === 0) return undefined;
  let gained = 0;
  const words = eachOnce(learnable);
  const shares = words.slice(0, MOST_OFFERED).map(({ count }) => {
    gained += count;
    return now + gained / total;
  });
  for (const goal of GOALS) {
    // By a hair: sums of shares are not exact.
    const place = shares.findIndex(share => share >= goal - 1e-9);
    if (place >= 0 && now < goal) return { rows: words.slice(0, place + 1), share: goal };
  }
  return { rows: words.slice(0, shares.length), share: shares.at(-1) ?? now };
}

/** Base forms that lead to one word are learned with it: counted together, the commonest first. */
function eachOnce(learnable: readonly WordRow[]): WordRow[] {
  const words = new Map<string, WordRow>();
  for (const row of learnable) {
    const name = row.key ?? row.word;
    const count = (words.get(name)?.count ?? 0) + row.count;
    words.set(name, { ...(words.get(name) ?? row), count });
  }
  return [...words.values()].sort((one, other) => other.count - one.count);
}
