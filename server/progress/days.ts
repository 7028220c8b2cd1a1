const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/**
 * When each of the `days` latest days began, `today` first, in milliseconds since 1970. With a zone they are days of its
 * calendar, of 23 or 25 hours where its clocks change; without one each has 24 hours. Throws a RangeError for an unknown zone.
 */
export function dayStarts(today: number, days: number, zone?: string): number[] {
  const earlier = Array.from({ length: days - 1 }, (_, index) => index + 1);
  if (zone === undefined) return [today, ...earlier.map(back => today - back * DAY_MS)];
  const offsetAt = zoneOffset(zone);
  const date = Math.floor((today + offsetAt(today)) / DAY_MS) * DAY_MS;
  return [today, ...earlier.map(back => startOf(date - back * DAY_MS, offsetAt))];
}

type Offset = (instant: number) => number;

// Read with the offsets around midnight: clocks change by less than a day. Where midnight itself is skipped, the day begins
// with the change, which lies between the two readings.
function startOf(date: number, offsetAt: Offset): number {
  const [before, after] = [offsetAt(date - DAY_MS), offsetAt(date + DAY_MS)];
  const [early, late] = [date - Math.max(before, after), date - Math.min(before, after)];
  if (early + offsetAt(early) >= date) return early;
  return late;
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function zoneOffset(zone: string): Offset {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return instant => {
    const part: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
    const minutes = Date.UTC(year, month - 1, day, hour, minute);
    return minutes - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  };
}
