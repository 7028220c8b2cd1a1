import { isVowelSign } from '#languages/engine-ipa.ts';
import type { Language } from '#languages/index.ts';
import { clausesOf } from '../neural/clauses.ts';
import type { Engine } from './engine.ts';

/** Which language a word was read as, where the engine takes it for a foreign one. */
const LANGUAGE_FLAG = /\([a-z-]+\)/g;
const BRACKETED = /(\[\[.*?\]\])/;
/** Here the engine has length as a phoneme of its own, and leaves it out when it tells what it says. */
const LENGTH_APART: readonly Language[] = ['ar', 'tr'];
/** A vowel of these languages in the engine's mnemonics, and its length. */
const VOWEL = /[aeiouyW@]\.?(:?)/g;

/**
 * All sounds of a text as the embedded engine decides them, in the notation that models of Piper's kind were trained with: the
 * engine's own IPA, with its punctuation between the clauses.
 *
 * @param written what `voiceText` gives: letters, and our phonemes in the engine's brackets
 */
export function writePhonemes(
  engine: Pick<Engine, 'transcribe' | 'phonemes'>,
  written: string,
  language: Language,
): string {
  const sayPart = (part: string): string => {
    if (part.startsWith('[[')) return ofBrackets(part, engine.phonemes(part, language), language);
    if (!/[\p{L}\p{N}]/u.test(part)) return part;
    const [before = '', after = ''] = [/^\s*/.exec(part)?.[0], /\s*$/.exec(part)?.[0]];
    return (
      before + engine.transcribe(part, language).replace(LANGUAGE_FLAG, '').replaceAll('_', '').trim() + after
    );
  };
  return clausesOf(written)
    .map(({ words, mark }) => words.split(BRACKETED).map(sayPart).join('').replace(/\s+/g, ' ').trim() + mark)
    .filter(clause => /\p{L}/u.test(clause))
    .join(' ')
    .normalize('NFD');
}

function ofBrackets(mnemonics: string, phonemes: readonly string[], language: Language): string {
  const vowels = [...mnemonics.matchAll(VOWEL)];
  const areKnown = vowels.length === phonemes.filter(isVowelSign).length;
  if (!LENGTH_APART.includes(language) || !areKnown) return phonemes.join('');
  return phonemes
    .map(phoneme => {
      const isLong = isVowelSign(phoneme) && vowels.shift()?.[1] === ':';
      return isLong && !phoneme.endsWith('ː') ? `${phoneme}ː` : phoneme;
    })
    .join('');
}
