import type { FormTag } from './tags.ts';

/** In UTF-16 units; what is longer is no word. */
export const LONGEST_WORD = 80;
/** In words. */
export const LONGEST_PHRASE = 4;
export const CLAUSE_END = /[.!?;:,…。！？、،؛()"„“”«»\n]/;
/** What follows a word: a space or nothing, over which phrases go on; what ends a clause; anything else. */
export const GAP = { phrase: 0, clauseEnd: 1, other: 2 } as const;
/** Between the words of a unit that stand apart: steht … auf. */
export const APART = ' … ';

/** A form that a row of our words has in one language. */
export type Row = {
  key: string;
  form: string;
  pos: string;
  /** How it may be written besides: the kana of a Japanese word. */
  spoken?: string | undefined;
  /** `common`: a text has it likelier than rows that nobody is taught; `last`: likelier anything else that the form may be. */
  commonness?: 'common' | 'last' | undefined;
};

/** The rows by their folded forms, commonest first: `knownWords` makes it. */
export type KnownWords = ReadonlyMap<string, readonly Row[]>;

/** What a word of a text may be: a form of `base`. */
export type Candidate = {
  /** As the row writes it. */
  base: string;
  /** The last part of a compound that no row has: the rows are of it, and say only what kind of thing the whole is. */
  head?: string;
  /** What it may mean, commonest first; empty for a grammar word that its tags explain. */
  rows: readonly Row[];
  /** What the form is: plural, past and she. Empty for the base form itself. */
  tags: readonly FormTag[];
  /** Words attached in front of it, in reading order: and, to. */
  before?: readonly FormTag[];
  /** Words attached behind it: their. */
  after?: readonly FormTag[];
};

/** A word of a text as it is written and folded, with what it may be. */
export type WordInSentence = { written: string; word: string; candidates: readonly Candidate[] };

/** The words beside one, where no more than a space or a hyphen is between. */
export type Neighbours = {
  before?: WordInSentence | undefined;
  /** A hyphen stands between this word and the one before. */
  isHyphened?: boolean;
  after?: WordInSentence | undefined;
  /** A sentence or something that is quoted begins with it, so that its capital says nothing. */
  isFirst: boolean;
};

/** A stretch of a text: a word, or what is between words. In order, the pieces are the text. */
export type Piece = { at: number; text: string; isWord: boolean };

/** Gets the bounds of a piece of a text. */
export type VisitPiece = (start: number, end: number, isWord: boolean) => void;

/** A base form that a word may come from, before anybody has looked whether there is such a word. */
export type Guess = { base: string; kinds: readonly string[]; tags: readonly FormTag[] };

/** How the words of a language change in texts: `languages/<code>/forms.ts`, for server and browser. */
export type LanguageForms = {
  /** A form as it is looked up; folding twice changes nothing more. */
  fold(form: string): string;
  /** Under what else the form of a row of some part of speech is found: se lever under lever. */
  headwords?(form: string, pos?: string): readonly string[];
  /** What a word may be, likeliest first; all of it leads to rows or grammar words. `word` is folded. */
  candidates(word: string, known: KnownWords): readonly Candidate[];
  /** Its candidates are in the right order already, the commonness of their rows included. */
  isRanked?: true;
  split(text: string, known: KnownWords): readonly Piece[];
  /**
   * The same candidates in the order that its sentence suggests: by the words beside it, or by its first letter, since German writes
   * nouns, and hardly anything else, with a capital.
   */
  inSentence?(word: WordInSentence, beside: Neighbours): readonly Candidate[];
  /** The same without a list of pieces; only where words must be looked for in the text itself, because no space parts them. */
  visitPieces?(text: string, known: KnownWords, visit: VisitPiece): void;
  /** Words that belong to a verb though they stand apart from it. */
  apart?: WordsApart;
  /** Readings that stand behind a row of the very form, however common their own rows are. */
  behindOwnForm?: ReadonlySet<FormTag>;
};

/** German *auf* of *aufstehen*, Spanish *se* of *levantarse*. */
export type WordsApart = {
  /** The words that may belong to another one. */
  words: ReadonlySet<string>;
  /** The base form of both together. */
  together(verb: string, apart: string): string;
  /** The persons that a pronoun among the words may stand for; a verb in another one is not its own. */
  agreesWith?: ReadonlyMap<string, readonly FormTag[]>;
  /** Pronouns that are subjects as well: they belong to a verb only right behind themselves, or with a hyphen. */
  doubled?: ReadonlySet<string>;
  /** `clause`: the verb may stand anywhere before it in the same clause; `beside`: right behind it, or before it with a hyphen. */
  reach: 'beside' | 'clause';
  /** Those that are prepositions or articles besides: they belong to a verb only where the clause ends behind them, or one of `before` comes. */
  atEnd?: { words: ReadonlySet<string>; before: ReadonlySet<string> };
  /** Words that at the end of a clause always belong to its verb, even where no row has both, the verbs that have none, and how those begin that have one. */
  always?: { words: ReadonlySet<string>; without: ReadonlySet<string>; among: RegExp };
};
