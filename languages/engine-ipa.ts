import { type Phoneme, writeIpa } from './phonemes.ts';

export type SoundTable = Readonly<Record<string, string>>;

/** How the phonemes that the engine chose are shown to readers of a language. */
export type EngineIpaStyle = {
  /** The engine's phonemes where the language's dictionaries have another sign. */
  sounds?: SoundTable;
  /**
   * `primary` unless given: the engine gives a second stress to long words of every language. `both` where dictionaries
   * show one, `none` where stress is not a matter of the word.
   */
  stress?: 'none' | 'primary' | 'both';
  /** What only shows when sounds stand together; applied in order to each word. */
  rewritten?: readonly (readonly [RegExp, string])[];
  /** The engine joins what a hyphen joins, and the parts would lose their stress. */
  isPartedByHyphen?: boolean;
  /** Every word is read alone, since the engine leaves words of a phrase without the stress that they have. */
  isReadWordByWord?: boolean;
  /** Writes the word instead, for languages with tones. */
  write?(phonemes: readonly Phoneme[]): string;
};

const VOWEL = /[aeiouyøœɐɑɒæɛɜɝəɚɪɨɯɔʊʌʏᵻ]|\u0329/;

/** True when a sign of IPA makes a syllable; ẽ, ĩ and ũ are letters of their own, so marks are taken off first. */
export const isVowelSign = (ipa: string) => VOWEL.test(ipa.normalize('NFD'));

/**
 * The engine's phonemes as readers know IPA: the sounds of the language's own table, stress marks before the syllable,
 * tones after it, and none of the engine's marks.
 */
export function cleanEngineIpa(phonemes: string, style: EngineIpaStyle = {}): string {
  return phonemes
    .normalize('NFD')
    .replaceAll('c\u0327', 'ç')
    .replace(/\([a-z-]+\)/g, '_')
    .split(/\s+/)
    .map(word => cleanWord(word, style))
    .filter(word => word !== '')
    .join(' ')
    .normalize('NFC');
}

function cleanWord(word: string, style: EngineIpaStyle): string {
  const signs = word.split('_').filter(sign => sign !== '');
  const phonemes = signs.map(sign => stressShown(readEngineSign(sign, style.sounds ?? {}), style));
  const written = style.write?.(phonemes) ?? writeIpa(phonemes);
  return (style.rewritten ?? []).reduce((ipa, [engine, usual]) => ipa.replace(engine, usual), written);
}

function readEngineSign(sign: string, table: SoundTable): Phoneme {
  const stress = sign.startsWith('ˈ') ? 'ˈ' : sign.startsWith('ˌ') ? 'ˌ' : '';
  const sound = sign.slice(stress.length);
  const ipa = table[sound] ?? sound.replace(/[.-]/g, '');
  return { ipa, isVowel: isVowelSign(ipa), stress };
}

function stressShown(phoneme: Phoneme, { stress = 'primary' }: EngineIpaStyle): Phoneme {
  const isHidden = stress === 'none' || (phoneme.stress === 'ˌ' && stress !== 'both');
  return isHidden ? { ...phoneme, stress: '' } : phoneme;
}
