import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import { speechOf } from '#languages/speech.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import { cleanText } from './clean-text.ts';

type WordToSay = Pick<CatalogueWord, 'id' | 'pos' | 'forms' | 'spoken'>;

/**
 * How a clean text is said; `wordId` is the word of the catalogue that is meant, where the caller knows, and of the reply the word
 * that the text is.
 */
export type HowSaid = (request: {
  text: string;
  language: Language;
  wordId?: string | undefined;
}) => Utterance & { wordId?: string | undefined };

/**
 * Makes the one function that knows how the words of the catalogue are said. A text is a word when it is written like it; of
 * words that are written alike it is the one that is meant, or else the first: "close" is first the adjective.
 */
export function howWordsAreSaid(words: readonly WordToSay[]): HowSaid {
  const byId = new Map(words.map(word => [word.id, word]));
  const byForm = new Map<Language, Map<string, WordToSay>>();

  function formsOf(language: Language): Map<string, WordToSay> {
    // From the last to the first: the first remains.
    const known =
      byForm.get(language) ?? new Map(words.toReversed().map(word => [word.forms[language], word]));
    byForm.set(language, known);
    return known;
  }

  function find(language: Language, text: string, wordId?: string): WordToSay | undefined {
    const meant = wordId === undefined ? undefined : byId.get(wordId);
    return meant?.forms[language] === text ? meant : formsOf(language).get(text);
  }

  /** The words of a sentence are marked one by one, where that holds within a sentence. */
  function markWords(text: string, language: Language): string | undefined {
    const markOf = (word: string) => find(language, word)?.spoken[language];
    const marked = text.replace(
      /[\p{L}\p{M}’]+/gu,
      word => markOf(word) ?? markOf(word.toLowerCase()) ?? word,
    );
    return marked === text ? undefined : marked;
  }

  return ({ text, language, wordId }) => {
    const word = find(language, text, wordId);
    const known = word?.spoken[language];
    const isMarked = known === undefined && speechOf(language).isMarkedWordByWord;
    const spoken = isMarked ? markWords(text, language) : known;
    return {
      text,
      spoken: spoken === undefined ? undefined : cleanText(spoken),
      pos: word?.pos,
      wordId: word?.id,
    };
  };
}
