/** A letter of a marked word as a sound, before its neighbours change it. */
export type Letter = { ipa: string; isVowel: boolean; isStressed: boolean; isPalatal: boolean };

const VOWELS: Record<string, string> = {
  a: 'a',
  â: 'aː',
  e: 'e',
  ı: 'ɯ',
  i: 'i',
  î: 'iː',
  o: 'o',
  ö: 'ø',
  u: 'u',
  û: 'uː',
  ü: 'y',
};

const CONSONANTS: Record<string, string> = {
  c: 'dʒ',
  ç: 'tʃ',
  ğ: 'ğ',
  j: 'ʒ',
  r: 'ɾ',
  ş: 'ʃ',
  y: 'j',
  w: 'v',
  ĺ: 'l',
};

const PLAIN = /^[bdfghklmnpstvz]$/;
const STRESS = "'";
const LENGTH = ':';

/** The letters of a word in lower case, ' before its stressed vowel, : after a long one and ĺ for a palatal l. */
export function readTurkish(marked: string): Letter[] | undefined {
  const letters: Letter[] = [];
  let isStressed = false;
  for (const letter of marked.normalize('NFC')) {
    const last = letters.at(-1);
    const vowel = VOWELS[letter];
    const consonant = CONSONANTS[letter] ?? (PLAIN.test(letter) ? letter : undefined);
    if (letter === STRESS) isStressed = true;
    else if (letter === LENGTH && last !== undefined) last.ipa += 'ː';
    else if (vowel !== undefined) {
      softenBefore(letter, last);
      letters.push({ ipa: vowel, isVowel: true, isStressed, isPalatal: false });
      isStressed = false;
    } else if (consonant === undefined) return undefined;
    else letters.push({ ipa: consonant, isVowel: false, isStressed: false, isPalatal: letter === 'ĺ' });
  }
  return letters;
}

// The circumflex also says that k, g or l before it is palatal.
function softenBefore(vowel: string, before: Letter | undefined): void {
  if (before !== undefined && (vowel === 'â' || vowel === 'û')) before.isPalatal = true;
}
