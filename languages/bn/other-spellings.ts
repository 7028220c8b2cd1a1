/** Letters that are written one for another: old spelling and new, Dhaka and Kolkata. The likeliest come first. */
const EXCHANGED: readonly (readonly [pattern: RegExp, other: string])[] = [
  [/ী/g, 'ি'],
  [/ি/g, 'ী'],
  [/ূ/g, 'ু'],
  [/ু/g, 'ূ'],
  [/ঈ/g, 'ই'],
  [/^ই/g, 'ঈ'],
  [/ঊ/g, 'উ'],
  [/^উ/g, 'ও'],
  [/^ও/g, 'উ'],
  [/ো$/g, ''],
  [/$/g, 'ো'],
  [/ো$/g, 'া'],
  [/া$/g, 'ো'],
  // ঘুমোতে, শুকোল of Kolkata.
  [/ো(?!$)/g, 'া'],
  [/ঙ্গ/g, 'ঙ'],
  [/ঙ(?!্)/g, 'ঙ্গ'],
  [/ঙ(?!্)/g, 'ং'],
  [/ং/g, 'ঙ'],
  [/ণ/g, 'ন'],
  [/ষ/g, 'স'],
  [/ষ/g, 'শ'],
  [/ক্ষ/g, 'খ'],
  [/র্([কগচজটডতদপবমযল])্\1/g, 'র্$1'],
  // দেয়া, নেয়ার; লিখা, উঠা, শুনা as verbal nouns.
  [/েয়া/g, 'েওয়া'],
  [/ি(?=[^\u09be-\u09cc]া)/g, 'ে'],
  [/ু(?=[^\u09be-\u09cc]া)/g, 'ো'],
];

/** Other ways to write a word: each letter in one place, then wherever it stands. */
export function* otherSpellings(word: string): Generator<string> {
  for (const [pattern, other] of EXCHANGED) {
    const places = [...word.matchAll(pattern)];
    for (const { index, 0: found, 1: kept = '' } of places)
      yield word.slice(0, index) + other.replace('$1', kept) + word.slice(index + found.length);
    if (places.length > 1) yield word.replace(pattern, other);
  }
}
