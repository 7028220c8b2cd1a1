/** A daily entry for a calendar (RFC 5545), by the clock on the wall wherever its owner is. */
export function calendarEntry({
  title,
  minute,
  from,
}: {
  title: string;
  minute: number;
  from: Date;
}): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${from.getFullYear()}${two(from.getMonth() + 1)}${two(from.getDate())}`;
  const time = `${two(Math.floor(minute / 60))}${two(minute % 60)}00`;
  const summary = title.replace(/[\\;,]/g, sign => `\\${sign}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Slova//Slova//EN',
    'BEGIN:VEVENT',
    `UID:reminder-${from.getTime()}@slova`,
    `DTSTAMP:${from.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${date}T${time}`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${summary}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
