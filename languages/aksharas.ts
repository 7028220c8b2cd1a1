/** How a vowel is written: a letter or sign of its own, not at all after a consonant, or shut out by a virama. */
export type WrittenVowel = string | 'inherent' | 'none';

/** Consonants written as one, the vowel after them, and what closes it. */
export type Akshara = {
  consonants: string[];
  vowel: WrittenVowel;
  isNasal: boolean;
  /** An anusvara, a visarga or nothing. */
  coda: string;
};

/** The letters of a script of the Brahmi family. */
export type IndicScript = {
  /** What Unicode takes apart, and what is read as one letter. */
  recomposed: readonly (readonly [RegExp, string])[];
  consonant: RegExp;
  /** Vowel signs after a consonant, with their sounds. */
  signs: Readonly<Record<string, string>>;
  /** Vowels that stand alone, with their sounds; `inherent` is the one that is not written elsewhere. */
  letters: Readonly<Record<string, string>>;
  /** Consonants that never have a vowel, with the letter they are said as. */
  closed?: Readonly<Record<string, string>>;
  virama: string;
  /** Signs that make the vowel nasal. */
  nasal: string;
  /** Signs that close the akshara. */
  codas: string;
};

/** The aksharas of one word; undefined when it holds a letter that the script lacks, or a sign with nothing to stand on. */
export function readAksharas(word: string, script: IndicScript): Akshara[] | undefined {
  const letters = script.recomposed.reduce(
    (text, [parts, whole]) => text.replace(parts, whole),
    word.normalize('NFC'),
  );
  const aksharas: Akshara[] = [];
  let isJoined = false;
  for (const letter of letters) {
    const last = aksharas.at(-1);
    if (letter === script.virama) {
      if (last) last.vowel = 'none';
      isJoined = true;
      continue;
    }
    if (!addLetter(letter, script, last, isJoined, aksharas)) return undefined;
    isJoined = false;
  }
  return aksharas;
}

function addLetter(
  letter: string,
  { consonant, letters, closed = {}, signs, nasal, codas }: IndicScript,
  last: Akshara | undefined,
  isJoined: boolean,
  aksharas: Akshara[],
): boolean {
  const sign = signs[letter];
  if (consonant.test(letter)) addConsonant(letter, isJoined ? last : undefined, aksharas);
  else if (letter in letters) aksharas.push(akshara([], letters[letter] ?? ''));
  else if (letter in closed) aksharas.push(akshara([closed[letter] ?? ''], 'none'));
  else if (last === undefined) return false;
  else if (sign !== undefined) last.vowel = sign;
  else if (letter === nasal) last.isNasal = true;
  else if (codas.includes(letter)) last.coda = letter;
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
