import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { readAs, rowsByShared } from './shared-forms.ts';
import type { ContentFile, TableRow } from './table.ts';

const MOST_SIGNS = 40;
const BRACKETS = /[()[\]{}<>（）［］【】〈〉《》]/u;
const FINAL_PUNCTUATION = /[.,:;!?…。，、：；！？।؟،؛]$/u;

/**
 * What is wrong with notes/<language>.tsv, one sentence each. A taught row whose form in a language is that of another taught row has
 * a note there, and no other row has one; an English row may have its sense instead. Rows of one form have different notes, and a
 * note is short and does not say the word itself.
 */
export function checkNotes(
  words: readonly ContentFile[],
  notes: ReadonlyMap<Language, readonly TableRow[]>,
): string[] {
  const places = new Map(
    words.flatMap(({ file, rows }) => rows.map(row => [row, `${file}:${row.line}`] as const)),
  );
  return LANGUAGE_CODES.flatMap(language =>
    checkLanguage(language, { places, notes: notes.get(language) ?? [] }),
  );
}

/** The taught rows by where they stand, and the notes of one language. */
type Noted = { places: ReadonlyMap<TableRow, string>; notes: readonly TableRow[] };

function checkLanguage(language: Language, { places, notes }: Noted): string[] {
  const taught = [...places.keys()];
  const shared = rowsByShared(taught, language);
  const needing = new Set(shared.flat());
  const rowsByKey = new Map(taught.map(row => [row.cells.key, row]));
  const noteOf = new Map<TableRow, string>();
  const slips = notes.flatMap(({ line, cells: { key = '', note = '' } }) => {
    const place = `notes/${language}.tsv:${line} ${key}`;
    const row = rowsByKey.get(key);
    if (row === undefined) return [`${place} is no taught word; correct the key or remove the row`];
    const form = row.cells[language] ?? '';
    if (form === '') return [`${place} has no word in ${language}; remove the row`];
    if (!needing.has(row))
      return [`${place} · "${form}" is the form of no other taught word; remove the row`];
    if (noteOf.has(row)) return [`${place} is listed already; remove one of the two`];
    noteOf.set(row, note);
    return problemsOf(note, form, language).map(problem => `${place} · note "${note}" ${problem}`);
  });
  if (language === DEFAULT_LANGUAGE) slips.push(...checkSenses([...needing], { places, noteOf }));
  return [...slips, ...shared.flatMap(rows => checkShared(rows, language, { places, noteOf }))];
}

type Told = { places: Noted['places']; noteOf: Map<TableRow, string> };

/** The sense of an English row is its note where the file has none. */
function checkSenses(rows: readonly TableRow[], { places, noteOf }: Told): string[] {
  return rows.flatMap(row => {
    const { key, en = '', sense = '' } = row.cells;
    if (sense === '' || noteOf.has(row)) return [];
    noteOf.set(row, sense);
    const place = `${places.get(row)} ${key} · sense "${sense}"`;
    return problemsOf(sense, en, DEFAULT_LANGUAGE).map(
      problem => `${place} ${problem}, or write a note in notes/en.tsv`,
    );
  });
}

/** Rows of one form are all told apart. */
function checkShared(rows: readonly TableRow[], language: Language, { places, noteOf }: Told): string[] {
  const seen = new Map<string, string>();
  return rows.flatMap(row => {
    const { key = '', [language]: form = '' } = row.cells;
    const place = `${places.get(row)} ${key} · ${language} "${form}"`;
    const note = noteOf.get(row);
    if (note === undefined) {
      const others = rows.flatMap(({ cells }) => (cells.key === key ? [] : [cells.key]));
      return [`${place} is also that of ${others.join(', ')}; write a note in notes/${language}.tsv`];
    }
    const other = seen.get(readAs(note, language));
    seen.set(readAs(note, language), key);
    if (other === undefined) return [];
    return [`${place} has the note of ${other}; write another in notes/${language}.tsv`];
  });
}

function problemsOf(note: string, form: string, language: Language): string[] {
  const problems: string[] = [];
  const say = (isWrong: boolean, problem: string) => isWrong && problems.push(problem);
  say(note.trim() === '', 'is empty; write a few words');
  say([...note].length > MOST_SIGNS, `is longer than ${MOST_SIGNS} signs; shorten it`);
  say(note !== note.normalize('NFC'), 'is not NFC; write it in composed letters');
  say(/^\s|\s$|\s\s/u.test(note), 'has a space too many; remove it');
  say(BRACKETS.test(note), 'has brackets; remove them');
  say(FINAL_PUNCTUATION.test(note), 'ends with punctuation; remove it');
  say(
    hasWord(readAs(note, language), readAs(form, language)),
    `has the word "${form}" itself; say it otherwise`,
  );
  return problems;
}

/** Whether a form stands in a text with no letter beside it. */
function hasWord(text: string, form: string): boolean {
  return ` ${text} `.split(form).some((before, index, parts) => {
    const after = parts[index + 1];
    return after !== undefined && /[^\p{L}\p{M}\p{N}]$/u.test(before) && /^[^\p{L}\p{M}\p{N}]/u.test(after);
  });
}
