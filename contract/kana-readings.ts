/** Kana in front of the first and behind the last other sign, which a reading repeats: the べる of 食べる. */
const EDGES = /^([ぁ-ヿ]*)(.*?)([ぁ-ヿ]*)$/s;
/** Marks a reading that is given whole. */
const WHOLE = '=';

/** A reading without what it repeats of its word: た for 食べる, たべる. */
export function shortReading(form: string, reading: string): string {
  const [, head = '', , tail = ''] = EDGES.exec(form) ?? [];
  const middle = reading.slice(head.length, reading.length - tail.length);
  return middle !== '' && head + middle + tail === reading ? middle : WHOLE + reading;
}

/** The reading that `shortReading` made short; undefined where a word has none. */
export function wholeReading(form: string, short: string | undefined): string | undefined {
  if (short === undefined || short === '') return undefined;
  if (short.startsWith(WHOLE)) return short.slice(WHOLE.length);
  const [, head = '', , tail = ''] = EDGES.exec(form) ?? [];
  return head + short + tail;
}
