import type { Akshara } from '../aksharas.ts';
import { isVowelSign } from '../engine-ipa.ts';
import type { Phoneme } from '../phonemes.ts';
import { seamsOf } from './compounds.ts';
import { onsetOf } from './consonants.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import { speakInherentVowels } from './inherent-vowels.ts';
import { GLIDE, readBengali } from './spelling.ts';

/** The sounds of a Bengali word by its spelling, stressed on the first vowel; undefined when it has other letters. */
export function bengaliPhonemes(word: string): Phoneme[] | undefined {
  const parts = seamsOf(word).map(partSounds);
  return parts.includes(undefined) ? undefined : toPhonemes(parts.flatMap(sounds => sounds ?? []));
}

function partSounds(part: string): string[] | undefined {
  const written = readBengali(part);
  if (written === undefined || written.length === 0) return undefined;
  const isForeign = FOREIGN_WORDS.has(part);
  const aksharas = speakInherentVowels(written, isForeign);
  return joinDoubled(aksharas.flatMap((_, index) => soundsAt(aksharas, written, index, isForeign)));
}

function soundsAt(
  aksharas: readonly Akshara[],
  written: readonly Akshara[],
  index: number,
  isForeign: boolean,
): string[] {
  const akshara = aksharas[index];
  const before = aksharas[index - 1];
  if (akshara === undefined) return [];
  const { sounds, isNasal } = onsetOf(akshara, {
    isInitial: index === 0,
    isAfterCoda: before !== undefined && before.coda !== '',
    isAfterU: index === 1 && before?.vowel === 'u' && before.consonants.length === 0,
    isForeign,
  });
  const onset = glided(sounds, akshara, before);
  if (before?.coda === 'ঃ' && onset[0] !== undefined) onset.unshift(onset[0].replace(/[ʰʱ]/, ''));
  const vowel = isSemivowel(akshara, before, aksharas[index + 1])
    ? ['o̯']
    : vowelOf(
        akshara,
        written[index]?.vowel === 'inherent',
        index === 0,
        isForeign,
        nextVowel(aksharas, index),
        aksharas[index + 1]?.consonants[0] === 'ন',
      );
  const nasal = akshara.isNasal || isNasal;
  const coda = akshara.coda === 'ং' ? ['ŋ'] : [];
  return [
    ...onset,
    ...vowel.map(sound => (nasal && isVowelSign(sound) ? `${sound}\u0303`.normalize('NFC') : sound)),
    ...coda,
  ];
}

const nextVowel = (aksharas: readonly Akshara[], index: number) =>
  aksharas.slice(index + 1).find(({ vowel }) => vowel !== 'none')?.vowel;

// য় is a glide: open before a vowel, the second half of a diphthong elsewhere, nothing between a round vowel and a.
function glided(sounds: string[], { vowel }: Akshara, before: Akshara | undefined): string[] {
  if (sounds.join('') !== 'j') return [...sounds];
  if (vowel === 'none') return ['e̯'];
  return vowel === 'a' && ['o', 'u'].includes(before?.vowel ?? '') ? [] : before?.vowel === 'o' ? [] : ['j'];
}

/** The o of ওয়া. */
function isSemivowel(
  { consonants, vowel }: Akshara,
  before: Akshara | undefined,
  after: Akshara | undefined,
): boolean {
  if (vowel !== 'o' || consonants.length > 0 || after?.consonants.join('') !== GLIDE) return false;
  return before?.vowel !== 'none' && after.vowel !== 'none';
}

function vowelOf(
  { consonants, vowel }: Akshara,
  isInherent: boolean,
  isInitial: boolean,
  isForeign: boolean,
  next: string | undefined,
  isBeforeN: boolean,
): string[] {
  if (vowel === 'none') return [];
  const hasYa = consonants.length > 1 && consonants.at(-1) === 'য';
  if (hasYa && (isInitial || isForeign) && vowel === 'a') return ['æ'];
  if (hasYa && isInitial && isInherent) return [next === 'i' ? 'e' : 'æ'];
  if (vowel === 'a' && consonants.join('') === 'জঞ' && isBeforeN) return ['æ'];
  if (vowel === 'oi' || vowel === 'ou') return [...vowel];
  return vowel === 'ɾi' ? ['ɾ', 'i'] : [vowel];
}

/** Two of the same are one long sound; before an affricate only its stop is doubled. */
function joinDoubled(sounds: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sound of sounds) {
    const last = joined.at(-1);
    if (last === sound && /^(?:tʃ|dʒ)$/.test(sound)) joined.splice(-1, 1, sound.charAt(0), sound);
    else if (last === sound && !isVowelSign(sound)) joined.splice(-1, 1, `${sound}ː`);
    else if (last !== undefined && /^(?:tʃ|dʒ)$/.test(last) && /^(?:tʃʰ|dʒʱ)$/.test(sound)) {
      joined.splice(-1, 1, last.charAt(0), sound);
    } else joined.push(sound);
  }
  return joined;
}

function toPhonemes(sounds: readonly string[]): Phoneme[] {
  const isVowel = (sound: string) => isVowelSign(sound) && !sound.includes('\u032F');
  const first = sounds.findIndex(isVowel);
  return sounds.map((ipa, index) => ({ ipa, isVowel: isVowel(ipa), stress: index === first ? 'ˈ' : '' }));
}
