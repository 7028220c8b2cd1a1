import { assimilateUkrainian, type UkrainianSound } from './assimilation.ts';
import { PREFIX_BORDER, respellUkrainian } from './spelling.ts';

export const STRESS_MARK = '\u0301';

const VOWELS = 'аеиіоу';
const IOTATED: Record<string, string> = { я: 'а', ю: 'у', є: 'е', ї: 'і' };
const CONSONANT = /^(?:дж|дз|[бвгґджзйклмнпрстфхцчш])/;
const SILENT = ['ь', '’', PREFIX_BORDER];

/** The sounds of one word; undefined when it has letters that are not Ukrainian. Stress only where it is marked. */
export function ukrainianSounds(word: string): UkrainianSound[] | undefined {
  const sounds: UkrainianSound[] = [];
  let rest = respellUkrainian(word);
  let isAfterConsonant = false;
  while (rest !== '') {
    const consonant = CONSONANT.exec(rest)?.[0];
    const letter = consonant ?? rest.charAt(0);
    rest = rest.slice(letter.length);
    if (consonant !== undefined) sounds.push(consonantSound(consonant, rest));
    else if (letter === STRESS_MARK) stressLast(sounds);
    else if (VOWELS.includes(letter)) sounds.push(vowelSound(letter));
    else if (letter in IOTATED) sounds.push(...iotatedSounds(letter, isAfterConsonant));
    else if (!SILENT.includes(letter)) return undefined;
    isAfterConsonant = consonant !== undefined;
  }
  return assimilateUkrainian(sounds);
}

const vowelSound = (letter: string): UkrainianSound => ({
  letter,
  isVowel: true,
  isSoft: false,
  isStressed: false,
});

function consonantSound(letter: string, next: string): UkrainianSound {
  return { letter, isVowel: false, isSoft: letter !== 'й' && /^[ьіяює]/.test(next), isStressed: false };
}

// After a consonant the letter only softens it; everywhere else it begins with й.
function iotatedSounds(letter: string, isAfterConsonant: boolean): UkrainianSound[] {
  const vowel = vowelSound(IOTATED[letter] ?? letter);
  return isAfterConsonant ? [vowel] : [consonantSound('й', ''), vowel];
}

// Where two vowels are marked both ways of saying it are right; the first is taken.
function stressLast(sounds: UkrainianSound[]): void {
  const last = sounds.at(-1);
  if (last?.isVowel && !sounds.some(sound => sound.isStressed)) last.isStressed = true;
}
