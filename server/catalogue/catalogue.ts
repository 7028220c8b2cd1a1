import type { Shelf } from '#contract/shelves.ts';
import type { VariantName } from '#contract/variant-ids.ts';
import type { AspectPair } from '#contract/word-entry.ts';
import type { Language } from '#languages/index.ts';
import type { Row } from '#languages/word-forms/language-forms.ts';

/**
 * One meaning with a form in every language. What it says by language may be read only when it is asked for: take what you need
 * by name, a copy by spreading would lack it.
 */
export type CatalogueWord = {
  id: string;
  /** Empty for a row of the built-in dictionary, which is in no category. */
  category: string;
  pos: string;
  emoji: string;
  /** The shelf of its category; empty where it has none. */
  shelf: Shelf | '';
  /** Which meaning of an ambiguous English headword, in English; empty where it needs none. */
  sense: string;
  forms: Record<Language, string>;
  /** How it is said where writing does not tell: kana, vocalised Arabic, stress-marked Ukrainian. */
  spoken: Partial<Record<Language, string>>;
  genders: Partial<Record<Language, string>>;
  /** Which meaning of its form, in the language itself, where another taught word has that form too. */
  notes: Partial<Record<Language, string>>;
  transcriptions: Partial<Record<Language, string>>;
  /** Languages that have no word for it: its form is empty there, and no pair with one of them has it. Missing where all have one. */
  lacks?: readonly Language[] | undefined;
  /** Of a further form of a row: which row that is, and the one language that it is a word of. Its id is `contract/variant-ids.ts`'s. */
  variant?: VariantName | undefined;
};

/** One meaning as translation knows it: a word of the catalogue, or a row of the built-in dictionary. */
export type Meaning = Pick<CatalogueWord, 'id' | 'pos' | 'emoji' | 'sense' | 'transcriptions' | 'lacks'> & {
  /** The ways to say it in each language, commonest first; none where the language lacks it and the dictionary knows no other. */
  variants: Record<Language, readonly string[]>;
  /** It is in a category. The others can be saved and learned too. */
  isTaught: boolean;
  /** How its commonest form is said, of a row that no category teaches: vocalised Arabic, stress-marked Ukrainian. Missing where nobody knows. */
  spoken?: CatalogueWord['spoken'] | undefined;
  /** How its further forms are said, by the form; missing where nobody knows of any. */
  furtherSpoken?: Partial<Record<Language, Readonly<Record<string, string>>>> | undefined;
  /** Languages in which a form is likelier anything else that it may be. Missing where there are none. */
  lastIn?: readonly Language[] | undefined;
};

export type CatalogueCategory = {
  id: string;
  shelf: Shelf;
  emoji: string;
  names: Record<Language, string>;
  words: CatalogueWord[];
};

/** One sentence in all languages, the form of its word in square brackets. */
export type CatalogueSentence = {
  texts: Record<Language, string>;
  /** How it is read: Japanese, Arabic and Ukrainian. */
  readings: Partial<Record<Language, string>>;
};

/** What single languages say of a taught word that no form tells. */
export type WordFacts = {
  /** Ukrainian, with stress, and Polish: the verb that goes on and the one that completes it; the word is one of them. */
  pairs?: Partial<Record<Language, AspectPair>>;
  /** Arabic: its letters, and other taught words of it. */
  root?: { letters: string; family: readonly string[] };
  /** Chinese, Japanese and Korean: one of what the noun names (`一只[狗]`), and how it is read. */
  counting?: Partial<Record<Language, { text: string; reading?: string }>>;
};

/** A letter, or letters that are one sound, of the course in a language. */
export type CourseLetter = {
  sign: string;
  /** How it is written, the shortest way first: capital and small, or the four places of an Arabic letter. */
  forms: readonly string[];
  /** From 1. */
  lesson: number;
  group: string;
  /** Its sound in Latin letters, as books for learners write it. */
  latin: string;
  /** Empty where it has no sound of its own. */
  ipa: string;
  /** What the voice is asked to say, so that it is heard; empty where that cannot be. */
  say: string;
  /** Other signs of the course that look or sound alike. */
  alike: readonly string[];
  /** Keys of taught words with it. */
  words: readonly string[];
};

/** A course in reading the letters of a language, or in the sounds of those that its reader knows. */
export type CatalogueCourse = {
  letters: readonly CourseLetter[];
  /** What the course says to readers of other languages: `title`, `about`, `lesson-1`, `group-vowels`, and of each sign how it sounds. */
  texts: Readonly<Record<string, Partial<Record<Language, string>>>>;
};

/** What two languages share of the catalogue: a word that one of them lacks is not there. */
export type CatalogueOfPair = Pick<Catalogue, 'categories' | 'category' | 'word'> & {
  /** The ids of these words, without their further forms. */
  lacking: ReadonlySet<string>;
};

/** All that is public and the same for everybody, in memory for the life of the process. */
export type Catalogue = {
  /** Easy first. */
  categories: CatalogueCategory[];
  category(id: string): CatalogueCategory | undefined;
  /** Rows of the built-in dictionary that are no taught word: they are in no list, but can be kept, heard and trained. */
  furtherWords: readonly CatalogueWord[];
  /** Any word that can be learned: a row, or a further form of one, which is in no list. */
  word(id: string): CatalogueWord | undefined;
  /** What can be listed, asked and counted in a pair of languages. */
  ofPair(pair: { lang: Language; learn: Language }): CatalogueOfPair;
  /** The words of the first 1,000 in the order in which they are learned in a language. */
  path(learn: Language): readonly CatalogueWord[];
  /** The sentences of a taught word by its id, the first one first; none for what is not taught. */
  sentences(id: string): readonly CatalogueSentence[];
  /** Short phrases that a taught word is used in, commonest first; a language that says one with another word has no brackets in it. */
  collocations(id: string): readonly CatalogueSentence[];
  facts(id: string): WordFacts | undefined;
  /** The languages whose letters are taught, in their usual order. */
  courses: readonly Language[];
  /** The course in the letters of a language; undefined where there is none. */
  course(learn: Language): CatalogueCourse | undefined;
  /** Whether an id (`contract/letter-ids.ts`) is of a letter of any course. */
  isLetter(id: string): boolean;
  /** The ids of all meanings, commonest first. */
  keys: readonly string[];
  /** A meaning by its id. */
  meaning(id: string): Meaning | undefined;
  /** Every form of every meaning in a language, commonest first. */
  rows(language: Language): Row[];
  /** What a form means in any language, commonest first; empty when it is unknown. Case does not matter. */
  meanings(language: Language, form: string): readonly Meaning[];
};
