import { type ArabicLetter, readArabicLetters } from './letters.ts';

/** One sound: a consonant named by its letter, or a vowel a i u, long or short. A double consonant is two sounds. */
export type ArabicSound = { sound: string; isVowel: boolean; isLong: boolean; isStressed: boolean };

const HAMZAS: Record<string, ArabicLetter['vowel']> = { ء: '', أ: 'a', إ: 'i', ؤ: '', ئ: '' };
const CONSONANTS = new Set('بتثجحخدذرزسشصضطظعغفقكلمنهوي');
const SUN_LETTERS = new Set('تثدذرزسشصضطظلن');
/** Letters that only carry a long vowel when nothing is written on them, and the vowel they lengthen. */
const LENGTHENING: Record<string, ArabicLetter['vowel']> = { ا: 'a', ى: 'a', و: 'u', ي: 'i' };

/** What is around a word: it decides how the word begins, and whether its ة is said. */
export type SoundContext = { before: ArabicSound | undefined; isLast: boolean };

/**
 * The sounds of one vocalised word, with the stress where the rules of Standard Arabic put it.
 * Undefined when the word has letters that are not Arabic.
 */
export function arabicSounds(word: string, place: SoundContext): ArabicSound[] | undefined {
  const written = readArabicLetters(word);
  const article = findArticle(written);
  const letters = article === undefined ? written : assimilateArticle(written, article);
  const sounds: ArabicSound[] = [];
  let joined = 0;
  for (const [index, letter] of letters.entries()) {
    const read = readLetter(letter, { ...place, index, letters, sounds });
    if (read === undefined) return undefined;
    sounds.push(...read);
    if (article !== undefined && index <= article.alif) joined = sounds.length;
  }
  return markStress(sounds, joined);
}

type Article = { alif: number; lam: number };

/** The place of the article: first, or after the بِ, لِ, وَ or فَ that is written with the word; لِ takes the place of its ا. */
function findArticle(letters: readonly ArabicLetter[]): Article | undefined {
  const [first, second] = letters;
  if (isArticle(letters, 0)) return { alif: 0, lam: 1 };
  if (first === undefined || second === undefined) return undefined;
  const isJoined =
    ('بل'.includes(first.letter) && first.vowel === 'i') ||
    ('وف'.includes(first.letter) && first.vowel === 'a');
  if (isJoined && isArticle(letters, 1)) return { alif: 1, lam: 2 };
  const isShort = first.letter === 'ل' && first.vowel === 'i' && isLamOfArticle(letters, 1);
  return isShort ? { alif: 0, lam: 1 } : undefined;
}

function isArticle(letters: readonly ArabicLetter[], alif: number): boolean {
  const first = letters[alif];
  const isAlif =
    first !== undefined && 'اٱ'.includes(first.letter) && first.vowel !== 'i' && first.vowel !== 'u';
  return isAlif && isLamOfArticle(letters, alif + 1);
}

// Its own vowel it has only where the noun begins with ا: الِاثْنَيْن.
function isLamOfArticle(letters: readonly ArabicLetter[], index: number): boolean {
  const [lam, next] = letters.slice(index, index + 2);
  if (lam?.letter !== 'ل' || lam.isDoubled || next === undefined) return false;
  if (lam.vowel === 'i') return next.letter === 'ا' && next.vowel === '';
  return lam.vowel === '' && (lam.isClosed || next.isDoubled || index === 1);
}

// The ل of the article is not said before a sun letter, which is doubled instead.
function assimilateArticle(letters: readonly ArabicLetter[], { alif, lam }: Article): ArabicLetter[] {
  const marked = letters.map((letter, index) =>
    index === alif && letter.letter !== 'ل' ? { ...letter, vowel: 'a' as const } : letter,
  );
  const next = marked[lam + 1];
  if (next === undefined || letters[lam]?.vowel !== '' || !SUN_LETTERS.has(next.letter)) return marked;
  return [...marked.slice(0, lam), { ...next, isDoubled: true }, ...marked.slice(lam + 2)];
}

type LetterContext = SoundContext & {
  index: number;
  letters: readonly ArabicLetter[];
  sounds: ArabicSound[];
};

function readLetter(letter: ArabicLetter, place: LetterContext): ArabicSound[] | undefined {
  if (letter.letter === 'آ') return [consonant('ء'), vowel('a', true)];
  if (letter.letter in HAMZAS) return readHamza(letter, place.index);
  if (place.index === 0 && 'اٱ'.includes(letter.letter)) return readFirstAlif(letter, place.before);
  if (letter.letter === 'ة') return readFinalT(letter, place);
  if (isSilentAlif(letter, place)) return [];
  if (isLengthening(letter, place)) return lengthen(letter, place);
  if (!CONSONANTS.has(letter.letter)) return undefined;
  return [
    ...(letter.isDoubled ? [consonant(letter.letter)] : []),
    consonant(letter.letter),
    ...vowelOf(letter),
  ];
}

