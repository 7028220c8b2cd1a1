import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#contract/languages.ts';
import type { Catalogue, CatalogueCategory, CatalogueWord } from './catalogue.ts';
import {
  CATEGORY_COLUMNS,
  DICTIONARY_COLUMNS,
  GENDERED_LANGUAGES,
  TRANSCRIPTION_COLUMNS,
  WORD_COLUMNS,
} from './columns.ts';
import { gatherMeanings, indexMeanings } from './meanings.ts';
import { parseTable, type TableRow } from './table.ts';

/**
 * Reads the content folder. Only the shape of the files is checked here; their truth is checked by `npm test`.
 *
 * @throws TableError when a file is broken
 */
export function loadCatalogue(folder: string): Catalogue {
  const transcriptions = readTranscriptions(folder);
  const categories = readRows(folder, 'categories.tsv', CATEGORY_COLUMNS).map(
    ({ cells }): CatalogueCategory => {
      const id = cells.key ?? '';
      const rows = readRows(folder, `words/${id}.tsv`, WORD_COLUMNS);
      const words = rows.map(row => toWord(row, id, transcriptions));
      return { id, emoji: cells.emoji ?? '', names: formsOf(cells), words };
    },
  );
  const categoriesById = new Map(categories.map(category => [category.id, category]));
  const words = new Map(categories.flatMap(category => category.words.map(word => [word.id, word] as const)));
  const spoken = spokenForms(words.values());
  const meanings = gatherMeanings({
    words: words.values(),
    dictionary: readDictionary(folder),
    transcriptions: key => transcriptionsOf(key, transcriptions),
  });
  return {
    categories,
    category: id => categoriesById.get(id),
    word: id => words.get(id),
    meanings: indexMeanings(meanings),
    spokenForm: (language, form) => spoken.get(`${language} ${form}`),
  };
}

function readRows(folder: string, file: string, columns: readonly string[]): TableRow[] {
  return parseTable(readFileSync(join(folder, file), 'utf8'), file, columns);
}

function readDictionary(folder: string): TableRow[] {
  const place = join(folder, 'dictionary');
  if (!existsSync(place)) return [];
  const names = readdirSync(place).filter(name => name.endsWith('.tsv'));
  return names.sort().flatMap(name => readRows(folder, `dictionary/${name}`, DICTIONARY_COLUMNS));
}

/** Languages whose writing does not always tell how a word is said. */
const SPOKEN_LANGUAGES = ['en', 'ja', 'ar', 'uk'] as const satisfies Language[];

type Transcriptions = Map<Language, Map<string, string>>;

function readTranscriptions(folder: string): Transcriptions {
  const files = LANGUAGE_CODES.filter(language => existsSync(join(folder, `transcriptions/${language}.tsv`)));
  return new Map(
    files.map(language => {
      const rows = readRows(folder, `transcriptions/${language}.tsv`, TRANSCRIPTION_COLUMNS);
      return [language, new Map(rows.map(({ cells }) => [cells.key ?? '', cells.transcription ?? '']))];
    }),
  );
}

function toWord({ cells }: TableRow, category: string, transcriptions: Transcriptions): CatalogueWord {
  const id = cells.key ?? '';
  const genders = GENDERED_LANGUAGES.map(language => [language, cells[`${language}_gender`]] as const);
  return {
    id,
    category,
    pos: cells.pos ?? '',
    emoji: cells.emoji ?? '',
    sense: cells.sense ?? '',
    forms: formsOf(cells),
    spoken: filled([
      ['en', cells.pos === 'verb' ? `to ${cells.en}` : undefined],
      ['ja', cells.ja_kana],
      ['ar', cells.ar_vocalised],
      ['uk', cells.uk_stress],
    ]),
    genders: filled(genders),
    transcriptions: transcriptionsOf(id, transcriptions),
  };
}

function transcriptionsOf(key: string, transcriptions: Transcriptions): CatalogueWord['transcriptions'] {
  return filled([...transcriptions].map(([language, words]) => [language, words.get(key)] as const));
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

/** The first word of a form decides: "close" is first the adjective, which is said as it is written. */
function spokenForms(words: Iterable<CatalogueWord>): Map<string, string | undefined> {
  const spoken = new Map<string, string | undefined>();
  for (const word of words) {
    for (const language of SPOKEN_LANGUAGES) {
      const key = `${language} ${word.forms[language]}`;
      if (!spoken.has(key)) spoken.set(key, word.spoken[language]);
    }
  }
  return spoken;
}
