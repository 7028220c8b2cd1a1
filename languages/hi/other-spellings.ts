/** What is written in two ways: गरम and गर्म, बिलकुल and बिल्कुल; नयी and नई; डाक्टर and डॉक्टर. */
const EXCHANGED: readonly (readonly [pattern: RegExp, other: string])[] = [
  [/([रलन])\u094d/g, '$1'],
  [/([रलन])(?=[क-ह])/g, '$1\u094d'],
  [/ये/g, 'ए'],
  [/यी/g, 'ई'],
  [/ए/g, 'ये'],
  [/ई/g, 'यी'],
  [/ा/g, 'ॉ'],
  [/आ/g, 'ऑ'],
  [/ॉ/g, 'ा'],
  [/([ोेीै])$/g, '$1\u0902'],
];

/** Other ways to write a word, each letter in one place at a time; the likeliest first. */
export function* otherSpellings(word: string): Generator<string> {
  for (const [pattern, other] of EXCHANGED)
    for (const { index, 0: found, 1: kept = '' } of word.matchAll(pattern))
      yield word.slice(0, index) + other.replace('$1', kept) + word.slice(index + found.length);
}
