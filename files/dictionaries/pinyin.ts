const TONES = ['', '\u0304', '\u0301', '\u030c', '\u0300'];
/** Bounded, so that a long run of letters without a number is not searched from each of them to its end. */
const SYLLABLE = /([a-zü:]{1,24})([1-5])/gi;

/** Pinyin with numbers, as files have it, with marks: `lu:4 shi1` is `lǜ shī`. */
export function markedPinyin(numbered: string): string {
  return numbered.replace(SYLLABLE, (_, letters: string, tone: string) =>
    marked(letters.replace(/u:/gi, withDots), Number(tone)),
  );
}

function withDots(letters: string): string {
  return letters.startsWith('U') ? 'Ü' : 'ü';
}

/** The mark stands on a or e, on the o of ou, and otherwise on the last vowel. */
function marked(letters: string, tone: number): string {
  const mark = TONES[tone] ?? '';
  if (mark === '') return letters;
  const place = /[ae]/i.exec(letters)?.index ?? /ou/i.exec(letters)?.index ?? lastVowel(letters);
  if (place === -1) return letters;
  return (letters.slice(0, place + 1) + mark + letters.slice(place + 1)).normalize('NFC');
}

function lastVowel(letters: string): number {
  return Math.max(...['i', 'o', 'u', 'ü'].map(vowel => letters.toLowerCase().lastIndexOf(vowel)));
}
