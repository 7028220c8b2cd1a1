import type { Phoneme } from '../phonemes.ts';
import { type Letter, readTurkish } from './spelling.ts';
import { MARKED_WORDS, PLACES } from './words.ts';

/** The sounds of a Turkish word; undefined when it has letters that are not Turkish. */
export function turkishPhonemes(word: string): Phoneme[] | undefined {
  const lower = word.normalize('NFC').toLocaleLowerCase('tr');
  const letters = readTurkish(MARKED_WORDS.get(lower) ?? lower);
  if (letters === undefined) return undefined;
  const isName = word !== lower;
  const sounds = withoutSoftG(
    letters.map((letter, index) => ({ ...letter, ipa: palatalised(letters, index) })),
  );
  return withStress(joinDoubled(sounds), lower, isName);
}

const FRONT = /^[eiøy]/;
const PALATALS: Record<string, string> = { k: 'c', g: 'ɟ' };

// k, g and l follow the vowel of their syllable: the one after them, or else the one before.
function palatalised(letters: readonly Letter[], index: number): string {
  const letter = letters[index];
  if (letter === undefined || !/^[kgl]$/.test(letter.ipa)) return letter?.ipa ?? '';
  const after = letters[index + 1];
  const before = letters[index - 1];
  const isDoubled = after?.ipa === letter.ipa;
  const vowel = isDoubled
    ? letters[index + 2]
    : after?.isVowel
      ? after
      : nearestVowel(letters, index, before);
  const isBeforeJ = letter.ipa === 'l' && after?.ipa === 'j';
  const isFront =
    letter.isPalatal || isBeforeJ || (isDoubled && after.isPalatal) || FRONT.test(vowel?.ipa ?? '');
  if (letter.ipa === 'l') return isFront ? 'l' : 'ɫ';
  return isFront ? (PALATALS[letter.ipa] ?? '') : letter.ipa === 'g' ? 'ɡ' : 'k';
}

function nearestVowel(
  letters: readonly Letter[],
  index: number,
  before: Letter | undefined,
): Letter | undefined {
  if (before?.isVowel) return before;
  const earlier = letters.slice(0, index).findLast(({ isVowel }) => isVowel);
  const later = letters.slice(index).find(({ isVowel }) => isVowel);
  // At the beginning a cluster belongs to the vowel that follows it: krem, grup.
  return earlier ?? later;
}

// ğ lengthens the vowel before a consonant, is j beside e, and between other vowels nothing.
function withoutSoftG(letters: readonly Letter[]): Letter[] {
  const sounds: Letter[] = [];
  for (const [index, letter] of letters.entries()) {
    const before = sounds.at(-1);
    if (letter.ipa !== 'ğ') sounds.push({ ...letter });
    else if (isGlide(before?.ipa, letters[index + 1])) sounds.push({ ...letter, ipa: 'j' });
    else if (before?.isVowel && !letters[index + 1]?.isVowel && !before.ipa.endsWith('ː')) before.ipa += 'ː';
  }
  return sounds;
}

const isGlide = (before: string | undefined, after: Letter | undefined): boolean =>
  before === 'e' || (before === 'i' && after?.isVowel === true) || (before === 'ø' && after?.ipa === 'e');

function joinDoubled(letters: readonly Letter[]): Letter[] {
  const joined: Letter[] = [];
  for (const letter of letters) {
    const last = joined.at(-1);
    if (last === undefined || last.isVowel || last.ipa !== letter.ipa) joined.push({ ...letter });
    else if (letter.ipa.length === 1) last.ipa += 'ː';
    // Of a long affricate only the stop is doubled.
    else joined.splice(-1, 1, { ...last, ipa: last.ipa.charAt(0) }, { ...letter });
  }
  return joined;
}

function withStress(letters: readonly Letter[], word: string, isName: boolean): Phoneme[] {
  const vowels = letters.flatMap(({ isVowel }, index) => (isVowel ? [index] : []));
  const marked = letters.findIndex(({ isStressed }) => isStressed);
  const stressed = marked >= 0 ? marked : vowels[stressedSyllable(letters, vowels, word, isName)];
  return letters.map(({ ipa, isVowel }, index) => ({
    ipa,
    isVowel,
    stress: index === stressed ? 'ˈ' : '',
    // Every syllable but the first begins with one consonant at most.
    isOnset: (!isVowel && index > (vowels[0] ?? 0) && letters[index + 1]?.isVowel) || undefined,
  }));
}

/** Names of languages in -ca keep the stress of their stem. */
const LANGUAGE_NAME = /[cç][ae]$/;

function stressedSyllable(
  letters: readonly Letter[],
  vowels: readonly number[],
  word: string,
  isName: boolean,
): number {
  const last = vowels.length - 1;
  if (last < 1) return last;
  if (!isName) return last;
  if (PLACES.has(word)) return placeStress(letters, vowels);
  if (!LANGUAGE_NAME.test(word)) return last;
  const stem = word.slice(0, -2);
  return PLACES.has(stem) ? placeStress(letters, vowels.slice(0, -1)) : last - 1;
}

// The last syllable but one, unless it is open and a closed one precedes it: Endonezya, but Afrika.
function placeStress(letters: readonly Letter[], vowels: readonly number[]): number {
  const penult = Math.max(0, vowels.length - 2);
  const isHeavy = (syllable: number) => {
    const vowel = vowels[syllable] ?? 0;
    return !letters[vowel + 1]?.isVowel && letters[vowel + 2]?.isVowel === false;
  };
  return penult > 0 && !isHeavy(penult) && isHeavy(penult - 1) ? penult - 1 : penult;
}
