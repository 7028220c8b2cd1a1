/** How a vowel is written: a letter or sign of its own, not at all after a consonant, or shut out by a hasanta. */
export type WrittenVowel = string | 'inherent' | 'none';

/** Consonants written as one, the vowel after them, and what closes it. */
export type Akshara = {
  consonants: string[];
  vowel: WrittenVowel;
  isNasal: boolean;
  /** ং, ঃ or nothing. */
  coda: string;
};

/** য়, one letter: NFC takes it apart. */
export const GLIDE = '\u09DF';

const HASANTA = '\u09CD';
const NASAL = '\u0981';
/** Stands for অ্যা, which writes the vowel of *apple*. */
const APPLE_VOWEL = '\uE000';

const RECOMPOSED: readonly (readonly [RegExp, string])[] = [
  [/[\u200B-\u200D]/g, ''],
  [/\u09A1\u09BC/g, '\u09DC'],
  [/\u09A2\u09BC/g, '\u09DD'],
  [/\u09AF\u09BC/g, '\u09DF'],
  [/অ্যা/g, APPLE_VOWEL],
];

const SIGNS: Record<string, string> = {
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ɾi',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'ou',
};

const LETTERS: Record<string, string> = {
  [APPLE_VOWEL]: 'æ',
  অ: 'inherent',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ɾi',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'ou',
};

const CONSONANT = /[\u0995-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09DC\u09DD\u09DF]/u;

/** The aksharas of one Bengali word; undefined when it holds another letter. */
export function readAksharas(word: string): Akshara[] | undefined {
  const letters = RECOMPOSED.reduce(
    (text, [parts, whole]) => text.replace(parts, whole),
    word.normalize('NFC'),
  );
  const aksharas: Akshara[] = [];
  let isJoined = false;
  for (const letter of letters) {
    const last = aksharas.at(-1);
    if (letter === HASANTA) {
      if (last) last.vowel = 'none';
      isJoined = true;
      continue;
    }
    if (!addLetter(letter, last, isJoined, aksharas)) return undefined;
    isJoined = false;
  }
  return aksharas;
}

function addLetter(
  letter: string,
  last: Akshara | undefined,
  isJoined: boolean,
  aksharas: Akshara[],
): boolean {
  const sign = SIGNS[letter];
  if (CONSONANT.test(letter)) addConsonant(letter, isJoined ? last : undefined, aksharas);
  else if (letter in LETTERS) aksharas.push(akshara([], LETTERS[letter] ?? ''));
  else if (letter === 'ৎ') aksharas.push(akshara(['ত'], 'none'));
  else if (last === undefined) return false;
  else if (sign !== undefined) last.vowel = sign;
  else if (letter === NASAL) last.isNasal = true;
  else if (letter === 'ং' || letter === 'ঃ') last.coda = letter;
  else return false;
  return true;
}

function addConsonant(letter: string, joined: Akshara | undefined, aksharas: Akshara[]): void {
  if (joined === undefined) aksharas.push(akshara([letter], 'inherent'));
  else {
    joined.consonants.push(letter);
    joined.vowel = 'inherent';
  }
}

const akshara = (consonants: string[], vowel: WrittenVowel): Akshara => ({
  consonants,
  vowel,
  isNasal: false,
  coda: '',
});
