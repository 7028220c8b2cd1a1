import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a figure should be; benches say beside each where it comes from. */
export type Aim = { atMost: number } | { atLeast: number };

export type Quartiles = { low: number; median: number; high: number };

/** Microseconds of CPU used so far, user and system together. */
export type CpuClock = () => number | Promise<number>;

/** What spreads wider has no verdict: the interquartile range as a share of the median. */
const MOST_SPREAD = 0.25;
const DIGITS = 3;
const REPORT_CPU = join(import.meta.dirname, 'report-cpu.mjs');

/** How often something is measured: less often when all benches run one after the other (`npm run bench`). */
export function rounds(usual: number, short: number): number {
  return process.env.BENCH === 'short' ? short : usual;
}

/** Of this process with all its threads. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds of CPU that work takes, on the clock of the process that does it: this one, unless another is given. */
export async function cpuOf(work: () => unknown, clock: CpuClock = ownCpu): Promise<number> {
  const before = await clock();
  await work();
  return (await clock()) - before;
}

export type Measured = { child: ChildProcess; cpu: CpuClock };

/** Starts a program that tells its CPU time, with all its threads. TypeScript is taken too. */
export function forkMeasured(file: string, options: ForkOptions = {}): Measured {
  const loaders = file.endsWith('.ts') ? ['tsx', REPORT_CPU] : [REPORT_CPU];
  const child = fork(file, { ...options, execArgv: loaders.flatMap(loader => ['--import', loader]) });
  const cpu = async () => {
    child.send({ asked: 'cpu' });
    for (;;) {
      const [{ cpu: used }] = (await once(child, 'message')) as [{ cpu?: NodeJS.CpuUsage }];
      if (used) return used.user + used.system;
    }
  };
  return { child, cpu };
}

/**
 * Measures several ways in turn, so that what else the machine does falls on all of them, and in the other order every second
 * time. A first round, in which code is compiled, is left out.
 *
 * @returns what each gave in each round
 */
export async function inTurns<Name extends string>(
  times: number,
  ways: Record<Name, () => number | Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(ways) as Name[];
  const found = Object.fromEntries(names.map(name => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round <= times; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const value = await ways[name]();
      if (round > 0) found[name].push(value);
    }
  }
  return found;
}

/** One by the other, round by round. */
export function ratios(ones: readonly number[], others: readonly number[]): number[] {
  return ones.map((one, round) => one / (others[round] ?? Number.NaN));
}

/** Quartiles, between two values in proportion (type 7 of Hyndman and Fan, what R and NumPy take). */
export function quartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [below = Number.NaN, above = below] = sorted.slice(Math.floor(place));
    return below + (above - below) * (place % 1);
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** Whether the median is what it should be, or why that cannot be said. */
export function verdict(values: readonly number[], aim: Aim): string {
  const { low, median, high } = quartiles(values);
  if (!Number.isFinite(median)) return 'none: not measured';
  const spread = high === low ? 0 : (high - low) / Math.abs(median);
  if (spread > MOST_SPREAD) return `none: spread ${Math.ceil(100 * spread)} %`;
  const isReached = 'atMost' in aim ? median <= aim.atMost : median >= aim.atLeast;
  return isReached ? 'reached' : '**missed**';
}

/** Prints the head of a table of figures, in Markdown: `npm run bench` copies the tables to docs/performance.md. */
export function sayHead(): void {
  say(['', 'median', 'quartiles', 'aim', 'verdict']);
  say(['---', '---', '---', '---', '---']);
}

/** Prints a figure with its quartiles, its aim and the verdict. The title names the unit, unless it is a ratio. */
export function sayFigure(title: string, values: readonly number[], aim?: Aim): void {
  const { low, median, high } = quartiles(values);
  const aimed = aim && ('atMost' in aim ? `at most ${aim.atMost}` : `at least ${aim.atLeast}`);
  const judged = aim && verdict(values, aim);
  say([title, shown(median), `${shown(low)} to ${shown(high)}`, aimed ?? '', judged ?? '']);
}

function say(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function shown(value: number): string {
  return Number.isNaN(value) ? '–' : value.toLocaleString('en', { maximumSignificantDigits: DIGITS });
}
