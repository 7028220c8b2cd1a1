import { foldForm } from '#contract/search.ts';
import { SENSE_SEPARATOR } from '#contract/separators.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { rowsInOrder } from '#languages/word-forms/known-words.ts';
import type { Row } from '#languages/word-forms/language-forms.ts';
import type { CatalogueCategory, CatalogueWord, Meaning } from './catalogue.ts';
import type { TableRow } from './table.ts';

/** Parts the variants of a dictionary cell. */
export const VARIANT_SEPARATOR = SENSE_SEPARATOR;

type Sources = {
  words: Iterable<CatalogueWord>;
  dictionary: readonly TableRow[];
  transcriptions: (key: string) => CatalogueWord['transcriptions'];
  /** How a form of a row is said in a language whose writing does not tell; undefined where nobody knows it. */
  said: (language: 'ar' | 'uk', form: string, pos: string) => string | undefined;
};

/**
 * All meanings in order of commonness: those marked `first`, the words that are taught, the other rows of the dictionary.
 * A row that is a taught meaning adds its further variants to the word.
 */
export function gatherMeanings({ words, dictionary, ...known }: Sources): Meaning[] {
  const rowsByMeaning = new Map(dictionary.map(row => [meaningOf(row.cells), row]));
  const taught = Array.from(words, word => {
    const row = rowsByMeaning.get(meaningOf({ ...word, en: word.forms.en }));
    return { meaning: fromWord(word, row, known), row };
  });
  const merged = new Set(taught.map(({ row }) => row));
  const untaught = dictionary
    .filter(row => !merged.has(row))
    .map(row => ({ meaning: fromRow(row, known), row }));
  const isFirst = ({ row }: { row: TableRow | undefined }) => row?.cells.rank === 'first';
  const all = [...taught, ...untaught];
  return [...all.filter(isFirst), ...all.filter(entry => !isFirst(entry))].map(({ meaning }) => meaning);
}

/** English word, part of speech and note of the sense are together one meaning, in whatever file they are. */
export function meaningOf({ en, pos, sense }: Record<string, unknown>): string {
  return [String(en).toLowerCase(), pos, sense].join('|');
}

function fromWord(
  { forms, ...word }: CatalogueWord,
  row: TableRow | undefined,
  { said }: Pick<Sources, 'said'>,
): Meaning {
  const { id, pos, sense, emoji, transcriptions, lacks } = word;
  const variants = inEveryLanguage(language => {
    const further = row === undefined ? [] : variantsOf(row, language);
    return [...new Set([forms[language], ...further])].filter(variant => variant !== '');
  });
  const furtherSpoken = furtherSaid(variants, pos, said);
  return { id, pos, sense, emoji, variants, transcriptions, furtherSpoken, isTaught: true, lacks };
}

function fromRow(row: TableRow, { transcriptions, said }: Pick<Sources, 'transcriptions' | 'said'>): Meaning {
  const { key = '', pos = '', sense = '' } = row.cells;
  const variants = inEveryLanguage(language => variantsOf(row, language));
  const lastIn = lastInOf(row);
  const spoken = { ar: said('ar', variants.ar[0] ?? '', pos), uk: said('uk', variants.uk[0] ?? '', pos) };
  return {
    id: key,
    pos,
    sense,
    emoji: '',
    variants,
    transcriptions: transcriptions(key),
    spoken: spoken.ar === undefined && spoken.uk === undefined ? undefined : spoken,
    furtherSpoken: furtherSaid(variants, pos, said),
    isTaught: false,
    lastIn,
  };
}

function furtherSaid(
  variants: Meaning['variants'],
  pos: string,
  said: Sources['said'],
): Meaning['furtherSpoken'] {
  const languages = (['ar', 'uk'] as const).flatMap(language => {
    const forms = variants[language].slice(1).flatMap(form => {
      const spoken = said(language, form, pos);
      return spoken === undefined ? [] : [[form, spoken] as const];
    });
    return forms.length === 0 ? [] : [[language, Object.fromEntries(forms)] as const];
  });
  return languages.length === 0 ? undefined : Object.fromEntries(languages);
}

/** The languages that `rank` names; undefined where there are none. */
function lastInOf({ cells: { rank = '' } }: TableRow): Meaning['lastIn'] {
  const codes = LANGUAGE_CODES.filter(code => rank.split(' ').includes(code));
  return codes.length === 0 ? undefined : codes;
}

