import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isShelf, SHELVES, type Shelf } from '#contract/shelves.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { Row } from '#languages/word-forms/language-forms.ts';
import type { Catalogue, CatalogueCategory, CatalogueSentence, CatalogueWord } from './catalogue.ts';
import {
  CATEGORY_COLUMNS,
  COLLOCATION_FOLDERS,
  DICTIONARY_COLUMNS,
  GENDERED_LANGUAGES,
  NOTE_COLUMNS,
  PATH_COLUMNS,
  READING_COLUMNS,
  SENTENCE_COLUMNS,
  SENTENCE_FOLDERS,
  TRANSCRIPTION_COLUMNS,
  WORD_COLUMNS,
} from './columns.ts';
import type { ByKey, CatalogueContent } from './content.ts';
import { contentFromLines, contentToLines } from './content-lines.ts';
import { readFacts } from './facts.ts';
import { letterFinder, readCourses } from './letters.ts';
import { gatherMeanings, indexMeanings, rowsOf, WordOfMeaning } from './meanings.ts';
import { catalogueByPair } from './of-pair.ts';
import { pathsOf, readPath } from './path.ts';
import { readStress, STRESS_FILE, stressedForms, VOWELS_FILE, vocalisedForms } from './said-forms.ts';
import { type ByLanguage, withSenses } from './sense-notes.ts';
import { parseTable, type TableRow } from './table.ts';
import { variantFinder } from './variants.ts';

/**
 * The catalogue of a content folder, read from its tables and in the very form that a built server reads.
 *
 * @throws TableError when a file is broken
 */
export const loadCatalogue = (folder: string): Catalogue =>
  createCatalogue(contentFromLines(Buffer.from(contentToLines(readCatalogue(folder)))));

/**
 * Reads the content folder. Only the form of the files is checked here; the build and `npm test` check their content.
 *
 * @throws TableError when a file is broken
 */
export function readCatalogue(folder: string): CatalogueContent {
  const transcriptions = readByLanguage(folder, 'transcriptions', TRANSCRIPTION_COLUMNS);
  const files = readRows(folder, 'categories.tsv', CATEGORY_COLUMNS).map(({ cells }) => {
    const id = cells.key ?? '';
    return { id, cells, rows: readRows(folder, `words/${id}.tsv`, WORD_COLUMNS) };
  });
  const notes = withSenses(
    readByLanguage(folder, 'notes', NOTE_COLUMNS),
    files.flatMap(({ rows }) => rows),
  );
  const categories = files.map(({ id, cells, rows }): CatalogueCategory => {
    const shelf = shelfOf(cells);
    const words = rows.map(row => toWord(row, { id, shelf }, { transcriptions, notes }));
    return { id, shelf, emoji: cells.emoji ?? '', names: formsOf(cells), words };
  });
  const forms = saidIn(folder);
  const meanings = gatherMeanings({
    words: categories.flatMap(category => category.words),
    dictionary: readAll(folder, 'dictionary', DICTIONARY_COLUMNS),
    transcriptions: key => saidOf(key, transcriptions),
    said: (language, form, pos) => forms[language](form, pos),
  });
  const path = readRows(folder, 'path.tsv', PATH_COLUMNS);
  const readThere = (file: string, columns: readonly string[]) =>
    existsSync(join(folder, file)) ? readRows(folder, file, columns) : [];
  return {
    ...{ categories, meanings, path: readPath(path) },
    sentences: readSentences(folder, SENTENCE_FOLDERS),
    collocations: readSentences(folder, COLLOCATION_FOLDERS),
    facts: readFacts(
      categories.flatMap(category => category.words),
      readThere,
    ),
    courses: readCourses(readThere),
  };
}

/** The catalogue of the lines that the build wrote, or of the tables in a folder where nothing was built. */
export const openCatalogue = (lines: Buffer | undefined, folder: string): Catalogue =>
  lines === undefined ? loadCatalogue(folder) : createCatalogue(contentFromLines(lines));

/** The catalogue of content that was read before. */
export function createCatalogue(content: CatalogueContent): Catalogue {
  const { categories, meanings, path, sentences, collocations, facts, courses } = content;
  const categoriesById = new Map(categories.map(category => [category.id, category]));
  const furtherWords = meanings
    .filter(meaning => !meaning.isTaught)
    .map(meaning => new WordOfMeaning(meaning));
  const all = [...categories.flatMap(category => category.words), ...furtherWords];
  const words = new Map(all.map(word => [word.id, word] as const));
  const meaningsById = new Map(meanings.map(meaning => [meaning.id, meaning] as const));
  const row = (id: string) => words.get(id);
  const meaning = (id: string) => meaningsById.get(id);
  const meaningsOf = indexMeanings(meanings);
  const variant = variantFinder({ word: row, meaning, meanings: meaningsOf });
  const word = (id: string) => row(id) ?? variant(id);
  return {
    categories,
    furtherWords,
    category: id => categoriesById.get(id),
    word,
    ofPair: catalogueByPair({ categories, word }),
    path: pathsOf(path, word),
    sentences: id => sentences.of(id) ?? [],
    collocations: id => collocations.of(id) ?? [],
    facts: facts.of,
    courses: courses.keys as Language[],
    course: courses.of,
    isLetter: letterFinder(courses),
    keys: [...meaningsById.keys()],
    meaning,
    rows: language =>
      rowsOf(meanings, language).map(row => ({
        ...row,
        spoken: spokenOf(words.get(row.key), row, language),
      })),
    meanings: meaningsOf,
  };
}

