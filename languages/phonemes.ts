/**
 * One sound as it is shown, `tʃ` and `aɪ` being one: its IPA, whether it makes a syllable, and the stress on it. A long
 * consonant is one sound with ː.
 */
export type Phoneme = {
  ipa: string;
  isVowel: boolean;
  stress: '' | 'ˈ' | 'ˌ';
  /** Known to begin its syllable: a stress mark goes before it. Elsewhere the sounds say where syllables begin. */
  isOnset?: boolean | undefined;
};

const OBSTRUENT = /^(?:[pbtdkɡfvβθðɣxχcɟ]|[tdɟc]͡)/;
const GLIDING = /^[lɾrʁɹjwɥʋɰʎ]/;

/**
 * The phonemes of one word as IPA, every stress mark moved before its syllable, where readers expect it.
 * A word of one syllable carries none.
 */
export function writeIpa(phonemes: readonly Phoneme[]): string {
  const vowels = phonemes.filter(phoneme => phoneme.isVowel).length;
  if (vowels < 2) return phonemes.map(phoneme => phoneme.ipa).join('');
  const marks = new Map<number, string>();
  for (const [index, { stress }] of phonemes.entries()) {
    if (stress !== '') marks.set(onsetOf(phonemes, index), stress);
  }
  return phonemes.map(({ ipa }, index) => `${marks.get(index) ?? ''}${ipa}`).join('');
}

/** Where the syllable of the vowel at `index` begins: one consonant before it, or a cluster that glides into it. */
function onsetOf(phonemes: readonly Phoneme[], index: number): number {
  if (!phonemes.slice(0, index).some(({ isVowel }) => isVowel)) return 0;
  let start = index;
  while (start > 0 && !phonemes[start]?.isOnset && !phonemes[start - 1]?.isVowel) start -= 1;
  if (start === 0 || start === index || phonemes[start]?.isOnset) return start;
  const last = phonemes[index - 1]?.ipa ?? '';
  const before = phonemes[index - 2]?.ipa ?? '';
  const glides = index - 2 >= start && GLIDING.test(last) && OBSTRUENT.test(before);
  return glides ? index - 2 : index - 1;
}
