import type { Language } from '#languages/index.ts';
import type { RoundWord } from './round-word.ts';

/** Letters that keyboards of other languages lack. Languages with an input method of their own have none. */
const LETTERS: Partial<Record<Language, string>> = {
  uk: 'ґєії’',
  es: 'áéíñóúü',
  pt: 'áâãàçéêíóôõú',
  fr: 'àâæçéèêëîïôœùûü',
  de: 'äöüß',
  tr: 'çğıöşü',
  vi: 'ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ',
  it: 'àèéìòù',
  pl: 'ąćęłńóśźż',
};
/** More do not fit above a keyboard. */
const MOST = 12;

/**
 * The letters, lower case and in the order of the alphabet, that stand as keys above a keyboard. Of a language with more than twelve
 * those that the words of the round and their options need, so that no single word is given away.
 */
export function lettersFor(language: Language, words: readonly RoundWord[]): string[] {
  const letters = [...(LETTERS[language] ?? '')];
  if (letters.length <= MOST) return letters;
  const text = words
    .flatMap(({ word, otherWords }) => [word, ...otherWords.map(other => other.word)])
    .join(' ')
    .normalize('NFC')
    .toLowerCase();
  return letters.filter(letter => text.includes(letter));
}
