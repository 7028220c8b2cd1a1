import { useTranslation } from './i18n.tsx';

// Not that of `learning/day.ts`, which would bring its reckoning with time zones into the frame.
const DAY_MS = 86_400_000;

/** Numbers, shares and days as the interface language writes them. Days are day numbers (`contract/word-states.ts`). */
export type Formats = {
  number: (value: number) => string;
  /** `0.9` stays `0.9`, `1` is `1`. */
  decimal: (value: number) => string;
  /** How much later, in tenths: `+0.5 sec`. */
  seconds: (later: number) => string;
  /** `0.9` is `90%`. */
  percent: (share: number) => string;
  date: (day: number) => string;
  dayOfMonth: (day: number) => string;
  month: (day: number) => string;
  /** `Monday`, or as few letters of it as tell it from the other days. */
  weekday: (day: number, length: 'long' | 'brief') => string;
  dayAndMonth: (day: number) => string;
  /** `1` is "tomorrow", `4` "in 4 days". */
  inDays: (days: number) => string;
};

const formatsBy = new Map<string, Formats>();

export function useFormats(): Formats {
  const { language } = useTranslation().i18n;
  const formats = formatsBy.get(language) ?? formatsOf(language);
  formatsBy.set(language, formats);
  return formats;
}

/**
 * The same on every machine: a day number is a date already, whatever the zone here. What a page does not write is not made: the
 * first of each kind costs a slow phone some milliseconds.
 */
function formatsOf(language: string): Formats {
  const number = whenAsked(() => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }));
  const decimal = whenAsked(() => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));
  const seconds = whenAsked(
    () =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit: 'second',
        signDisplay: 'exceptZero',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
  );
  const percent = whenAsked(
    () => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const relative = whenAsked(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const date = whenAsked(() => dateFormat(language, { dateStyle: 'medium' }));
  const dayAndMonth = whenAsked(() => dateFormat(language, { day: 'numeric', month: 'short' }));
  const month = whenAsked(() => dateFormat(language, { month: 'short' }));
  const weekdays = {
    long: whenAsked(() => dateFormat(language, { weekday: 'long' })),
    brief: whenAsked(() => briefWeekdays(language)),
  };
  return {
    number: value => number().format(value),
    decimal: value => decimal().format(value),
    seconds: later => seconds().format(later),
    percent: share => percent().format(share),
    date: day => date().format(day * DAY_MS),
    dayOfMonth: day => number().format(new Date(day * DAY_MS).getUTCDate()),
    weekday: (day, length) => weekdays[length]().format(day * DAY_MS),
    month: day => month().format(day * DAY_MS),
    dayAndMonth: day => dayAndMonth().format(day * DAY_MS),
    inDays: days => relative().format(days, 'day'),
  };
}

/** Its one-letter names where all seven differ; elsewhere (П С Н П В С Ч) the first three letters at most. */
function briefWeekdays(language: string): Pick<Intl.DateTimeFormat, 'format'> {
  const narrow = dateFormat(language, { weekday: 'narrow' });
  const names = new Set(Array.from({ length: 7 }, (_, day) => narrow.format(day * DAY_MS)));
  if (names.size === 7) return narrow;
  const short = dateFormat(language, { weekday: 'short' });
  return { format: date => [...short.format(date).replace('.', '')].slice(0, 3).join('') };
}

function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
}

function whenAsked<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
