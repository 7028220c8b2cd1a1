/** One Hangul syllable in letters; `final` is empty where there is none. */
export type Syllable = { initial: string; vowel: string; final: string };

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

const FIRST = 0xac00;
const LAST = 0xd7a3;

/** The letters of a syllable; undefined for anything else. Syllables are numbered by initial, then vowel, then final. */
export function decomposeHangul(syllable: string): Syllable | undefined {
  const code = syllable.charCodeAt(0);
  if (!(code >= FIRST && code <= LAST)) return undefined;
  const number = code - FIRST;
  return {
    initial: INITIALS[Math.floor(number / (VOWELS.length * FINALS.length))] ?? '',
    vowel: VOWELS[Math.floor(number / FINALS.length) % VOWELS.length] ?? '',
    final: FINALS[number % FINALS.length] ?? '',
  };
}

/** The number of the final consonant of the last syllable of a word, 0 where it ends in a vowel; undefined behind another sign. */
export function lastFinal(word: string): number | undefined {
  const unit = word.charCodeAt(word.length - 1);
  if (unit >= FIRST && unit <= LAST) return (unit - FIRST) % FINALS.length;
  // Single letters (NFD).
  if (unit >= 0x1161 && unit <= 0x1175) return 0;
  return unit >= 0x11a8 && unit <= 0x11c2 ? unit - 0x11a7 : undefined;
}

/** The syllable of three letters that exist in their places. */
export function composeHangul({ initial, vowel, final }: Syllable): string {
  const block = INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel);
  return String.fromCharCode(FIRST + block * FINALS.length + FINALS.indexOf(final));
}
