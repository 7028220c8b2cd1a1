import { variantsOf } from './meanings.ts';
import type { Content } from './read-content.ts';
import type { TableRow } from './table.ts';

type Found = { word: string; instead: string; keys: readonly string[] };

/**
 * Every word or phrase of the list not-ukrainian.tsv in a Ukrainian cell of words, dictionary and category names, one sentence
 * each with what to say instead; and what the list itself has twice, or allows for a key that does not say it.
 *
 * The list is ours: words and calques of Russian that Ukrainian has words of its own for. A word that is good in one sense is
 * listed with the keys of the rows that have that sense.
 */
export function checkUkrainian(
  content: Pick<Content, 'categories' | 'words' | 'dictionary' | 'notUkrainian'>,
): string[] {
  const find = finder(content.notUkrainian);
  const files = [content.categories, ...content.words, ...content.dictionary];
  const allowed = new Set<string>();
  const slips = files.flatMap(({ file, rows }) =>
    rows.flatMap(row =>
      variantsOf(row, 'uk').flatMap(variant =>
        find(variant).flatMap(({ word, instead, keys }) => {
          const key = row.cells.key ?? '';
          if (!keys.includes(key)) return [slip(`${file}:${row.line} ${key}`, variant, word, instead)];
          allowed.add(`${word} ${key}`);
          return [];
        }),
      ),
    ),
  );
  return [...slips, ...checkList(content.notUkrainian, allowed)];
}

/**
 * The same in running text, line by line: texts of the reader, messages of the pages. Words that some row is allowed to say are
 * passed over, for a line does not tell in which sense they are meant.
 *
 * @param file named in the sentences
 */
export function checkUkrainianText(file: string, text: string, notUkrainian: readonly TableRow[]): string[] {
  const find = finder(notUkrainian.filter(({ cells }) => cells.keys === ''));
  return text
    .split('\n')
    .flatMap((line, index) =>
      find(line).map(({ word, instead }) => slip(`${file}:${index + 1}`, line.trim(), word, instead)),
    );
}

function slip(place: string, text: string, word: string, instead: string): string {
  return `${place} · uk "${text}" has "${word}", which is not standard Ukrainian; say: ${instead}`;
}

function checkList(rows: readonly TableRow[], allowed: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, cells: { word = '', instead = '', keys = '' } }) => {
    const place = `not-ukrainian.tsv:${line} "${word}"`;
    const slips = keysOf(keys)
      .filter(key => !allowed.has(`${word} ${key}`))
      .map(key => `${place} is allowed for ${key}, which does not say it; remove the key`);
    if (seen.has(wordsOf(word).join(' '))) slips.push(`${place} is listed already; remove one of the two`);
    if (word === '' || instead === '') slips.push(`${place} lacks a word or what to say instead; write it`);
    seen.add(wordsOf(word).join(' '));
    return slips;
  });
}

/** Makes the function that finds listed words and phrases in a text: whole words only, as they are listed. */
function finder(rows: readonly TableRow[]): (text: string) => Found[] {
  const listed = new Map(
    rows.map(({ cells: { word = '', instead = '', keys = '' } }) => [
      wordsOf(word).join(' '),
      { word, instead, keys: keysOf(keys) },
    ]),
  );
  const longest = Math.max(0, ...Array.from(listed.keys(), phrase => phrase.split(' ').length));
  return text => {
    const words = wordsOf(text);
    return words.flatMap((_, start) =>
      Array.from({ length: longest }, (_, more) => words.slice(start, start + more + 1))
        .filter((phrase, index) => phrase.length === index + 1)
        .flatMap(phrase => listed.get(phrase.join(' ')) ?? []),
    );
  };
}

function keysOf(keys: string): string[] {
  return keys.split(' ').filter(key => key !== '');
}

/** The words of a text without case, stress marks and the kind of apostrophe; a hyphen is part of a word. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/\u0301/g, '')
    .replace(/['‘ʼ]/g, '’')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu) ?? [];
}
