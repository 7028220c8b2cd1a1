import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { DICTIONARY_COLUMNS, WORD_COLUMNS } from '#server/catalogue/columns.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { VARIANT_SEPARATOR } from '#server/catalogue/meanings.ts';
import { parseTable, type TableRow } from '#server/catalogue/table.ts';
import { languagesOf } from '#server/catalogue/word-forms.ts';
import { takeApart } from '#server/reader/take-apart.ts';
import { loadTexts } from '#server/reader/texts.ts';
import { translateBuiltIn } from '#server/translation/built-in.ts';
import { cldrNames, isNamed } from './cldr-names.ts';
import { reportPronunciations } from './report-pronunciations.ts';
import { reportRecordings } from './report-recordings.ts';

// npm run content:report: how much content there is, how much of the texts it explains, and what deserves a second look.
const content = join(import.meta.dirname, '../content');
const catalogue = loadCatalogue(content);
const texts = await takeApart(loadTexts(join(content, 'texts')), languagesOf(catalogue));

reportRows('words', WORD_COLUMNS);
reportRows('dictionary', DICTIONARY_COLUMNS);
reportTexts();
reportCoverage();
reportLengths();
reportEmoji();
await reportPronunciations(catalogue);
reportRecordings(catalogue);

function reportRows(folder: string, columns: readonly string[]): void {
  const files = tablesIn(folder, columns);
  const total = files.reduce((sum, { rows }) => sum + rows.length, 0);
  console.log(`\n${folder}: ${total} rows in ${files.length} files`);
  for (const { name, rows } of files) console.log(`  ${String(rows.length).padStart(4)}  ${name}`);
}

function reportTexts(): void {
  console.log(`\ntexts: ${texts.length}`);
  for (const { level, length, id, title } of texts) {
    console.log(`  ${level} ${String(length).padStart(4)} words  ${id}: ${title}`);
  }
}

function reportCoverage(): void {
  const running = texts.flatMap(text => text.words);
  const counts = new Map<string, number>();
  for (const word of running) counts.set(word, (counts.get(word) ?? 0) + 1);
  const unresolved = [...counts]
    .filter(([word]) => !isResolved(word))
    .sort(([, one], [, other]) => other - one);
  const lost = unresolved.reduce((sum, [, count]) => sum + count, 0);
  const share = running.length === 0 ? 0 : (100 * (running.length - lost)) / running.length;
  console.log(
    `\ncoverage: ${share.toFixed(2)} % of ${running.length} running words, ${counts.size} different ones`,
  );
  if (unresolved.length === 0) return;
  console.log(
    `  ${unresolved.length} unresolved: ${unresolved.map(([word, count]) => `${word} ${count}`).join(', ')}`,
  );
}

/** A word counts only when it is explained in every language. */
function isResolved(word: string): boolean {
  return LANGUAGE_CODES.every(lang => translateBuiltIn(catalogue, word, { lang, learn: 'en' })?.translation);
}

/** A form that is far longer than that language's forms usually are for the same English often explains instead of naming. */
function reportLengths(): void {
  const rows = [...tablesIn('words', WORD_COLUMNS), ...tablesIn('dictionary', DICTIONARY_COLUMNS)].flatMap(
    ({ name, rows: own }) => own.filter(({ cells }) => cells.pos !== 'phrase').map(row => ({ name, row })),
  );
  const usual = new Map(
    LANGUAGE_CODES.map(language => [
      language,
      usualRatio(
        language,
        rows.map(({ row }) => row),
      ),
    ]),
  );
  const found = rows.flatMap(({ name, row }) =>
    LANGUAGE_CODES.filter(language => isSuspicious(row, language, usual.get(language) ?? 1)).map(
      language => `${name}:${row.line} ${row.cells.key} · ${language} "${row.cells[language]}"`,
    ),
  );
  console.log(`\nsuspicious lengths: ${found.length}`);
  for (const line of found) console.log(`  ${line}`);
}

/** Words that CLDR's name of their own emoji does not hold deserve a second look; most of them are right all the same. */
function reportEmoji(): void {
  const namesOf = cldrNames();
  if (namesOf === undefined) {
    console.log(
      '\nemoji: npm i --no-save cldr-annotations-full, and the words are compared with the names of their emoji',
    );
    return;
  }
  const pictured = catalogue.categories.flatMap(category => category.words).filter(word => word.emoji !== '');
  console.log(`\nemoji: words that the CLDR name and keywords of their emoji lack, of ${pictured.length}`);
  for (const language of LANGUAGE_CODES) {
    const named = pictured.filter(
      word => word.forms[language] !== '' && namesOf(language, word.emoji).length > 0,
    );
    const others = named.filter(word => !isNamed(word, language, namesOf(language, word.emoji)));
    const share = ((100 * (named.length - others.length)) / named.length).toFixed(0);
    console.log(
      `  ${language} ${share} % agree; ${others.map(word => `${word.emoji} ${word.forms[language]}`).join(', ')}`,
    );
  }
}

function usualRatio(language: Language, rows: readonly TableRow[]): number {
  const ratios = rows.map(
    row => lengthOf(variantsOf(row, language)[0] ?? '') / lengthOf(row.cells.en ?? 'x'),
  );
  return ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 1;
}

function isSuspicious(row: TableRow, language: Language, usual: number): boolean {
  // Three letters of English (zoo, use) say little about the length of the word elsewhere.
  const expected = usual * Math.max(6, lengthOf(row.cells.en ?? ''));
  return variantsOf(row, language).some(form => lengthOf(form) > 3 * expected);
}

function tablesIn(folder: string, columns: readonly string[]) {
  const names = readdirSync(join(content, folder)).filter(name => name.endsWith('.tsv'));
  return names.sort().map(name => ({
    name: `${folder}/${basename(name, '.tsv')}`,
    rows: parseTable(readFileSync(join(content, folder, name), 'utf8'), name, columns),
  }));
}

function variantsOf(row: TableRow, language: Language): string[] {
  return (row.cells[language] ?? '').split(VARIANT_SEPARATOR);
}

function lengthOf(form: string): number {
  return [...form].length;
}
