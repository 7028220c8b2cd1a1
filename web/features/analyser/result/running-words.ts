import type { StateName } from '#contract/word-states.ts';
import { coverageOf, type TextCoverage } from '#web/vocabulary/marks/text-coverage.ts';
import type { WordRow } from '../counting/merge-forms.ts';

/** The state of a row of the table: `small` for a small word, undefined for one that our dictionary lacks. */
export type RowState = StateName | 'small' | undefined;

/** The running words of a text, and how far its reader knows them; names and numbers are no words. */
export type RunningWords = { coverage: TextCoverage; total: number; names: number; numbers: number };

export function runningWords(rows: readonly WordRow[], stateOf: (row: WordRow) => RowState): RunningWords {
  const sum = { word: 0, name: 0, number: 0 };
  const counted: [StateName, number][] = [];
  for (const row of rows) {
    sum[row.kind] += row.count;
    const state = row.kind === 'word' ? stateOf(row) : undefined;
    if (state !== undefined && state !== 'small') counted.push([state, row.count]);
  }
  return { coverage: coverageOf(counted), total: sum.word, names: sum.name, numbers: sum.number };
}

/** Words to learn, in the order in which they bring most, and the share of the text that is then known or being learned. */
export type Offer = { rows: WordRow[]; share: number };

/** Shares of a text worth reaching, the highest first. */
const GOALS = [0.98, 0.95, 0.9, 0.8];
/** As many as somebody can begin in some days. */
const MOST_OFFERED = 60;

/**
 * The fewest words for the highest goal that so few can reach; where none can be reached the commonest ones. Undefined where there is nothing to
 * learn.
 *
 * @param learnable rows that are new to the person and can be learned, the commonest first
 */
export function offerFor(
  { known, learning, total }: TextCoverage,
  learnable: readonly WordRow[],
): Offer | undefined {
  const now = total === 0 ? 0 : (known + learning) / total;
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
