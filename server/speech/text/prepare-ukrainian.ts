import { STRESS_MARK, type UkrainianSound, ukrainianSounds } from './ukrainian-sounds.ts';

/**
 * Writes Ukrainian in the engine's phonemes where its stress is known: where it is marked, and in words of one vowel.
 * The engine ignores the marks and stresses a third of the common words wrong. Other words stay letters.
 */
export function prepareUkrainian(text: string): string {
  return text
    .replace(/[\p{L}\p{M}’ʼ']+/gu, word => sayWord(word, word === text))
    .replace(/\]\]-(?=\[\[)/g, ']] ');
}

// The engine reads a voiceless consonant before в as voiced, шв as a sound of its own: worse than a wrong stress.
const MISREAD = /[кпстфхцчш]в/i;

function sayWord(word: string, isAlone: boolean): string {
  const sounds = isAbbreviation(word) ? undefined : ukrainianSounds(word);
  if (sounds === undefined) return word.replaceAll(STRESS_MARK, '');
  const vowels = sounds.filter(sound => sound.isVowel).length;
  // A consonant alone is the name of a letter, beside other words it is a preposition.
  if (vowels === 0) return isAlone ? word : `[[${phonemes(sounds)}]]`;
  if (vowels === 1) return `[[${phonemes(isUnstressed(word, isAlone) ? sounds : sounds.map(stressVowel))}]]`;
  if (sounds.some(sound => sound.isStressed)) return `[[${phonemes(sounds)}]]`;
  // With a pause in it the word would get no stress from the engine.
  return MISREAD.test(word) ? `[[${phonemes(sounds).replaceAll(KEEP_VOICED, '')}]]` : word;
}

const isAbbreviation = (word: string) => word.length > 1 && word === word.toUpperCase();

const isUnstressed = (word: string, isAlone: boolean) => !isAlone && UNSTRESSED.has(word.toLowerCase());

const UNSTRESSED = new Set(
  'а але би бо в від до же за з зі із і й на над не ні о об от по під при про та то у хай чи що як без для'.split(
    ' ',
  ),
);

const stressVowel = (sound: UkrainianSound) => (sound.isVowel ? { ...sound, isStressed: true } : sound);

const ENGINE_VOWELS: Record<string, string> = { а: 'a', е: 'E', и: 'I', і: 'i', о: 'o', у: 'u' };

const ENGINE_CONSONANTS: Record<string, string> = {
  б: 'b',
  в: 'B',
  ў: 'w',
  г: 'h',
  ґ: 'g',
  д: 'd',
  дж: 'dZ',
  дз: 'dz',
  ж: 'Z',
  з: 'z',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  п: 'p',
  р: 'R',
  с: 's',
  т: 't',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'tS',
  ш: 'S',
};

const VOICELESS = new Set(['к', 'п', 'с', 'т', 'ф', 'х', 'ц', 'ч', 'ш']);
const VOICED_OBSTRUENTS = new Set(['б', 'г', 'ґ', 'д', 'дж', 'дз', 'ж', 'з']);
// Before і the engine softens these enough by itself; more would sound like й.
const SOFTENED_BY_I = new Set(['б', 'в', 'г', 'ґ', 'к', 'м', 'п', 'ф', 'х']);
// The engine's soft hushing sounds are the Polish ones.
const ALWAYS_HARD = new Set(['ж', 'ч', 'ш', 'дж', 'й', 'ў']);
// The engine leaves softness out where no vowel follows: сіль, день, мати and мать would end alike.
const PALATALS: Record<string, string> = { л: 'l^', н: 'n^', т: 'c', д: 'J' };
// The shortest pause stops the engine's devoicing (казка as "kaska"), which Ukrainian does not have.
const KEEP_VOICED = '_|';
const SEPARATOR = '|';

function phonemes(sounds: readonly UkrainianSound[]): string {
  return sounds.map((sound, index) => phonemeOf(sound, sounds[index - 1], sounds[index + 1])).join('');
}

function phonemeOf(
  sound: UkrainianSound,
  previous: UkrainianSound | undefined,
  next: UkrainianSound | undefined,
): string {
  if (sound.isVowel) return `${sound.isStressed ? "'" : ''}${ENGINE_VOWELS[sound.letter]}`;
  const hard = hardPhoneme(sound, previous);
  return `${isAudiblySoft(sound, next) ? softPhoneme(sound, hard, next) : hard}${border(sound, next)}`;
}

// Side by side in the engine's letters д and ж would be the one sound дж, which a prefix has not: відживати.
const border = (sound: UkrainianSound, next: UkrainianSound | undefined) => {
  if (VOICED_OBSTRUENTS.has(sound.letter) && VOICELESS.has(next?.letter ?? '')) return KEEP_VOICED;
  return 'дт'.includes(sound.letter) && 'жзшс'.includes(next?.letter ?? ' ') ? SEPARATOR : '';
};

// The engine's soft в would make a voiceless consonant before it voiced: шв as "жв".
function hardPhoneme({ letter }: UkrainianSound, previous: UkrainianSound | undefined): string {
  return letter === 'в' && VOICELESS.has(previous?.letter ?? '') ? 'v' : (ENGINE_CONSONANTS[letter] ?? '');
}

function isAudiblySoft({ letter, isSoft }: UkrainianSound, next: UkrainianSound | undefined): boolean {
  if (!isSoft || ALWAYS_HARD.has(letter)) return false;
  return !(next?.letter === 'і' && SOFTENED_BY_I.has(letter));
}

function softPhoneme({ letter }: UkrainianSound, hard: string, next: UkrainianSound | undefined): string {
  const palatal = next?.isVowel || next?.isSoft ? undefined : PALATALS[letter];
  return palatal ?? `${hard};`;
}
