/** `19:00` for 1140, as a language writes it. */
export function timeOfDay(minute: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(minute * 60_000);
}
