import { LRUCache } from 'lru-cache';
import { idOfForm, readVariantId, variantId } from '#contract/variant-ids.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { measured } from '../process/cache-sizes.ts';
import type { Catalogue, CatalogueWord, Meaning } from './catalogue.ts';

/** Those asked for last stay the same objects, by which others tell words apart. */
const MOST_BYTES = 8 * 1024 * 1024;
const VARIANT_BYTES = 800;

/**
 * Languages of one family write two words alike by a common past (*orden*, *ordre*, *ordem*, *ordine*): of German nouns with two genders
 * none share forms in more than two others, and of words that are the same most do in ten.
 */
const SURE_LANGUAGES = 6;

type Rows = Pick<Catalogue, 'word' | 'meaning' | 'meanings'>;
type SaidForm = { form: string; pos: string };

/** Makes the function that finds the further forms of rows by their ids (`contract/variant-ids.ts`), each a word of its own. */
export function variantFinder(rows: Rows): (id: string) => CatalogueWord | undefined {
  const found = measured(
    'variants',
    new LRUCache<string, CatalogueWord>({ maxSize: MOST_BYTES, sizeCalculation: () => VARIANT_BYTES }),
  );
  return id => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const named = readVariantId(id);
    const meaning = named && rows.meaning(named.row);
    const row = named && rows.word(named.row);
    // Forms that explain what a language lacks are no words to be learned.
    if (named === undefined || meaning === undefined || row === undefined) return undefined;
    if (row.lacks?.includes(named.language)) return undefined;
    const form = meaning.variants[named.language].find(one => variantId(named.language, one, row.id) === id);
    if (form === undefined) return undefined;
    const word = new WordOfVariant(id, { row, meaning, language: named.language, form }, rows);
    found.set(id, word);
    return word;
  };
}

/**
 * The id of the word that a reading of a text is of one of its rows: a further form is a word of its own, the row's own form and what is
 * none of its forms leads to the row. Of a compound it is its last part that the rows are of.
 */
export function idOfReading(
  catalogue: Pick<Catalogue, 'word' | 'meaning'>,
  language: Language,
  { base, head }: { base: string; head?: string | undefined },
  row: string,
): string {
  const form = head ?? base;
  const forms = catalogue.meaning(row)?.variants[language];
  if (forms === undefined) return row;
  const id = idOfForm(language, forms, form, row);
  return id === row ? row : (catalogue.word(id)?.id ?? row);
}

/** The words whose own form in a language this is, as this part of speech: what they are said like, it is said like. */
export function wordsOfForm(
  { meanings, word }: Pick<Catalogue, 'meanings' | 'word'>,
  language: Language,
  { form, pos }: SaidForm,
): CatalogueWord[] {
  return meanings(language, form)
    .filter(meaning => meaning.pos === pos)
    .flatMap(({ id }) => word(id) ?? [])
    .filter(({ forms }) => forms[language] === form);
}

/**
 * Those of them that are surely the word that a further form of a row is: their rows share forms in many other languages as well. *Teil* of
 * *portion* is that of *part*; *Leiter* of *chief* is not the one of *ladder*, and has another gender.
 */
export function sameWords(
  rows: Pick<Catalogue, 'meanings' | 'meaning' | 'word'>,
  word: CatalogueWord,
): CatalogueWord[] {
  const own = word.variant && rows.meaning(word.variant.row);
  if (word.variant === undefined || own === undefined) return [];
  const { language } = word.variant;
  return wordsOfForm(rows, language, { form: word.forms[language], pos: word.pos }).filter(({ id }) => {
    const other = rows.meaning(id);
    return other !== undefined && languagesShared(own, other, language) >= SURE_LANGUAGES;
  });
}

/** English names the rows, and of two meanings of one English word each may be of a row. */
function languagesShared(one: Meaning, other: Meaning, apart: Language): number {
  const compared = LANGUAGE_CODES.filter(language => language !== apart && language !== 'en');
  return compared.filter(language =>
    one.variants[language].some(form => other.variants[language].includes(form)),
  ).length;
}

/** What is listed of a word: of a further form its row, by which it is like others; of any other word itself. */
export function listedAs({ word }: Pick<Catalogue, 'word'>, one: CatalogueWord): CatalogueWord {
  return (one.variant && word(one.variant.row)) ?? one;
}

/** What the row says in one language, this says in another form; in the other languages it says what the row says. */
class WordOfVariant implements CatalogueWord {
  readonly id: string;
  // Its row is what a category teaches and counts.
  readonly category = '';
  readonly shelf = '';
  readonly pos: string;
  readonly emoji: string;
  readonly sense: string;
  readonly lacks: CatalogueWord['lacks'];
  readonly variant: NonNullable<CatalogueWord['variant']>;
  readonly #of: { row: CatalogueWord; meaning: Meaning; language: Language; form: string };
  readonly #rows: Rows;
  #forms: CatalogueWord['forms'] | undefined;

  constructor(
    id: string,
    of: { row: CatalogueWord; meaning: Meaning; language: Language; form: string },
    rows: Rows,
  ) {
    const { row, language } = of;
    this.id = id;
    this.pos = row.pos;
    this.emoji = row.emoji;
    this.sense = row.sense;
    this.lacks = row.lacks;
    this.variant = { row: row.id, language };
    this.#of = of;
    this.#rows = rows;
  }

  get forms(): CatalogueWord['forms'] {
    const { row, language, form } = this.#of;
    this.#forms ??= { ...row.forms, [language]: form };
    return this.#forms;
  }
  get spoken(): CatalogueWord['spoken'] {
    const { meaning, language, form } = this.#of;
    const said = meaning.furtherSpoken?.[language]?.[form];
    return this.#only(said ?? agreed(sameWords(this.#rows, this).map(({ spoken }) => spoken[language])));
  }
  get genders(): CatalogueWord['genders'] {
    const { language } = this.#of;
    return this.#only(agreed(sameWords(this.#rows, this).map(({ genders }) => genders[language])));
  }
  get notes(): CatalogueWord['notes'] {
    const { row, language } = this.#of;
    const { [language]: _, ...others } = row.notes;
    return others;
  }
  get transcriptions(): CatalogueWord['transcriptions'] {
    const { language, form } = this.#of;
    const said = this.spoken[language];
    const written = wordsOfForm(this.#rows, language, { form, pos: this.pos });
    const alike = written.filter(({ spoken }) => spoken[language] === said);
    return this.#only(agreed(alike.map(({ transcriptions }) => transcriptions[language])));
  }

  #only(said: string | undefined): Partial<Record<Language, string>> {
    return said === undefined ? {} : { [this.#of.language]: said };
  }
}

/** Of two words that are written alike and said otherwise nobody knows which is meant. */
function agreed(said: readonly (string | undefined)[]): string | undefined {
  const [one, ...others] = new Set(said.filter(known => known !== undefined));
  return others.length === 0 ? one : undefined;
}
