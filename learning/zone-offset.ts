/** A week: short enough that no zone ever changed its clocks there and back within one. */
const SPAN_MS = 7 * 86_400_000;
const MOST_SPANS = 1_000;

type Span = { before: number; after: number; changesAt: number };
type Zone = { format: Intl.DateTimeFormat; spans: Map<number, Span> };

const zones = new Map<string, Zone>();

/** True for the name of a zone that this runtime knows (`Asia/Kathmandu`); offsets such as `+05:45` are no zones. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return false;
  try {
    zoneOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. Dates are formatted once for a week of a zone, so
 * a hundred thousand answers cost a hundred thousand look-ups.
 */
export function zoneOffset(instant: number, zone: string): number {
  const known = zoneOf(zone);
  const number = Math.floor(instant / SPAN_MS);
  let span = known.spans.get(number);
  if (span === undefined) {
    if (known.spans.size >= MOST_SPANS) known.spans.clear();
    span = spanOf(number, known.format);
    known.spans.set(number, span);
  }
  return instant < span.changesAt ? span.before : span.after;
}

function zoneOf(name: string): Zone {
  let zone = zones.get(name);
  if (zone === undefined) {
    zone = { format: formatOf(name), spans: new Map() };
    zones.set(name, zone);
  }
  return zone;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

function spanOf(number: number, format: Intl.DateTimeFormat): Span {
  let earlier = number * SPAN_MS;
  let later = earlier + SPAN_MS;
  const before = formattedOffset(earlier, format);
  const after = formattedOffset(later, format);
  if (before === after) return { before, after, changesAt: later };
  while (later - earlier > 1) {
    const middle = Math.floor((earlier + later) / 2);
    if (formattedOffset(middle, format) === before) earlier = middle;
    else later = middle;
  }
  return { before, after, changesAt: later };
}

function formattedOffset(instant: number, format: Intl.DateTimeFormat): number {
  // The format is `11/22/2026, 06:30:00`; it has no milliseconds.
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] =
    format.format(instant).match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000;
}
