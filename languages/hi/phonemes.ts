import type { Akshara } from '../aksharas.ts';
import { isVowelSign } from '../engine-ipa.ts';
import type { Phoneme } from '../phonemes.ts';
import { seamsOf } from './compounds.ts';
import { readHindi } from './spelling.ts';
import { SPOKEN_POINTS } from './spoken-points.ts';

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kʰ',
  ग: 'ɡ',
  घ: 'ɡʱ',
  ङ: 'ŋ',
  च: 'tʃ',
  छ: 'tʃʰ',
  ज: 'dʒ',
  झ: 'dʒʱ',
  ञ: 'n',
  ट: 'ʈ',
  ठ: 'ʈʰ',
  ड: 'ɖ',
  ढ: 'ɖʱ',
  ण: 'ɳ',
  त: 't',
  थ: 'tʰ',
  द: 'd',
  ध: 'dʱ',
  न: 'n',
  प: 'p',
  फ: 'pʰ',
  ब: 'b',
  भ: 'bʱ',
  म: 'm',
  य: 'j',
  र: 'ɾ',
  ल: 'l',
  व: 'ʋ',
  श: 'ʃ',
  ष: 'ʂ',
  स: 's',
  ह: 'h',
  '\u0958': 'q',
  '\u0959': 'x',
  '\u095A': 'ɣ',
  '\u095B': 'z',
  '\u095C': 'ɽ',
  '\u095D': 'ɽʱ',
  '\u095E': 'f',
};

/** A syllable on its way from letters to sounds; `vowel` is empty where none is said. */
type Syllable = { onset: string[]; vowel: string; nasal: boolean; coda: string };

/**
 * The sounds of a Hindi word by its spelling; undefined when it has other letters. The inherent vowel is silent at the end of a
 * word and, looked for from the end, between a spoken vowel with one consonant and one consonant with a spoken vowel (Ohala
 * 1983); where words are joined each part is read alone. Exceptions are in the lexicon.
 */
export function hindiPhonemes(word: string): Phoneme[] | undefined {
  const parts = seamsOf(word).map((part, index, all) => partSounds(part, index === all.length - 1));
  if (parts.includes(undefined)) return undefined;
  const sounds = lengthened(parts.flatMap(part => part ?? []));
  const first = sounds.findIndex(isVowelSign);
  return sounds.map((ipa, index) => ({ ipa, isVowel: isVowelSign(ipa), stress: index === first ? 'ˈ' : '' }));
}

function partSounds(part: string, isLast: boolean): string[] | undefined {
  const aksharas = readHindi(part);
  if (aksharas === undefined || aksharas.length === 0) return undefined;
  const syllables = aksharas.map(syllableOf);
  silenceInherent(syllables);
  colourBeforeH(syllables);
  if (isLast) lengthenLast(syllables);
  const isPointSpoken = SPOKEN_POINTS.has(part);
  return syllables.flatMap((syllable, index) => soundsOf(syllable, syllables[index + 1], isPointSpoken));
}

function syllableOf({ consonants, vowel, isNasal, coda }: Akshara): Syllable {
  const onset = consonants.map(letter => CONSONANTS[letter] ?? '');
  // ज्ञ is read as gy.
  const at = consonants.findIndex((letter, index) => letter === 'ज' && consonants[index + 1] === 'ञ');
  if (at >= 0) onset.splice(at, 2, 'ɡ', 'j');
  // क्ष is said with the sh of श.
  if (onset.at(-2) === 'k' && onset.at(-1) === 'ʂ') onset.splice(-1, 1, 'ʃ');
  if (vowel === 'ɾɪ') return { onset: [...onset, 'ɾ'], vowel: 'ɪ', nasal: isNasal, coda };
  const said = vowel === 'inherent' ? 'ə' : vowel === 'none' ? '' : vowel;
  return { onset, vowel: said, nasal: isNasal, coda };
}

function silenceInherent(syllables: Syllable[]): void {
  for (let index = syllables.length - 1; index > 0; index--) {
    const syllable = syllables[index] as Syllable;
    if (syllable.vowel !== 'ə' || syllable.nasal || syllable.coda !== '') continue;
    const isLast = index === syllables.length - 1;
    if (isLast ? !risesAtEnd(syllable.onset) : isSilentInside(syllables, index)) syllable.vowel = '';
  }
}

