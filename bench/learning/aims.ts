import { type Line, median, pairedRatio, ratio } from './comparison.ts';
import type { MemoryModel } from './memory.ts';
import type { Outcome } from './outcome.ts';
import type { Rival } from './policy.ts';
import type { Field } from './rivals.ts';

/** What the product should reach with every memory: words kept per minute at the end of the study, against others. */
export type Aim = { what: string; value: number; later: number; floor: number; aim: number };

/** What the rounds should reach; with what was met today, whatever is written tomorrow counts, not minutes. */
export function aimsOfRounds(lines: readonly Line[], model: MemoryModel, field: Field): Aim[] {
  const { of, best } = finder(lines, model);
  const own = of(field.rounds);
  const packets = of(field.product);
  const tomorrow = pairedRatio(own, packets, writtenTomorrow);
  return [
    against(own, 'packets', packets, [1, 1.25]),
    { what: 'met today, written tomorrow (packets)', value: tomorrow, later: Number.NaN, floor: 1, aim: 1.5 },
    against(own, 'best simple rule, plain session', best(field.simpleRules), [1.15, 1.5]),
    against(own, 'best Leitner, same exercises', best(field.sameRoundLeitner), [1, 1]),
    { what: 'recall at review', value: recallAtReview(own), later: Number.NaN, floor: 0.57, aim: 0.57 },
  ];
}

/** What the packets should reach. */
export function aimsOfPackets(lines: readonly Line[], model: MemoryModel, field: Field): Aim[] {
  const { of, best } = finder(lines, model);
  const own = of(field.product);
  return [
    against(own, 'random packets', of(field.random), [1.5, 1.8]),
    against(own, 'five boxes', of(field.fiveBoxes), [1.3, 1.5]),
    against(own, 'best simple rule, plain session', best(field.simpleRules), [1.15, 1.25]),
    against(own, 'best Leitner, same session', best(field.sameSessionLeitner), [1, 1]),
    against(own, 'best oracle, same session', best(field.sameSessionOracles), [0.88, 0.97]),
    { what: 'recall at review', value: recallAtReview(own), later: Number.NaN, floor: 0.57, aim: 0.57 },
  ];
}

function finder(lines: readonly Line[], model: MemoryModel) {
  const of = (rival: Rival) => lineOf(lines, model, rival);
  return { of, best: (rivals: readonly Rival[]) => bestOf(rivals.map(of)) };
}

function against(own: Line, what: string, other: Line, [floor, aim]: [number, number]): Aim {
  return {
    what: `${what} (${other.rival.name})`,
    value: ratio(own, other, 'kept'),
    later: ratio(own, other, 'keptLater'),
    floor,
    aim,
  };
}

/** The mean chance of writing a word in the morning after the day on which it was met. */
export function writtenTomorrow({ tomorrow }: Outcome): number {
  return tomorrow.written / tomorrow.words;
}

export function lineOf(lines: readonly Line[], model: MemoryModel, rival: Rival): Line {
  const line = lines.find(other => other.model === model && other.rival === rival);
  if (line === undefined) throw new Error(`${rival.name} was not run with the ${model.name} memory.`);
  return line;
}

export function bestOf(lines: readonly Line[]): Line {
  return lines.reduce((best, line) => (ratio(line, best, 'kept') > 1 ? line : best));
}

/** The true chance of recalling a word when it is asked again, not the share of right choices. */
export function recallAtReview({ outcomes }: Line): number {
  return median(outcomes.map(({ recalled, reviews }) => recalled / reviews));
}
