import { isShelf, SHELVES } from '#contract/shelves.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { checkDictionaryRow } from './check-dictionary-row.ts';
import { checkLacking, lackingIn } from './check-lacking.ts';
import { checkNotes } from './check-notes.ts';
import { checkSameForms } from './check-same-forms.ts';
import { checkTranscriptions } from './check-transcriptions.ts';
import { checkUkrainian } from './check-ukrainian.ts';
import { checkWord, isOneEmojiOrNone } from './check-word.ts';
import { meaningOf, variantsOf } from './meanings.ts';
import type { Content } from './read-content.ts';
import { readAs } from './shared-forms.ts';
import type { ContentFile, TableRow } from './table.ts';

/**
 * Every slip in the word files, the dictionary and the transcriptions, one sentence each: file, line, column, remedy.
 * Rules that look at one cell are in check-cell.ts, at one row in check-word.ts and check-dictionary-row.ts; here are the
 * rules across rows. A cell of a word is empty where lacking.tsv says so, and is then passed over.
 */
export function checkContent(content: Content): string[] {
  const { categories, words, dictionary, retired, sameAsEnglish } = content;
  const lacking = lackingIn(content.lacking);
  return [
    ...checkRows(categories, checkCategory),
    ...words.flatMap(file => checkRows(file, row => checkWord(row, lacking.get(row.cells.key ?? '')))),
    ...checkLacking(words, content.lacking),
    ...dictionary.flatMap(file => checkRows(file, checkDictionaryRow)),
    ...words.flatMap(checkDistinct),
    ...checkKeys([...words, ...dictionary]),
    ...checkMeanings(words),
    ...checkMeanings(dictionary),
    ...checkAgreement(words, dictionary),
    ...checkRetired([...words, ...dictionary], new Set(retired)),
    ...words.flatMap(file => checkLeftovers(file, new Set(sameAsEnglish))),
    ...checkUkrainian(content),
    ...checkSameForms(words, content.sameForm),
    ...checkNotes(words, content.notes),
    ...checkTranscriptions(content),
  ];
}

function checkRows({ file, rows }: ContentFile, check: (row: TableRow) => [string, string][]): string[] {
  return rows.flatMap(row => check(row).map(slip => sentence(file, row, ...slip)));
}

function sentence(file: string, row: TableRow, column: string, problem: string): string {
  return `${file}:${row.line} ${row.cells.key} · ${column} "${row.cells[column]}" ${problem}`;
}

/** What is wrong with a row of categories.tsv: `[column, problem]` pairs; empty when nothing is. */
function checkCategory({ cells }: TableRow): [string, string][] {
  const { shelf = '', emoji = '' } = cells;
  const problems: [string, string][] = [];
  if (!isShelf(shelf)) problems.push(['shelf', `is no shelf; use one of: ${SHELVES.join(' ')}`]);
  if (emoji === '' || !isOneEmojiOrNone(emoji)) problems.push(['emoji', 'is not a single emoji; write one']);
  return problems;
}

/** Two words of one category that read the same would both be right answers of a choice test. */
function checkDistinct({ file, rows }: ContentFile): string[] {
  const slips: string[] = [];
  for (const column of [...LANGUAGE_CODES, 'emoji']) {
    const seen = new Map<string, string>();
    for (const row of rows) {
      const form = readAs(row.cells[column] ?? '', column as Language);
      if (form === '') continue;
      const other = seen.get(form);
      if (other !== undefined)
        slips.push(
          sentence(file, row, column, `is also the ${column} of ${other}; change or drop one of the two`),
        );
      seen.set(form, row.cells.key ?? '');
    }
  }
  return slips;
}

function checkKeys(files: readonly ContentFile[]): string[] {
  const seen = new Map<string, string>();
  const slips: string[] = [];
  for (const { file, rows } of files) {
    for (const row of rows) {
      const key = row.cells.key ?? '';
      const place = `${file}:${row.line}`;
      if (seen.has(key))
        slips.push(sentence(file, row, 'key', `is used at ${seen.get(key)} already; choose another`));
      seen.set(key, place);
    }
  }
  return slips;
}

/** A meaning is one row of the word files, and one of the dictionary. */
function checkMeanings(files: readonly ContentFile[]): string[] {
  const seen = new Map<string, string>();
  const slips: string[] = [];
  for (const { file, rows } of files) {
    for (const row of rows) {
      const meaning = meaningOf(row.cells);
      if (seen.has(meaning))
        slips.push(
          sentence(
            file,
            row,
            'en',
            `is the meaning of ${seen.get(meaning)} again; drop one or tell them apart by sense`,
          ),
        );
      seen.set(meaning, `${file}:${row.line}`);
    }
  }
  return slips;
}

/** A taught word that is looked up in a text must have the form that is taught. */
function checkAgreement(words: readonly ContentFile[], dictionary: readonly ContentFile[]): string[] {
  const taught = new Map(words.flatMap(({ rows }) => rows.map(({ cells }) => [meaningOf(cells), cells])));
  return dictionary.flatMap(({ file, rows }) =>
    rows.flatMap(row => {
      const word = taught.get(meaningOf(row.cells));
      if (word === undefined) return [];
      return LANGUAGE_CODES.filter(
        language => word[language] !== '' && !variantsOf(row, language).includes(word[language] ?? ''),
      ).map(language => sentence(file, row, language, `lacks the taught form "${word[language]}"; add it`));
    }),
  );
}

function checkRetired(files: readonly ContentFile[], retired: ReadonlySet<string>): string[] {
  return files.flatMap(({ file, rows }) =>
    rows
      .filter(({ cells }) => retired.has(cells.key ?? ''))
      .map(row => sentence(file, row, 'key', 'is retired; choose another')),
  );
}

/** A cell that reads as English is a leftover unless the language is known to have that word. */
function checkLeftovers({ file, rows }: ContentFile, sameAsEnglish: ReadonlySet<string>): string[] {
  return rows.flatMap(row =>
    LANGUAGE_CODES.filter(language => {
      const form = row.cells[language] ?? '';
      const isSame = form.toLowerCase() === row.cells.en?.toLowerCase();
      return language !== 'en' && isSame && !sameAsEnglish.has(`${language} ${form}`);
    }).map(language =>
      sentence(file, row, language, 'is the English word; translate it, or list it in same-as-english.tsv'),
    ),
  );
}
