import { CARD_ID } from '#contract/bounds.ts';
import type { Sentence } from '#contract/sentences.ts';
import type { Word } from '#contract/words.ts';
import { fromCategory, type ListedWord } from '#web/vocabulary/words/listed-word.ts';

/** A word of a list, as it is shown and learned. */
export type WordOfList = ListedWord & {
  /** What the list calls it: another id than that of the reader's own card that says the same. */
  listId: string;
  /** Whether the reader can learn it and open its page: a card of somebody else only once the list is taken over. */
  isLearnable: boolean;
  sentence: Sentence | undefined;
};

type Shown = { words: readonly Word[]; sentences: Record<string, string> };

/**
 * The words of a list, cards of somebody else under the ids of the reader's own ones.
 *
 * @param cards those own cards, by the id that a card has in the list
 */
export function listedWords({ words, sentences }: Shown, cards: Record<string, string>): WordOfList[] {
  return words.map(word => {
    const own = Object.hasOwn(cards, word.id) ? cards[word.id] : undefined;
    const text = sentences[word.id];
    return {
      ...fromCategory(word),
      id: own ?? word.id,
      listId: word.id,
      isLearnable: own !== undefined || !CARD_ID.test(word.id),
      sentence: text === undefined ? undefined : { text, translation: '' },
    };
  });
}
