import { DEFAULT_LANGUAGE, isLanguage } from '#languages/index.ts';
import type { ContentFile, TableRow } from './table.ts';

/** The languages that have no word for a taught meaning, by its key. */
export type Lacking = ReadonlyMap<string, ReadonlySet<string>>;

export function lackingIn(rows: readonly TableRow[]): Lacking {
  const lacking = new Map<string, Set<string>>();
  for (const { cells } of rows) {
    const languages = lacking.get(cells.key ?? '') ?? new Set();
    for (const language of languagesOf(cells)) languages.add(language);
    lacking.set(cells.key ?? '', languages);
  }
  return lacking;
}

/**
 * What is wrong with lacking.tsv, one sentence each: a key that is not taught, a language that has the word, or is named twice, and a
 * missing reason. English has every word, since the others are explained by it.
 */
export function checkLacking(words: readonly ContentFile[], rows: readonly TableRow[]): string[] {
  const taught = new Map(words.flatMap(file => file.rows.map(({ cells }) => [cells.key, cells] as const)));
  const seen = new Set<string>();
  return rows.flatMap(({ line, cells }) => {
    const { key = '', reason = '' } = cells;
    const place = `lacking.tsv:${line} ${key}`;
    const word = taught.get(key);
    if (word === undefined) return [`${place} is no taught word; correct the key or remove the row`];
    const slips = languagesOf(cells).flatMap(language => {
      const name = `${key} ${language}`;
      const problem = problemOf(language, word[language], seen.has(name));
      seen.add(name);
      return problem === undefined ? [] : [`${place} · languages "${language}" ${problem}`];
    });
    return reason === '' ? [...slips, `${place} · reason "" is empty; say why there is no such word`] : slips;
  });
}

function problemOf(language: string, form: string | undefined, isSeen: boolean): string | undefined {
  if (!isLanguage(language) || language === DEFAULT_LANGUAGE)
    return 'is no language that can lack a word; remove it';
  if (form !== '') return `has "${form}"; remove it here, or empty the cell`;
  return isSeen ? 'is named already; remove one of the two' : undefined;
}

function languagesOf({ languages = '' }: TableRow['cells']): string[] {
  return languages.split(' ');
}