/** How a taught word is said, where the row is its own form and not a further one. */
function spokenOf(word: CatalogueWord | undefined, { form }: Row, language: Language): string | undefined {
  return word?.forms[language] === form ? word.spoken[language] : undefined;
}

/** How words of the dictionary are said where writing does not tell; both files may be missing. */
function saidIn(folder: string) {
  const read = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const [vowels, stress] = [read(VOWELS_FILE), read(STRESS_FILE)];
  return {
    ar: vowels === undefined ? () => undefined : vocalisedForms(vowels),
    uk: stressedForms(stress === undefined ? [] : readStress(stress)),
  };
}

function readRows(folder: string, file: string, columns: readonly string[]): TableRow[] {
  return parseTable(readFileSync(join(folder, file), 'utf8'), file, columns);
}

/** The rows of all files of a subfolder, which may be missing. */
function readAll(folder: string, subfolder: string, columns: readonly string[]): TableRow[] {
  const place = join(folder, subfolder);
  if (!existsSync(place)) return [];
  const names = readdirSync(place).filter(name => name.endsWith('.tsv'));
  return names.sort().flatMap(name => readRows(folder, `${subfolder}/${name}`, columns));
}

function readSentences(folder: string, subfolders: readonly string[]): ByKey<readonly CatalogueSentence[]> {
  const sentences = new Map<string, CatalogueSentence[]>();
  for (const subfolder of subfolders)
    for (const { cells } of readAll(folder, subfolder, SENTENCE_COLUMNS)) {
      const readings = Object.entries(READING_COLUMNS).map(
        ([column, code]) => [code, cells[column]] as const,
      );
      const key = cells.key ?? '';
      const sentence = { texts: formsOf(cells), readings: filled(readings) };
      sentences.set(key, [...(sentences.get(key) ?? []), sentence]);
    }
  return { keys: [...sentences.keys()], of: key => sentences.get(key) };
}

/** What the files of a subfolder, one a language, say of each key in the column after it. */
function readByLanguage(folder: string, subfolder: string, columns: readonly string[]): ByLanguage {
  const fileOf = (language: Language) => `${subfolder}/${language}.tsv`;
  const [, said = ''] = columns;
  const languages = LANGUAGE_CODES.filter(language => existsSync(join(folder, fileOf(language))));
  return new Map(
    languages.map(language => {
      const rows = readRows(folder, fileOf(language), columns);
      return [language, new Map(rows.map(({ cells }) => [cells.key ?? '', cells[said] ?? '']))];
    }),
  );
}

/** The checks report an unknown shelf. Until it is corrected its topic is shown on the first one. */
function shelfOf(cells: Record<string, string>): Shelf {
  const shelf = cells.shelf ?? '';
  return isShelf(shelf) ? shelf : SHELVES[0];
}

function toWord(
  { cells }: TableRow,
  category: Pick<CatalogueCategory, 'id' | 'shelf'>,
  { transcriptions, notes }: Record<'transcriptions' | 'notes', ByLanguage>,
): CatalogueWord {
  const id = cells.key ?? '';
  const genders = GENDERED_LANGUAGES.map(language => [language, cells[`${language}_gender`]] as const);
  const lacks = LANGUAGE_CODES.filter(language => cells[language] === '');
  return {
    id,
    category: category.id,
    shelf: category.shelf,
    pos: cells.pos ?? '',
    emoji: cells.emoji ?? '',
    sense: cells.sense ?? '',
    forms: formsOf(cells),
    spoken: filled([
      ['ja', cells.ja_kana],
      ['ar', cells.ar_vocalised],
      ['uk', cells.uk_stress],
    ]),
    genders: filled(genders),
    notes: saidOf(id, notes),
    transcriptions: saidOf(id, transcriptions),
    lacks: lacks.length === 0 ? undefined : lacks,
  };
}

function saidOf(key: string, files: ByLanguage): Partial<Record<Language, string>> {
  return filled([...files].map(([language, words]) => [language, words.get(key)] as const));
}

function formsOf(cells: Record<string, string>): Record<Language, string> {
  return Object.fromEntries(LANGUAGE_CODES.map(language => [language, cells[language] ?? ''])) as Record<
    Language,
    string
  >;
}

function filled(
  pairs: readonly (readonly [Language, string | undefined])[],
): Partial<Record<Language, string>> {
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== ''));
}
