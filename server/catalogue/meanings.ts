import { LANGUAGE_CODES, type Language } from '#contract/languages.ts';
import type { CatalogueWord, Meaning } from './catalogue.ts';
import { foldForm } from './fold-form.ts';
import type { TableRow } from './table.ts';

/** Parts the variants of a dictionary cell. */
export const VARIANT_SEPARATOR = '; ';

type Sources = {
  words: Iterable<CatalogueWord>;
  dictionary: readonly TableRow[];
  transcriptions: (key: string) => CatalogueWord['transcriptions'];
};

/** All meanings in order of commonness: dictionary rows marked `first`, the words that are taught, the other rows. */
export function gatherMeanings({ words, dictionary, transcriptions }: Sources): Meaning[] {
  const fromRow = ({ cells }: TableRow): Meaning => ({
    id: cells.key ?? '',
    pos: cells.pos ?? '',
    sense: cells.sense ?? '',
    emoji: '',
    variants: inEveryLanguage(language => (cells[language] ?? '').split(VARIANT_SEPARATOR)),
    transcriptions: transcriptions(cells.key ?? ''),
    isTaught: false,
  });
  const isFirst = ({ cells }: TableRow) => cells.rank === 'first';
  return [
    ...dictionary.filter(isFirst).map(fromRow),
    ...Array.from(words, fromWord),
    ...dictionary.filter(row => !isFirst(row)).map(fromRow),
  ];
}

function fromWord({ forms, ...word }: CatalogueWord): Meaning {
  const { id, pos, sense, emoji, transcriptions } = word;
  const variants = inEveryLanguage(language => [forms[language]]);
  return { id, pos, sense, emoji, variants, transcriptions, isTaught: true };
}

function inEveryLanguage(variants: (language: Language) => string[]): Meaning['variants'] {
  return Object.fromEntries(LANGUAGE_CODES.map(language => [language, variants(language)])) as Record<
    Language,
    string[]
  >;
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