function isSilentInside(syllables: readonly Syllable[], index: number): boolean {
  const [before, syllable, after] = syllables.slice(index - 1) as [Syllable, Syllable, Syllable];
  const isBetweenVowels = before.vowel !== '' && after.vowel !== '' && before.coda !== 'ः';
  if (!isBetweenVowels || syllable.onset.length !== 1 || after.onset.length !== 1) return false;
  // After a nasal consonant only where the next one is light: जंगली, रंगना; not in परंपरा.
  const isAfterNasal = before.coda === 'ं' && !isNasalVowel(before.vowel, syllable.onset[0] ?? '');
  if (isAfterNasal && !/^[ln]$/.test(after.onset[0] ?? '')) return false;
  // Sanskrit words keep it before a short last vowel (गति) and in -करण, -वरण.
  const isLastAfter = index + 2 === syllables.length;
  if (isLastAfter && /^[ɪʊ]$/.test(after.vowel)) return false;
  const isBeforeRana = after.onset[0] === 'ɾ' && index + 3 === syllables.length;
  return !(isBeforeRana && after.vowel === 'ə' && syllables.at(-1)?.onset[0] === 'ɳ');
}

/** A cluster that grows more sonorous cannot end a word: मित्र, वाक्य, पूर्ण keep a short vowel. */
function risesAtEnd(onset: readonly string[]): boolean {
  const [one = '', other = ''] = onset.slice(-2);
  if (other === '' || one === other) return false;
  if (other === 'j') return true;
  if (other === 'ʋ') return one !== 'j' && one !== 'ɾ';
  if (other === 'ɾ' || other === 'l') return !/^[ɾlj]$/.test(one);
  return /^[nmɳ]$/.test(other) && (/^[^nmɳŋlɾjʋ]/.test(one) || (one === 'ɾ' && other === 'ɳ'));
}

/** Before h the short vowel is open: शहर, पहला; and so is the one after it. */
function colourBeforeH(syllables: Syllable[]): void {
  for (const [index, { onset, vowel }] of syllables.entries()) {
    const before = syllables[index - 1];
    if (onset.length !== 1 || onset[0] !== 'h' || before?.vowel !== 'ə') continue;
    if (vowel !== 'ə' && vowel !== '') continue;
    before.vowel = 'ɛ';
    if (vowel === 'ə') (syllables[index] as Syllable).vowel = 'ɛ';
  }
}

/** A short i or u at the end of a word is said long: शक्ति, वस्तु; not in कि. */
function lengthenLast(syllables: readonly Syllable[]): void {
  const last = syllables.at(-1);
  if (last && syllables.length > 1 && /^[ɪʊ]$/.test(last.vowel) && last.coda === '') {
    last.vowel = last.vowel === 'ɪ' ? 'iː' : 'uː';
  }
}

function soundsOf(
  { onset, vowel, nasal, coda }: Syllable,
  next: Syllable | undefined,
  isPointSpoken: boolean,
): string[] {
  if (vowel === '') return onset;
  if (nasal) return [...onset, nasalised(vowel)];
  if (coda === 'ः') return [...onset, vowel, ...(next === undefined ? ['h'] : [])];
  if (coda !== 'ं') return [...onset, vowel];
  const following = next?.onset[0];
  return following === undefined || (!isPointSpoken && isNasalVowel(vowel, following))
    ? [...onset, nasalised(vowel)]
    : [...onset, vowel, nasalBefore(following)];
}

/** On vowels whose sign leaves no room for a moon dot the point stands for it; not in loans like शैंपू. */
function isNasalVowel(vowel: string, following: string): boolean {
  if (vowel === 'aː') return following === 's';
  return (
    /^[eoɛɔi]ː$/.test(vowel) && !(vowel === 'ɛː' && /^[pbz]/.test(following)) && !/^[nmjɾlʋ]/.test(following)
  );
}

function nasalised(vowel: string): string {
  return vowel.replace(/^./u, sign => `${sign}\u0303`).normalize('NFC');
}

function nasalBefore(sound: string): string {
  if (/^[kɡh]/.test(sound)) return 'ŋ';
  if (/^[ʈɖ]/.test(sound)) return 'ɳ';
  return /^[pbm]/.test(sound) || sound === 'ʋ' ? 'm' : 'n';
}

/** Two of the same are one long sound; before an affricate or breath only the stop is doubled. */
function lengthened(sounds: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sound of sounds) {
    const last = joined.at(-1);
    const isDoubled = last !== undefined && !isVowelSign(sound) && sound.replace(/[ʰʱ]/, '') === last;
    if (isDoubled && /^(?:tʃ|dʒ)/.test(sound)) joined.splice(-1, 1, sound.charAt(0), sound);
    else if (isDoubled && sound === last) joined.splice(-1, 1, `${sound}ː`);
    else joined.push(sound);
  }
  return joined;
}
