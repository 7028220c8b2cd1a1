/** A sound as it is written, before its neighbours change it. `rz` is kept apart from ż, since it follows a voiceless sound. */
export type PolishLetter = { ipa: string; isVowel: boolean; isRz: boolean };

const VOWELS: Record<string, string> = {
  a: 'a',
  ą: 'ą',
  e: 'ɛ',
  ę: 'ę',
  i: 'i',
  o: 'ɔ',
  ó: 'u',
  u: 'u',
  y: 'ɨ',
};

const CONSONANTS: Record<string, string> = {
  b: 'b',
  c: 'ts',
  ch: 'x',
  cz: 'tʂ',
  ć: 'tɕ',
  d: 'd',
  dz: 'dz',
  dź: 'dʑ',
  dż: 'dʐ',
  f: 'f',
  g: 'ɡ',
  h: 'x',
  j: 'j',
  k: 'k',
  l: 'l',
  ł: 'w',
  m: 'm',
  n: 'n',
  ń: 'ɲ',
  p: 'p',
  r: 'r',
  rz: 'ʐ',
  s: 's',
  sz: 'ʂ',
  ś: 'ɕ',
  t: 't',
  v: 'v',
  w: 'v',
  x: 'ks',
  z: 'z',
  ź: 'ʑ',
  ż: 'ʐ',
};

/** What i makes of the consonant before it; all others keep their own sound and are followed by j. */
const SOFTENED: Record<string, string> = { ts: 'tɕ', dz: 'dʑ', s: 'ɕ', z: 'ʑ', n: 'ɲ' };

// In these r and z are two sounds: zamarzać, marznąć.
const PARTED_RZ = /^(?:za|prze|od|wy)?mar(?=z(?:n|ł|a[ćłjmn]|li))|^mier(?=zi)/;

/** The letters of a word in lower case as sounds; undefined when one of them is not Polish. */
export function readPolish(word: string): PolishLetter[] | undefined {
  const parted = word.toLowerCase().normalize('NFC').replace(PARTED_RZ, '$&|');
  const letters: PolishLetter[] = [];
  for (let rest = parted; rest !== ''; ) {
    if (rest.startsWith('|')) {
      rest = rest.slice(1);
      continue;
    }
    const vowel = VOWELS[rest.charAt(0)];
    const written = [rest.slice(0, 2), rest.charAt(0)].find(sign => sign in CONSONANTS);
    if (vowel !== undefined) {
      readVowel(vowel, rest.slice(1), letters);
      rest = rest.slice(1);
    } else if (written !== undefined) {
      for (const ipa of soundsOf(written)) letters.push({ ipa, isVowel: false, isRz: written === 'rz' });
      rest = rest.slice(written.length);
    } else return undefined;
  }
  return parted === '' ? undefined : withGlides(letters, parted);
}

const soundsOf = (written: string) => (written === 'x' ? ['k', 's'] : [CONSONANTS[written] ?? '']);

/** An i after a consonant softens it, and before another vowel is nothing else, or j after those that stay as they are. */
function readVowel(vowel: string, rest: string, letters: PolishLetter[]): void {
  const before = letters.at(-1);
  const isSoftening = vowel === 'i' && before !== undefined && !before.isVowel;
  const softened = isSoftening ? SOFTENED[before.ipa] : undefined;
  if (before !== undefined && softened !== undefined) before.ipa = softened;
  if (isSoftening && rest.charAt(0) in VOWELS) {
    if (softened === undefined && before.ipa !== 'j') letters.push({ ipa: 'j', isVowel: false, isRz: false });
  } else letters.push({ ipa: vowel, isVowel: true, isRz: false });
}

// A prefix that ends in a vowel, or an ending, parts what is one syllable elsewhere: nauka, muzeum, but auto.
const PARTED_U = /^(?:na|za|nie|prze|poza)u|[ae]um(?:em|owi)?$/;

function withGlides(letters: PolishLetter[], word: string): PolishLetter[] {
  if (PARTED_U.test(word) || !/[ae]u/.test(word)) return letters;
  return letters.map((letter, index) =>
    letter.ipa === 'u' && /^[aɛ]$/.test(letters[index - 1]?.ipa ?? '')
      ? { ipa: 'w', isVowel: false, isRz: false }
      : letter,
  );
}
