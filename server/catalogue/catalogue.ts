import type { Language } from '#contract/languages.ts';

/** One meaning with a form in every language. */
export type CatalogueWord = {
  id: string;
  category: string;
  pos: string;
  emoji: string;
  /** Which meaning of an ambiguous English headword, in English; empty where it needs none. */
  sense: string;
  forms: Record<Language, string>;
  /** How it is said where writing does not tell: kana, vocalised Arabic, stress-marked Ukrainian, "to live" for the verb. */
  spoken: Partial<Record<Language, string>>;
  genders: Partial<Record<Language, string>>;
  transcriptions: Partial<Record<Language, string>>;
};

/** One meaning as translation knows it: a word of the catalogue, or a row of the built-in dictionary. */
export type Meaning = Pick<CatalogueWord, 'id' | 'pos' | 'emoji' | 'sense' | 'transcriptions'> & {
  /** The ways to say it in each language, commonest first. */
  variants: Record<Language, readonly string[]>;
  /** Words of the catalogue can be added to a person's dictionary. */
  isTaught: boolean;
};

export type CatalogueCategory = {
  id: string;
  emoji: string;
  names: Record<Language, string>;
  words: CatalogueWord[];
};

/** All that is public and the same for everybody, in memory for the life of the process. */
export type Catalogue = {
  /** Easy first. */
  categories: CatalogueCategory[];
  category(id: string): CatalogueCategory | undefined;
  word(id: string): CatalogueWord | undefined;
  /** What a form means in any language, commonest first; empty when it is unknown. Case does not matter. */
  meanings(language: Language, form: string): readonly Meaning[];
  /** How a word of the catalogue is said, by the way it is written; undefined where writing tells. */
  spokenForm(language: Language, form: string): string | undefined;
};