/** What is said only of a word that is taught. */
export type Learned = Pick<CatalogueWord, 'spoken' | 'genders' | 'notes'>;

/** A meaning as a word to be learned, in its commonest forms. It asks its meaning only for what it is asked for itself. */
export class WordOfMeaning implements CatalogueWord {
  readonly id: string;
  readonly category: string;
  readonly shelf: CatalogueWord['shelf'];
  readonly pos: string;
  readonly emoji: string;
  readonly sense: string;
  readonly lacks: CatalogueWord['lacks'];
  readonly #meaning: Meaning;
  readonly #learned: Learned | undefined;
  #forms: CatalogueWord['forms'] | undefined;

  /** @param category where it is taught, if it is; then `learned` says more of it */
  constructor(meaning: Meaning, category?: Pick<CatalogueCategory, 'id' | 'shelf'>, learned?: Learned) {
    this.id = meaning.id;
    this.category = category?.id ?? '';
    this.shelf = category?.shelf ?? '';
    this.pos = meaning.pos;
    this.emoji = meaning.emoji;
    this.sense = meaning.sense;
    this.lacks = meaning.lacks;
    this.#meaning = meaning;
    this.#learned = learned;
  }

  get forms(): CatalogueWord['forms'] {
    this.#forms ??= firstForms(this.#meaning);
    return this.#forms;
  }
  get spoken(): CatalogueWord['spoken'] {
    return this.#learned?.spoken ?? this.#meaning.spoken ?? {};
  }
  get genders(): CatalogueWord['genders'] {
    return this.#learned?.genders ?? {};
  }
  get notes(): CatalogueWord['notes'] {
    return this.#learned?.notes ?? {};
  }
  get transcriptions(): CatalogueWord['transcriptions'] {
    return this.#meaning.transcriptions;
  }
}

/** What the dictionary says for a word that a language lacks explains it in texts, and is no form to be learned. */
function firstForms({ variants, lacks = [] }: Meaning): CatalogueWord['forms'] {
  const forms = {} as CatalogueWord['forms'];
  for (const language of LANGUAGE_CODES)
    forms[language] = lacks.includes(language) ? '' : (variants[language][0] ?? '');
  return forms;
}

export function variantsOf({ cells }: TableRow, language: Language): string[] {
  return (cells[language] ?? '').split(VARIANT_SEPARATOR);
}

function inEveryLanguage(variants: (language: Language) => string[]): Meaning['variants'] {
  return Object.fromEntries(LANGUAGE_CODES.map(language => [language, variants(language)])) as Record<
    Language,
    string[]
  >;
}

/** How many of the meanings are taught or before those that are: the others come behind. */
export function countCommon(meanings: readonly Pick<Meaning, 'isTaught'>[]): number {
  return meanings.findLastIndex(({ isTaught }) => isTaught) + 1;
}

/** The forms of all meanings in a language, in the order in which they are looked up. */
export function rowsOf(meanings: readonly Meaning[], language: Language): Row[] {
  const common = countCommon(meanings);
  return rowsInOrder(
    meanings.map(({ id, pos, variants, lastIn }, place) => ({
      ...{ key: id, pos, forms: variants[language] },
      commonness: place < common ? 'common' : lastIn?.includes(language) ? 'last' : undefined,
    })),
  );
}

type Index = Map<string, Meaning[]>;

/** Makes the function that finds meanings by any of their variants; a language is indexed when it is first asked for. */
export function indexMeanings(
  meanings: readonly Meaning[],
): (language: Language, form: string) => readonly Meaning[] {
  const indexes = new Map<Language, Index>();
  return (language, form) => {
    const index = indexes.get(language) ?? makeIndex(language, meanings);
    indexes.set(language, index);
    return index.get(foldForm(language, form)) ?? [];
  };
}

function makeIndex(language: Language, meanings: readonly Meaning[]): Index {
  const index: Index = new Map();
  for (const meaning of meanings) {
    const keys = meaning.variants[language].flatMap(variant => keysOf(language, variant));
    for (const key of new Set(keys)) index.set(key, [...(index.get(key) ?? []), meaning]);
  }
  return index;
}

/** The reader asks for English words by their letters alone: oclock, tshirt, cafe. */
function keysOf(language: Language, variant: string): string[] {
  const folded = foldForm(language, variant);
  return language === 'en' ? [folded, folded.normalize('NFD').replace(/['\p{M}-]/gu, '')] : [folded];
}
