import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';
import type { KnownWords, LanguageForms } from '#languages/word-forms/language-forms.ts';
import { readText, type TextWord } from '#languages/word-forms/read-text.ts';
import { sentenceParts } from '#learning/round/sentence.ts';
import { packageRoot } from '../process/package-root.ts';
import { COLLOCATION_FOLDERS, SENTENCE_COLUMNS, SENTENCE_FOLDERS } from './columns.ts';
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

const filesIn = (folders: readonly string[]) =>
  folders.flatMap(folder =>
    readdirSync(join(packageRoot, 'content', folder)).map(file => ({
      ...{ folder, file },
      rows: contentTable(`${folder}/${file}`, SENTENCE_COLUMNS) as SentenceRow[],
    })),
  );

/** The files of sentences as they are written, brackets and all. */
export const sentenceFiles = filesIn(SENTENCE_FOLDERS);

/** The files of phrases, in the same form. */
export const collocationFiles = filesIn(COLLOCATION_FOLDERS);

/** Text without its brackets, and where the word stands. */
export function unmarked(marked: string): { text: string; places: [from: number, to: number][] } {
  const places: [number, number][] = [];
  let text = '';
  for (const { text: part, isForm } of sentenceParts(marked)) {
    if (isForm) places.push([text.length, text.length + part.length]);
    text += part;
  }
  return { text, places };
}

/** All under which a word may be found: itself, its base forms, and the rows of these. */
function basesOf({ text, candidates }: TextWord, { fold }: LanguageForms): string[] {
  return [
    fold(text),
    ...candidates.flatMap(({ base, rows }) => [fold(base), ...rows.map(({ form }) => fold(form))]),
  ];
}

type Read = {
  taught: string;
  forms: LanguageForms;
  known: KnownWords;
  /** Of the sentence, where they were read before. */
  words?: readonly TextWord[];
};

/**
 * What stands in brackets leads back to its word: a reading of it has the row or the taught form; or it is the taught form itself inside a
 * longer unit (*đọc* in *đọc sách*); or, of a form of several words, each word leads to one of them.
 */
export function leadsBack(
  row: SentenceRow,
  language: Language,
  { taught, forms, known, words }: Read,
): boolean {
  const { text, places } = unmarked(row[language]);
  const within = (words ?? readText(forms, known, text)).filter(({ at, text: word }) =>
    places.some(([from, to]) => at < to && at + word.length > from),
  );
  const form = places.map(([from, to]) => text.slice(from, to)).join(' ');
  if (forms.fold(form) === forms.fold(taught)) return true;
  const isForm = (other: { key: string; form: string }) =>
    other.key === row.key || forms.fold(other.form) === forms.fold(taught);
  if (within.some(({ candidates }) => candidates.some(candidate => candidate.rows.some(isForm)))) return true;
  const parts = new Set(readText(forms, known, taught).flatMap(word => basesOf(word, forms)));
  return within.length > 0 && within.every(word => basesOf(word, forms).some(base => parts.has(base)));
}

/** The rows whose reading has other letters than their text once vowels and stress are taken away, or is not in kana. */
export function misread(rows: readonly SentenceRow[]): string[] {
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0301\u064b-\u0652\u0670]/g, '')
      .normalize('NFC');
  const isWrong = ({ uk, uk_stress, ar, ar_vocalised, ja_kana }: SentenceRow) =>
    bare(uk_stress) !== bare(uk) || bare(ar_vocalised) !== bare(ar) || /\p{Script=Han}/u.test(ja_kana);
  return rows.filter(isWrong).map(({ key }) => key);
}
