import { isVowelSign } from './engine-ipa.ts';
import type { Phoneme } from './phonemes.ts';

/**
 * The sounds of a language as they are shown, each with the engine's mnemonic for it: `{ aɪ: 'aI', ʃ: 'S' }`. Long consonants
 * need no entry of their own: the engine says the short one twice.
 */
export type Inventory = Readonly<Record<string, string>>;

const STRESSES = { ˈ: "'", ˌ: ',', '': '' } as const;
const LENGTH = 'ː';
const BOUNDARY = '.';

/**
 * Reads the IPA of one word into the sounds of an inventory, the longest that fit first; a dot keeps two sounds apart.
 *
 * @throws Error naming the first sign that the inventory lacks
 */
export function readIpa(ipa: string, inventory: Inventory): Phoneme[] {
  const phonemes: Phoneme[] = [];
  let stress: Phoneme['stress'] = '';
  let isOnset = false;
  for (let rest = ipa.normalize('NFC'); rest !== ''; ) {
    const sign = rest.charAt(0);
    if (sign === 'ˈ' || sign === 'ˌ') stress = sign;
    if (sign === 'ˈ' || sign === 'ˌ' || sign === BOUNDARY) {
      isOnset ||= sign !== BOUNDARY;
      rest = rest.slice(1);
      continue;
    }
    const sound = longestSound(rest, inventory);
    if (sound === undefined)
      throw new Error(`"${rest}" in /${ipa}/ begins with a sound that is not in the inventory`);
    const isVowel = isVowelSign(sound);
    phonemes.push({ ipa: sound, isVowel, stress: isVowel ? stress : '', isOnset: isOnset || undefined });
    if (isVowel) stress = '';
    isOnset = false;
    rest = rest.slice(sound.length);
  }
  return stressOnly(phonemes);
}

function longestSound(ipa: string, inventory: Inventory): string | undefined {
  const sounds = Object.keys(inventory).filter(sound => ipa.startsWith(sound.normalize('NFC')));
  const longest = sounds.reduce((best, sound) => (sound.length > best.length ? sound : best), '');
  if (longest === '') return undefined;
  const isLong = !isVowelSign(longest) && ipa.startsWith(longest + LENGTH);
  return isLong ? longest + LENGTH : longest;
}

// The mark of a word of one syllable is not written, but it is stressed.
function stressOnly(phonemes: Phoneme[]): Phoneme[] {
  if (phonemes.filter(phoneme => phoneme.isVowel).length !== 1) return phonemes;
  return phonemes.map(phoneme => (phoneme.isVowel ? { ...phoneme, stress: 'ˈ' } : phoneme));
}

/** Keeps the engine from reading two mnemonics as one: d and H would be dH. */
const SEPARATOR = '|';
/** What two mnemonics side by side could be taken for, whether the inventory has it or not. */
const ELSEWHERE = [
  'tS',
  'dZ',
  'ts',
  'dz',
  'dH',
  'gH',
  'aI',
  'aU',
  'eI',
  'OI',
  'oU',
  'i@',
  'e@',
  'o@',
  'U@',
  'n^',
  'l^',
];

/** Makes the function that writes phonemes as mnemonics; undefined when one of them is not in the inventory. */
export function mnemonicsFrom(inventory: Inventory): (phonemes: readonly Phoneme[]) => string | undefined {
  const known = new Set([...Object.values(inventory), ...ELSEWHERE].filter(mnemonic => mnemonic.length > 1));
  return phonemes => {
    let written = '';
    let before = '';
    for (const phoneme of phonemes) {
      const said = mnemonicOf(phoneme.ipa, inventory);
      if (said === undefined) return undefined;
      const mark = STRESSES[phoneme.stress];
      if (mark === '' && wouldMerge(before, said, known)) written += SEPARATOR;
      written += mark + said;
      before = said;
    }
    return written;
  };
}

function mnemonicOf(ipa: string, inventory: Inventory): string | undefined {
  if (Object.hasOwn(inventory, ipa)) return inventory[ipa];
  const isLong = ipa.endsWith(LENGTH) && !isVowelSign(ipa);
  const short = isLong ? inventory[ipa.slice(0, -1)] : undefined;
  return short && short + short;
}

function wouldMerge(one: string, other: string, known: ReadonlySet<string>): boolean {
  if (one === '') return false;
  const both = one + other;
  return [...known].some(
    mnemonic => mnemonic.length > one.length && mnemonic.startsWith(one) && both.startsWith(mnemonic),
  );
}
