import type { Language } from '#languages/index.ts';
import type { CatalogueWord } from './catalogue.ts';
import type { Pair } from './present.ts';

/** What is said of a word in the language of translations; all else is said in the language being learned. */
type Presented = { translation: string; sense?: string | undefined };

type Present = (word: CatalogueWord, pair: Pair) => Presented;

type Kept = Map<Language, Map<CatalogueWord, Buffer>>;

/**
 * Makes the function that writes what `present` says of a word as JSON, in two pieces and without its closing brace. Each piece
 * depends on one language, so pieces are cached by language: some 10 MB when all 289 pairs are in use, and a tenth of the work.
 */
export function cacheWordBytes(present: Present): (word: CatalogueWord, pair: Pair) => [Buffer, Buffer] {
  const learned: Kept = new Map();
  const translated: Kept = new Map();

  return (word, { lang, learn }) => [
    cachesFor(learned, learn, word, learnedText),
    cachesFor(translated, lang, word, translatedText),
  ];

  function learnedText(word: CatalogueWord, language: Language): string {
    const { translation: _, sense: __, ...rest } = present(word, { lang: language, learn: language });
    return JSON.stringify(rest).slice(0, -1);
  }

  function translatedText(word: CatalogueWord, language: Language): string {
    const { translation, sense } = present(word, { lang: language, learn: language });
    return `,${JSON.stringify({ translation, sense }).slice(1, -1)}`;
  }
}

function cachesFor(
  kept: Kept,
  language: Language,
  word: CatalogueWord,
  write: (word: CatalogueWord, language: Language) => string,
): Buffer {
  const words = kept.get(language) ?? new Map<CatalogueWord, Buffer>();
  if (words.size === 0) kept.set(language, words);
  const known = words.get(word);
  if (known !== undefined) return known;
  const bytes = Buffer.from(write(word, language));
  words.set(word, bytes);
  return bytes;
}
