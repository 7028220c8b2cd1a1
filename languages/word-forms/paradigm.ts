import type { FormTag } from './tags.ts';

/** A taught word as its row has it: all that decides its forms. */
export type ParadigmWord = {
  /** As taught: the dictionary form, without an article. */
  form: string;
  pos: string;
  /** `m`, `f`, `n`, `mf`, `pl`, `m*`, `n*` (content/README.md); undefined where the language has none. */
  gender?: string | undefined;
  /** The same with what its letters leave out: kana, vowel marks, stress marks. */
  spoken?: string | undefined;
};

/**
 * The forms in one place, the usual one first, written as they are shown: Ukrainian with stress marks, Arabic with vowels, Japanese as it is
 * usually written. Empty where the word has no such form.
 */
export type ParadigmCell = readonly string[];

/** A part of a paradigm that is shown as one table: the cases of a noun, a tense of a verb. */
export type ParadigmTable = {
  /** What all its forms are: present; nothing for the cases of a noun. */
  of: readonly FormTag[];
  /** What is said of each column; one without tags where a table has a single column. */
  columns: readonly (readonly FormTag[])[];
  /** As many cells as there are columns. */
  rows: readonly { tags: readonly FormTag[]; cells: readonly ParadigmCell[] }[];
};

/** A single form and what it is: of several, gewartet. */
export type NamedForm = { tags: readonly FormTag[]; form: string };

/** How a word bends. Every form is sure: what is not known is left out. */
export type Paradigm = {
  /** The two to four forms that tell all others, as a paper dictionary prints them, without the dictionary form itself. */
  principal: readonly NamedForm[];
  /** The most useful first. */
  tables: readonly ParadigmTable[];
};

/** The paradigms of a language: `languages/<code>/paradigm.ts`. Undefined where a word does not change, or how it does is not surely known. */
export type ParadigmOf = (word: ParadigmWord) => Paradigm | undefined;
