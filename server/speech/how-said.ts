import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
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
}) => Promise<Utterance & { wordId?: string | undefined }>;

/** Writes a text with what its letters leave out, for the voice. */
type MarkText = (text: string) => Promise<string>;

/**
 * Makes the one function that knows how the words of the catalogue are said. A text is a word when it is written like it; of
 * words that are written alike it is the one that is meant, or else the first: "close" is first the adjective.
 *
 * @param wordOf finds a word that is meant, also one that is not among `words`
 */
export function howWordsAreSaid(
  words: readonly WordToSay[],
  markTexts: Partial<Record<Language, MarkText>> = {},
  wordOf: (id: string) => WordToSay | undefined = byIdAmong(words),
): HowSaid {
  const byForm = new Map<Language, Map<string, WordToSay>>();

  function formsOf(language: Language): Map<string, WordToSay> {
    // From the last to the first: the first remains.
    const known =
      byForm.get(language) ?? new Map(words.toReversed().map(word => [word.forms[language], word]));
    byForm.set(language, known);
    return known;
  }

  function find(language: Language, text: string, wordId?: string): WordToSay | undefined {
    const meant = wordId === undefined ? undefined : wordOf(wordId);
    return meant?.forms[language] === text ? meant : formsOf(language).get(text);
  }

  /** What is no word of the catalogue is marked word by word, where that holds within a sentence. */
  async function markWords(text: string, language: Language): Promise<string | undefined> {
    const marked = await markTexts[language]?.(text);
    return marked === text ? undefined : marked;
  }

  return async ({ text, language, wordId }) => {
    const word = find(language, text, wordId);
    const spoken = word?.spoken[language] ?? (await markWords(text, language));
    return {
      text,
      spoken: spoken === undefined ? undefined : cleanText(spoken),
      pos: word?.pos,
      wordId: word?.id,
    };
  };
}

function byIdAmong(words: readonly WordToSay[]): (id: string) => WordToSay | undefined {
  const byId = new Map(words.map(word => [word.id, word]));
  return id => byId.get(id);
}
