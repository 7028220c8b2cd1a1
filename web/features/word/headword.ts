import type { Word } from '#contract/words.ts';

/** A word as it is looked up, with the article that is learned with it: der Hund. */
export function headwordOf({ article, en_word: word }: Pick<Word, 'article' | 'en_word'>): string {
  return article === undefined ? word : `${article} ${word}`;
}
