import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Language } from '#languages/index.ts';
import { CATEGORY_COLUMNS, DICTIONARY_COLUMNS, NOTE_COLUMNS, PATH_COLUMNS, WORD_COLUMNS } from './columns.ts';

type Row = Partial<Record<string, string>>;

type Written = { words?: Row[]; dictionary?: Row[]; notes?: Partial<Record<Language, Row[]>> };

/** A content folder of one category and one dictionary file, gone when the test ends; cells that are not given are empty. */
export function writeContent({ words = [], dictionary = [], notes = {} }: Written): string {
  const folder = mkdtempSync(join(tmpdir(), 'slova-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['words', 'dictionary', 'notes']) mkdirSync(join(folder, name));
  write('categories.tsv', CATEGORY_COLUMNS, [{ key: 'things' }]);
  write('path.tsv', PATH_COLUMNS, []);
  write('words/things.tsv', WORD_COLUMNS, words);
  write('dictionary/first.tsv', DICTIONARY_COLUMNS, dictionary);
  for (const [language, rows] of Object.entries(notes)) write(`notes/${language}.tsv`, NOTE_COLUMNS, rows);
  return folder;

  function write(file: string, columns: readonly string[], rows: Row[]): void {
    const lines = rows.map(row => columns.map(column => row[column] ?? '').join('\t'));
    writeFileSync(join(folder, file), `${[columns.join('\t'), ...lines].join('\n')}\n`);
  }
}
