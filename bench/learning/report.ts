import type { Absence } from './absence.ts';
import {
  type Aim,
  aimsOfPackets,
  aimsOfRounds,
  bestOf,
  lineOf,
  recallAtReview,
  writtenTomorrow,
} from './aims.ts';
import { type Line, median, ratio } from './comparison.ts';
import type { MemoryModel } from './memory.ts';
import type { Outcome, Purpose } from './outcome.ts';
import { type Field, rivalsOf } from './rivals.ts';

/**
 * The whole table of one memory: every policy against the best simple rule in a plain session, then what the minutes went to, what is
 * left tomorrow of the words met today, and words that can be written, per minute and against packets; then the aims.
 */
export function report(lines: readonly Line[], model: MemoryModel, field: Field): string {
  const reference = bestOf(field.simpleRules.map(rival => lineOf(lines, model, rival)));
  const rows = rivalsOf(field).map(rival => policyRow(lineOf(lines, model, rival), reference));
  const own = [field.product, ...field.sameRoundLeitner, field.rounds].map(rival => {
    return minutesRow(lineOf(lines, model, rival), lineOf(lines, model, field.product));
  });
  return [
    `\n${model.name} memory: words kept per minute, x ${reference.rival.name} in a plain session\n`,
    row(['policy', 'session', 'day 180', 'day 210', 'recall', 'right', 'min/day', 'met', 'kept'], WIDTHS),
    ...rows,
    '',
    row(['', 'session', 'new', 'due', 'again', 'recalled', 'written', 'day 180', 'day 210'], WIDTHS),
    ...own,
    '',
    row(['rounds against', 'day 180', 'day 210', 'floor', 'aim', ''], AIM_WIDTHS),
    ...aimsOfRounds(lines, model, field).map(aimRow),
    '',
    row(['packets against', 'day 180', 'day 210', 'floor', 'aim', ''], AIM_WIDTHS),
    ...aimsOfPackets(lines, model, field).map(aimRow),
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

function minutesRow(line: Line, packets: Line): string {
  const of = (value: (outcome: Outcome) => number) => percent(median(line.outcomes.map(value)));
  const share = (purpose: Purpose) => of(({ secondsFor, seconds }) => secondsFor[purpose] / seconds);
  const cells = [
    line.rival.name,
    line.rival.session.name,
    ...[share('fresh'), share('due'), share('repeated')],
    ...[of(({ tomorrow }) => tomorrow.recalled / tomorrow.words), of(writtenTomorrow)],
    ...[fixed(ratio(line, packets, 'written')), fixed(ratio(line, packets, 'writtenLater'))],
  ];
  return row(cells, WIDTHS);
}

function aimRow({ what, value, later, floor, aim }: Aim): string {
  const cells = [what, fixed(value), fixed(later), fixed(floor), fixed(aim), verdict(value, floor, aim)];
  return row(cells, AIM_WIDTHS);
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