function readHamza(letter: ArabicLetter, index: number): ArabicSound[] {
  const written = letter.vowel || (index === 0 ? (HAMZAS[letter.letter] ?? '') : '');
  const doubled = letter.isDoubled ? [consonant('ء')] : [];
  return [...doubled, consonant('ء'), ...vowelOf({ ...letter, vowel: written })];
}

// A first ا is only said where nothing goes before; after a vowel it is not said at all.
function readFirstAlif(letter: ArabicLetter, before: ArabicSound | undefined): ArabicSound[] {
  const first = vowel(letter.vowel || 'i', false);
  if (before === undefined) return [consonant('ء'), first];
  return before.isVowel ? [] : [first];
}

// An ا after i or u lengthens nothing: it only begins what is written with the word before it, بِالْفِعْل.
const isSilentAlif = ({ letter }: ArabicLetter, { sounds, index, letters }: LetterContext): boolean => {
  const before = sounds.at(-1);
  const isJoined = index === 1 && findArticle(letters)?.alif === 1;
  return letter === 'ا' && before?.isVowel === true && (isJoined || before.sound !== 'a');
};

/** ة is said as t before another word; alone only as the h that ends a long vowel: حَيَاة. */
function readFinalT(letter: ArabicLetter, { sounds, isLast }: LetterContext): ArabicSound[] {
  const last = sounds.at(-1);
  const before = last?.isVowel ? [] : [vowel('a', false)];
  if (isLast && letter.vowel === '') return last?.isVowel && last.isLong ? [consonant('ه')] : before;
  return [...before, consonant('ت'), ...vowelOf(letter)];
}

/** ا and ى always; و and ي where nothing is written on them, after their own vowel or after a letter without any mark. */
function isLengthening(letter: ArabicLetter, { index, letters, sounds }: LetterContext): boolean {
  if (letter.letter === 'ا' || letter.letter === 'ى') return true;
  const carried = LENGTHENING[letter.letter];
  if (carried === undefined || index === 0 || letter.vowel !== '' || letter.isDoubled) return false;
  const before = sounds.at(-1);
  if (before?.isVowel) return before.sound === carried && !before.isLong;
  return !letters[index - 1]?.isClosed && !letter.isClosed;
}

function lengthen(letter: ArabicLetter, { letters, index, sounds }: LetterContext): ArabicSound[] {
  if (letter.hasNunation) return vowelOf(letter);
  if (letters[index - 1]?.hasNunation || isPluralAlif(letters, index)) return [];
  const before = sounds.at(-1);
  if (!before?.isVowel) return [vowel(LENGTHENING[letter.letter] ?? 'a', true)];
  before.isLong = true;
  return [];
}

// The ا of the written plural ending وا is not said.
function isPluralAlif(letters: readonly ArabicLetter[], index: number): boolean {
  return letters[index]?.letter === 'ا' && index === letters.length - 1 && letters[index - 1]?.letter === 'و';
}

const consonant = (sound: string): ArabicSound => ({
  sound,
  isVowel: false,
  isLong: false,
  isStressed: false,
});
const vowel = (sound: string, isLong: boolean): ArabicSound => ({
  sound,
  isVowel: true,
  isLong,
  isStressed: false,
});

function vowelOf({ vowel: written, hasNunation }: ArabicLetter): ArabicSound[] {
  if (written === '') return [];
  return hasNunation ? [vowel(written, false), consonant('ن')] : [vowel(written, false)];
}

/** The last syllable when it is superheavy, else the one before when heavy, else the third from the end; never the article. */
function markStress(sounds: ArabicSound[], joined: number): ArabicSound[] {
  const nuclei = sounds.flatMap((sound, index) => (sound.isVowel ? [index] : []));
  const own = nuclei.filter(index => index >= joined).length;
  const stressed = nuclei.at(-Math.min(stressFromEnd(sounds, nuclei), own || nuclei.length));
  return sounds.map((sound, index) => (index === stressed ? { ...sound, isStressed: true } : sound));
}

function stressFromEnd(sounds: readonly ArabicSound[], nuclei: readonly number[]): 1 | 2 | 3 {
  const last = nuclei.at(-1) ?? 0;
  const beforeLast = nuclei.at(-2) ?? 0;
  const closing = sounds.length - 1 - last;
  if (closing >= 2 || (closing === 1 && sounds[last]?.isLong)) return 1;
  const between = last - beforeLast - 1;
  return between >= 2 || sounds[beforeLast]?.isLong ? 2 : 3;
}
