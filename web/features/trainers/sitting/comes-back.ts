import type { Language } from '#languages/index.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { standingOf } from '#web/vocabulary/marks/word-states.ts';

const DAYS_IN_A_MONTH = 30.44;
const DAYS_IN_A_YEAR = 365.25;

/** German, Italian and Ukrainian have one long word for the day after tomorrow, which a narrow button cannot break. */
const NAMED_SHORTLY = 1;

/**
 * When a word comes back, in words of the language: "tomorrow", "in 12 days", "in 3 months"; `short` where there is little room:
 * "in 3 mo."
 */
export function comesBack(days: number, language: Language, style: 'long' | 'short' = 'long'): string {
  // "Next month" and "next year" may be any day of them.
  const isNamed = days < 31 && (style === 'long' || days <= NAMED_SHORTLY);
  const written = new Intl.RelativeTimeFormat(language, { numeric: isNamed ? 'auto' : 'always', style });
  if (days < 31) return written.format(days, 'day');
  const months = Math.round(days / DAYS_IN_A_MONTH);
  return months < 12 ? written.format(months, 'month') : written.format(yearsOf(days), 'year');
}

/** To the half, as long as halves matter. */
function yearsOf(days: number): number {
  return Math.max(1, Math.round((2 * days) / DAYS_IN_A_YEAR) / 2);
}

/** So many days after today so many of the words come back. */
type Return = { days: number; count: number };

/** More dates than these say nothing to anybody. */
const MOST_DATES = 3;

/** When the words of a round come back, soonest first; what is due today or was marked has no date. */
export function returnsOf(ids: readonly string[], states: WordStates, today: number): Return[] {
  const counts = new Map<number, number>();
  for (const id of ids) {
    const dueDay = standingOf(states, id)?.dueDay;
    if (dueDay !== undefined && dueDay > today)
      counts.set(dueDay - today, (counts.get(dueDay - today) ?? 0) + 1);
  }
  const returns = [...counts].map(([days, count]) => ({ days, count }));
  return returns.sort((one, other) => one.days - other.days).slice(0, MOST_DATES);
}
