import type { Piece } from '../language.ts';
import type { Phoneme } from '../phonemes.ts';
import type { UkrainianSound } from './assimilation.ts';
import { STRESS_MARK, ukrainianSounds } from './sounds.ts';

/**
 * Ukrainian with its sounds, from the stress marks of the text. Only words whose stress is known, marked or for want of
 * another vowel, are said from them: the engine ignores the marks and stresses a third of the common words wrong.
 */
export function pronounceUkrainian(text: string): Piece[] {
  return [...text.matchAll(/([\p{L}\p{M}’ʼ']+)|[^\p{L}\p{M}’ʼ']+/gu)].map(([letters, word]) =>
    word === undefined ? { letters } : pronounceWord(word, word === text),
  );
}

function pronounceWord(word: string, isAlone: boolean): Piece {
  const sounds = ukrainianSounds(word);
  const letters = word.replaceAll(STRESS_MARK, '');
  if (sounds === undefined) return { letters };
  const vowels = sounds.filter(sound => sound.isVowel).length;
  const isStressed = vowels === 1 && !isUnstressed(word, isAlone);
  const phonemes = toPhonemes(isStressed ? sounds.map(stressVowel) : sounds);
  const isKnown = vowels === 1 || sounds.some(sound => sound.isStressed) || MISREAD.test(word);
  // A consonant alone is the name of a letter, beside other words it is a preposition.
  const isSaid = isAbbreviation(word) ? false : vowels === 0 ? !isAlone : isKnown;
  return { letters: vowels === 0 && isAlone ? word : letters, phonemes, isSaidFromLetters: !isSaid };
}

// The engine reads a voiceless consonant before в as voiced, шв as a sound of its own: worse than a wrong stress.
const MISREAD = /[кпстфхцчш]в/i;

const isAbbreviation = (word: string) => word.length > 1 && word === word.toUpperCase();

const isUnstressed = (word: string, isAlone: boolean) => !isAlone && UNSTRESSED.has(word.toLowerCase());

const UNSTRESSED = new Set(
  'а але би бо в від до же за з зі із і й на над не ні о об от по під при про та то у хай чи що як без для'.split(
    ' ',
  ),
);

const stressVowel = (sound: UkrainianSound) => (sound.isVowel ? { ...sound, isStressed: true } : sound);

const VOWELS: Record<string, string> = { а: 'ɑ', е: 'ɛ', и: 'ɪ', і: 'i', о: 'ɔ', у: 'u' };

const CONSONANTS: Record<string, string> = {
  б: 'b',
  в: 'ʋ',
  ў: 'w',
  г: 'ɦ',
  ґ: 'ɡ',
  д: 'd',
  дж: 'dʒ',
  дз: 'dz',
  ж: 'ʒ',
  з: 'z',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'tʃ',
  ш: 'ʃ',
};

// Hushing sounds are only half softened before і, which is not written.
const HALF_SOFT_BEFORE_I = new Set(['ж', 'ч', 'ш', 'дж']);

const toPhonemes = (sounds: readonly UkrainianSound[]): Phoneme[] =>
  sounds.flatMap((sound, index) => toPhoneme(sound, sounds[index - 1], sounds[index + 1]));

function toPhoneme(
  { letter, isVowel, isSoft, isStressed }: UkrainianSound,
  before: UkrainianSound | undefined,
  after: UkrainianSound | undefined,
): Phoneme[] {
  if (isVowel) return [{ ipa: VOWELS[letter] ?? '', isVowel, stress: isStressed ? 'ˈ' : '' }];
  // The two halves of a long consonant are one phoneme.
  if (after?.letter === letter) return [];
  const isShownSoft = isSoft && !(after?.letter === 'і' && HALF_SOFT_BEFORE_I.has(letter));
  const length = before?.letter === letter ? 'ː' : '';
  return [{ ipa: `${CONSONANTS[letter]}${isShownSoft ? 'ʲ' : ''}${length}`, isVowel, stress: '' }];
}
