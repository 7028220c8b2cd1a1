import type { DictionaryWord, Word } from '#contract/words.ts';

/** A word as the lists show it, wherever it comes from: `word` is in the learning language. */
export type ListedWord = Omit<Word, 'en_word'> & { word: string };

export const fromCategory = ({ en_word, ...rest }: Word): ListedWord => ({ ...rest, word: en_word });

export const fromDictionary = ({ english_word, ...rest }: DictionaryWord): ListedWord => ({
  ...rest,
  word: english_word,
});
