import { expect, test } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

test('a calendar is told a title, a minute of every day, and to sound', () => {
  const from = new Date(2026, 10, 28, 9, 5);
  const lines = calendarEntry({ title: 'Slova: repeat, now', minute: 19 * 60 + 5, from }).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261128T190500',
      'RRULE:FREQ=DAILY',
      'SUMMARY:Slova: repeat\\, now',
      'ACTION:DISPLAY',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});
