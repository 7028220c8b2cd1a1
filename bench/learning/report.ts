import type { Absence } from './absence.ts';
import { aimsOf, bestOf, lineOf, recallAtReview } from './aims.ts';
import { type Line, median, ratio } from './comparison.ts';
import type { MemoryModel } from './memory.ts';
import { type Field, rivalsOf } from './rivals.ts';

/** The whole table of one memory: every policy against the best simple rule in a plain session, then the aims. */
export function report(lines: readonly Line[], model: MemoryModel, field: Field): string {
  const reference = bestOf(field.simpleRules.map(rival => lineOf(lines, model, rival)));
  const rows = rivalsOf(field).map(rival => policyRow(lineOf(lines, model, rival), reference));
  const aims = aimsOf(lines, model, field).map(({ what, value, later, floor, aim }) =>
    row([what, fixed(value), fixed(later), fixed(floor), fixed(aim), verdict(value, floor, aim)], AIM_WIDTHS),
  );
  return [
    `\n${model.name} memory: words kept per minute, x ${reference.rival.name} in a plain session\n`,
    row(['policy', 'session', 'day 180', 'day 210', 'recall', 'right', 'min/day', 'met', 'kept'], WIDTHS),
    ...rows,
    '',
    row(['Slova against', 'day 180', 'day 210', 'floor', 'aim', ''], AIM_WIDTHS),
    ...aims,
  ].join('\n');
}

export function absenceReport(absences: readonly Absence[]): string {
  const rows = absences.map(({ name, pile, days, clearedInAWeek }) =>
    row([name, fixed(pile, 0), fixed(days, 1), percent(clearedInAWeek)], ABSENCE_WIDTHS),
  );
  const head = row(['after 14 days away', 'left on day 1', 'days to clear', 'within 7 days'], ABSENCE_WIDTHS);
  return ['', head, ...rows].join('\n');
}

const WIDTHS = [26, 8, 8, 8, 7, 6, 8, 6, 6];
const AIM_WIDTHS = [58, 8, 8, 6, 6, 12];
const ABSENCE_WIDTHS = [58, 14, 14, 14];

function policyRow(line: Line, reference: Line): string {
  const of = (value: (outcome: Line['outcomes'][number]) => number) => median(line.outcomes.map(value));
  const cells = [
    line.rival.name,
    line.rival.session.name,
    fixed(ratio(line, reference, 'kept')),
    fixed(ratio(line, reference, 'keptLater')),
    percent(recallAtReview(line)),
    percent(of(({ right, reviews }) => right / reviews)),
    fixed(
      of(({ seconds, leftDue }) => seconds / 60 / leftDue.filter(left => left >= 0).length),
      1,
    ),
    fixed(
      of(({ met }) => met),
      0,
    ),
    fixed(
      of(({ kept }) => kept),
      0,
    ),
  ];
  return row(cells, WIDTHS);
}

function verdict(value: number, floor: number, aim: number): string {
  if (value >= aim) return 'aim reached';
  return value >= floor ? 'above floor' : 'MISSED';
}

function row(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0)))
    .join(' ')
    .trimEnd();
}

function fixed(value: number, digits = 2): string {
  return Number.isNaN(value) ? '-' : value.toFixed(digits);
}

function percent(value: number): string {
  return Number.isNaN(value) ? '-' : `${Math.round(100 * value)} %`;
}
