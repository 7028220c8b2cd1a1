import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';
import { packageRoot } from '../process/package-root.ts';
import { SENTENCE_COLUMNS, SENTENCE_FOLDERS } from './columns.ts';
import { parseTable } from './table.ts';

/** What the table of `content/` says, as its rows with their cells by column. */
export function contentTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const text = readFileSync(join(packageRoot, 'content', file), 'utf8');
  return parseTable(text, file, columns).map(({ cells }) => cells as Record<Column, string>);
}

export type SentenceRow = Record<'key' | 'ja_kana' | 'ar_vocalised' | 'uk_stress' | Language, string>;

/** The files of sentences as they are written, brackets and all. */
export const sentenceFiles = SENTENCE_FOLDERS.flatMap(folder =>
  readdirSync(join(packageRoot, 'content', folder)).map(file => ({
    ...{ folder, file },
    rows: contentTable(`${folder}/${file}`, SENTENCE_COLUMNS) as SentenceRow[],
  })),
);
