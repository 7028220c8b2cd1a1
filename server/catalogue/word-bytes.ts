import type { Language } from '#languages/index.ts';
import type { CatalogueWord } from './catalogue.ts';
import type { Pair } from './present.ts';

/** What is said of a word in the language of translations; all else is said in the language being learned. */
type Presented = { translation: string; sense?: string | undefined };

type Present = (word: CatalogueWord, pair: Pair) => Presented;

/** By word, weakly: further forms of rows come and go. */
type Kept<Piece> = Map<Language, WeakMap<CatalogueWord, Piece>>;

/** `cacheWordPieces` as bytes: for lists of thousands, which are put together from them. */
export function cacheWordBytes(present: Present): (word: CatalogueWord, pair: Pair) => [Buffer, Buffer] {
  return cacheWordPieces(present, text => Buffer.from(text));
}

/** The same as text: joining some hundred short texts takes a fifth of copying their bytes. */
export function cacheWordText(present: Present): (word: CatalogueWord, pair: Pair) => string {
  const piecesOf = cacheWordPieces(present, text => text);
  return (word, pair) => {
    const [learned, translated] = piecesOf(word, pair);
    return learned + translated;
  };
}

/**
 * Makes the function that writes what `present` says of a word as JSON, in two pieces and without its closing brace. Each piece
 * depends on one language, so pieces are cached by language: some 10 MB when all 289 pairs are in use, and a tenth of the work.
 */
function cacheWordPieces<Piece>(
  present: Present,
  pieceOf: (text: string) => Piece,
): (word: CatalogueWord, pair: Pair) => [Piece, Piece] {
  const learned: Kept<Piece> = new Map();
  const translated: Kept<Piece> = new Map();

  return (word, { lang, learn }) => [
    keptIn(learned, learn, word, learnedText),
    keptIn(translated, lang, word, translatedText),
  ];

  function learnedText(word: CatalogueWord, language: Language): string {
    const { translation: _, sense: __, ...rest } = present(word, { lang: language, learn: language });
    return JSON.stringify(rest).slice(0, -1);
  }

  function translatedText(word: CatalogueWord, language: Language): string {
    const { translation, sense } = present(word, { lang: language, learn: language });
    return `,${JSON.stringify({ translation, sense }).slice(1, -1)}`;
  }

  function keptIn(
    kept: Kept<Piece>,
    language: Language,
    word: CatalogueWord,
    write: (word: CatalogueWord, language: Language) => string,
  ): Piece {
    const words = kept.get(language) ?? new WeakMap<CatalogueWord, Piece>();
    if (!kept.has(language)) kept.set(language, words);
    const known = words.get(word);
    if (known !== undefined) return known;
    const piece = pieceOf(write(word, language));
    words.set(word, piece);
    return piece;
  }
}
