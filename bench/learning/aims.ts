import { type Line, median, ratio } from './comparison.ts';
import type { MemoryModel } from './memory.ts';
import type { Rival } from './policy.ts';
import type { Field } from './rivals.ts';

/** What the product should reach with every memory: words kept per minute at the end of the study, against others. */
export type Aim = { what: string; value: number; later: number; floor: number; aim: number };

export function aimsOf(lines: readonly Line[], model: MemoryModel, field: Field): Aim[] {
  const of = (rival: Rival) => lineOf(lines, model, rival);
  const best = (rivals: readonly Rival[]) => bestOf(rivals.map(of));
  const own = of(field.product);
  const against = (what: string, other: Line, [floor, aim]: [number, number]): Aim => {
    const name = `${what} (${other.rival.name})`;
    return {
      what: name,
      value: ratio(own, other, 'kept'),
      later: ratio(own, other, 'keptLater'),
      floor,
      aim,
    };
  };
  return [
    against('random packets', of(field.random), [1.5, 1.8]),
    against('five boxes', of(field.fiveBoxes), [1.3, 1.5]),
    against('best simple rule, plain session', best(field.simpleRules), [1.15, 1.25]),
    against('best Leitner, same session', best(field.sameSessionLeitner), [1, 1]),
    against('best oracle, same session', best(field.sameSessionOracles), [0.88, 0.97]),
    { what: 'recall at review', value: recallAtReview(own), later: Number.NaN, floor: 0.57, aim: 0.57 },
  ];
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
