import { isVocalised } from './letters.ts';
import { type ArabicSound, arabicSounds } from './sounds.ts';

/** A word between spaces: as written, and its sounds where it is vocalised, with the punctuation around it. */
export type ArabicWord = {
  written: string;
  before: string;
  sounds: ArabicSound[] | undefined;
  after: string;
};

/** The words of a text in order; how one begins depends on the sound before it, and its ة on whether speech pauses after it. */
export function arabicWords(text: string): ArabicWord[] {
  const words: ArabicWord[] = [];
  const parts = text.split(' ');
  for (const [index, written] of parts.entries()) {
    const [, before = '', word = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}\p{M}]*)$/u.exec(written) ?? [];
    const last = words.at(-1);
    const linked = before === '' && last?.after === '' ? last.sounds?.at(-1) : undefined;
    const isLast = index === parts.length - 1 || after !== '';
    const sounds = isVocalised(word) ? arabicSounds(word, { before: linked, isLast }) : undefined;
    words.push({ written, before, sounds, after });
  }
  return words;
}
