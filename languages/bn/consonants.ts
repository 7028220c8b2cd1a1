import type { Akshara } from '../aksharas.ts';

const SOUNDS: Record<string, string> = {
  ক: 'k',
  খ: 'kʰ',
  গ: 'ɡ',
  ঘ: 'ɡʱ',
  ঙ: 'ŋ',
  চ: 'tʃ',
  ছ: 'tʃʰ',
  জ: 'dʒ',
  ঝ: 'dʒʱ',
  ঞ: 'n',
  ট: 'ʈ',
  ঠ: 'ʈʰ',
  ড: 'ɖ',
  ঢ: 'ɖʱ',
  ণ: 'n',
  ত: 't',
  থ: 'tʰ',
  দ: 'd',
  ধ: 'dʱ',
  ন: 'n',
  প: 'p',
  ফ: 'pʰ',
  ব: 'b',
  ভ: 'bʱ',
  ম: 'm',
  য: 'dʒ',
  র: 'ɾ',
  ল: 'l',
  শ: 'ʃ',
  ষ: 'ʃ',
  স: 'ʃ',
  হ: 'h',
  '\u09DC': 'ɽ',
  '\u09DD': 'ɽʱ',
  '\u09DF': 'j',
};

/** What an akshara begins with, and whether its ম is only heard as a nasal vowel. */
export type Onset = { sounds: string[]; isNasal: boolean };

/** Where an akshara stands: at the beginning of the word, after ং or another closing sound, in a foreign word. */
export type ConsonantContext = {
  isInitial: boolean;
  isAfterCoda: boolean;
  isAfterU: boolean;
  isForeign: boolean;
};

/** How the consonants of an akshara are said: which of them are silent, doubled, or melt. */
export function onsetOf(akshara: Akshara, place: ConsonantContext): Onset {
  const letters = [...akshara.consonants];
  const subscript = letters.length > 1 ? letters.at(-1) : undefined;
  const base = letters.slice(0, -1);
  if (subscript === 'য') return plain(withYa(base, place));
  if (subscript === 'ব' && !place.isForeign) return plain(withBa(base, place));
  const isBeforeVocalicR = akshara.vowel === 'ɾi';
  if (subscript === 'ম' && !place.isForeign) return withMa(base, place, isBeforeVocalicR);
  return plain(said(letters, place, isBeforeVocalicR));
}

const plain = (sounds: string[]): Onset => ({ sounds, isNasal: false });

function withYa(base: readonly string[], place: ConsonantContext): string[] {
  if (base.join('') === 'র' && !place.isInitial) return ['ɾ', 'dʒ'];
  if (base.join('') === 'হ' && !place.isInitial) return ['d', 'dʒʱ'];
  return place.isForeign ? said(base, place) : doubled(base, place);
}

function withBa(base: readonly string[], place: ConsonantContext): string[] {
  const letter = base.at(-1) ?? '';
  const isSaid = base.length === 1 && ('মবরল'.includes(letter) || (letter === 'দ' && place.isAfterU));
  return isSaid ? [...said(base, place), 'b'] : doubled(base, place);
}

function withMa(base: readonly string[], place: ConsonantContext, isBeforeVocalicR: boolean): Onset {
  if (place.isInitial) return plain(said(base, place, isBeforeVocalicR));
  const letter = base.at(-1) ?? '';
  if (letter === 'হ') return plain(['m', 'm']);
  if (base.join('') === 'কষ') return plain(said(base, place));
  if ('নমলরগঙটক'.includes(letter)) return plain([...said(base, place), 'm']);
  return { sounds: doubled(base, place), isNasal: true };
}

// The sign under a consonant doubles it, but not at the beginning and not in a larger cluster.
function doubled(base: readonly string[], place: ConsonantContext): string[] {
  const sounds = said(base, place);
  const last = sounds.at(-1) ?? '';
  if (place.isInitial || place.isAfterCoda || base.length > 1) return sounds;
  return [...sounds.slice(0, -1), unaspirated(last), last];
}

const unaspirated = (sound: string) => sound.replace(/[ʰʱ]/, '');

/** Letters one by one, apart from what two of them say together. */
function said(
  letters: readonly string[],
  { isInitial, isAfterCoda, isForeign }: ConsonantContext,
  isBeforeVocalicR = false,
): string[] {
  const sounds: string[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? '';
    const after = letters[index + 1];
    const isAlone = (isInitial || isAfterCoda) && index === 0;
    const joined = JOINED[`${letter}${after ?? ''}`];
    if (joined !== undefined) {
      sounds.push(...(isAlone || index > 0 ? joined.slice(-1) : joined));
      index += 1;
    } else
      sounds.push(isSibilant(letter, after, isForeign, isBeforeVocalicR) ? 's' : (SOUNDS[letter] ?? letter));
  }
  return sounds;
}

const JOINED: Record<string, readonly string[]> = {
  কষ: ['k', 'kʰ'],
  জঞ: ['ɡ', 'ɡ'],
  হন: ['n', 'n'],
  হণ: ['n', 'n'],
  হল: ['l', 'l'],
};

// Before dentals, stops and liquids স is what it is written as; শ only before liquids.
function isSibilant(
  letter: string,
  after: string | undefined,
  isForeign: boolean,
  isBeforeVocalicR: boolean,
): boolean {
  if (letter === 'স')
    return isForeign || /^[তথনরলটকখপফ]$/.test(after ?? '') || (isBeforeVocalicR && after === undefined);
  return letter === 'শ' && (after === 'র' || after === 'ল' || (isBeforeVocalicR && after === undefined));
}
