import { useMemo } from 'react';
import { DAY_MS } from '#learning/day.ts';
import { useTranslation } from './i18n.tsx';

/** Numbers, shares and days as the interface language writes them. Days are day numbers (`contract/word-states.ts`). */
export type Formats = {
  number: (value: number) => string;
  /** `0.9` is `90%`. */
  percent: (share: number) => string;
  date: (day: number) => string;
  dayOfMonth: (day: number) => string;
  month: (day: number) => string;
  /** `Monday`, or as few letters of it as the language takes. */
  weekday: (day: number, length: 'long' | 'narrow') => string;
  dayAndMonth: (day: number) => string;
  /** `1` is "tomorrow", `4` "in 4 days". */
  inDays: (days: number) => string;
};

export function useFormats(): Formats {
  const { language } = useTranslation().i18n;
  return useMemo(() => formatsOf(language), [language]);
}

/** The same on every machine: a day number is a date already, whatever the zone here. */
export function formatsOf(language: string): Formats {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'medium' });
  const dayAndMonth = new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const month = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short' });
  const weekdays = {
    long: new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' }),
    narrow: new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'narrow' }),
  };
  return {
    number: value => number.format(value),
    percent: share => percent.format(share),
    date: day => date.format(day * DAY_MS),
    dayOfMonth: day => number.format(new Date(day * DAY_MS).getUTCDate()),
    weekday: (day, length) => weekdays[length].format(day * DAY_MS),
    month: day => month.format(day * DAY_MS),
    dayAndMonth: day => dayAndMonth.format(day * DAY_MS),
    inDays: days => relative.format(days, 'day'),
  };
}
