import { clausesOf } from '../neural/clauses.ts';

/** The engine's phonemes of a clause in IPA, words parted by spaces. */
type PhonemesOf = (clause: string) => string;

/** Which language a word was read as, where the engine takes it for a foreign one. */
const LANGUAGE_FLAG = /\([a-z-]+\)/g;

/**
 * All sounds of a text as the embedded engine decides them, in the notation that models of Piper's kind were trained with: the
 * engine's own IPA, with its punctuation between the clauses.
 *
 * @param written what `voiceText` gives: letters, and our phonemes in the engine's brackets
 */
export function writePhonemes(written: string, phonemesOf: PhonemesOf): string {
  return clausesOf(written)
    .map(({ words, mark }) => clean(phonemesOf(words)) + mark)
    .filter(clause => /\p{L}/u.test(clause))
    .join(' ');
}

const clean = (phonemes: string) =>
  phonemes.replace(LANGUAGE_FLAG, '').replaceAll('_', '').replace(/\s+/g, ' ').normalize('NFD').trim();
