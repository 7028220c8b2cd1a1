import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import {
  CATEGORY_COLUMNS,
  DICTIONARY_COLUMNS,
  LACKING_COLUMNS,
  NOT_UKRAINIAN_COLUMNS,
  NOTE_COLUMNS,
  RETIRED_COLUMNS,
  SAME_AS_ENGLISH_COLUMNS,
  SAME_FORM_COLUMNS,
  TRANSCRIPTION_COLUMNS,
  WORD_COLUMNS,
} from './columns.ts';
import { type ContentFile, parseTable, type TableRow } from './table.ts';

export type Content = {
  categories: ContentFile;
  words: readonly ContentFile[];
  dictionary: readonly ContentFile[];
  /** Keys that must never be used again: people's dictionaries may still hold them. */
  retired: readonly string[];
  /** Words that some languages do not have, see check-lacking.ts. */
  lacking: readonly TableRow[];
  /** `de Hotel`: forms that a language really shares with English. */
  sameAsEnglish: readonly string[];
  /** Words and calques of Russian, see check-ukrainian.ts. */
  notUkrainian: readonly TableRow[];
  /** Pairs of English words that are truly one word in a language, see check-same-forms.ts. */
  sameForm: readonly TableRow[];
  transcriptions: ReadonlyMap<Language, readonly TableRow[]>;
  /** What tells taught words of one spelling apart, see check-notes.ts. */
  notes: ReadonlyMap<Language, readonly TableRow[]>;
};

/**
 * All tables of the content folder that the checks look at.
 *
 * @throws TableError when a file is broken
 */
export function readContent(folder: string): Content {
  const read = (file: string, columns: readonly string[]): TableRow[] =>
    parseTable(readFileSync(join(folder, file), 'utf8'), file, columns);
  const readAll = (subfolder: string, columns: readonly string[]): ContentFile[] =>
    readdirSync(join(folder, subfolder))
      .filter(name => name.endsWith('.tsv'))
      .sort()
      .map(name => ({ file: `${subfolder}/${name}`, rows: read(`${subfolder}/${name}`, columns) }));
  // A new language has no files yet; the checks tell how to make them.
  const readEach = (subfolder: string, columns: readonly string[]): Content['notes'] =>
    new Map(
      LANGUAGE_CODES.map(language => {
        const file = `${subfolder}/${language}.tsv`;
        return [language, existsSync(join(folder, file)) ? read(file, columns) : []];
      }),
    );
  return {
    categories: { file: 'categories.tsv', rows: read('categories.tsv', CATEGORY_COLUMNS) },
    words: readAll('words', WORD_COLUMNS),
    dictionary: readAll('dictionary', DICTIONARY_COLUMNS),
    retired: read('retired.tsv', RETIRED_COLUMNS).map(({ cells }) => cells.key ?? ''),
    lacking: read('lacking.tsv', LACKING_COLUMNS),
    sameAsEnglish: read('same-as-english.tsv', SAME_AS_ENGLISH_COLUMNS).map(
      ({ cells }) => `${cells.language} ${cells.form}`,
    ),
    notUkrainian: read('not-ukrainian.tsv', NOT_UKRAINIAN_COLUMNS),
    sameForm: read('same-form.tsv', SAME_FORM_COLUMNS),
    transcriptions: readEach('transcriptions', TRANSCRIPTION_COLUMNS),
    notes: readEach('notes', NOTE_COLUMNS),
  };
}
