import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Inventory, readIpa } from './inventory.ts';
import type { Phoneme } from './phonemes.ts';

/** A row of `languages/<code>/lexicon.tsv`: how a word is said, for every part of speech unless `pos` names one. */
export type LexiconRow = { word: string; pos: string; phonemes: string; note: string };

export type Lexicon = {
  /** The sounds of a word in any case; a row of its part of speech goes before one for all. */
  find(word: string, pos?: string): readonly Phoneme[] | undefined;
  /** Every row, for checks. */
  rows(): readonly LexiconRow[];
};

export const LEXICON_HEADER = 'word\tpos\tphonemes\tnote';

/**
 * The lexicon of a language, read when it is first asked; its IPA is in the sounds of the inventory.
 *
 * @throws Error from `find`, when the file is missing or a row has a sound that the inventory lacks
 */
export function lexiconOf(code: string, inventory: Inventory): Lexicon {
  let entries: Map<string, readonly Phoneme[]> | undefined;
  const rows = () => parseLexicon(readFileSync(fileOf(code), 'utf8'));
  const load = () =>
    new Map(rows().map(({ word, pos, phonemes }) => [keyOf(word, pos), readIpa(phonemes, inventory)]));
  return {
    find(word, pos = '') {
      entries ??= load();
      return entries.get(keyOf(word, pos)) ?? entries.get(keyOf(word, ''));
    },
    rows,
  };
}

const keyOf = (word: string, pos: string) =>
  `${word.normalize('NFC').replaceAll("'", '’').toLowerCase()}\t${pos}`;

/**
 * The rows of a lexicon file.
 *
 * @throws Error when the first line does not name the columns
 */
export function parseLexicon(text: string): LexiconRow[] {
  const [header, ...lines] = text.split('\n');
  if (header !== LEXICON_HEADER) throw new Error(`A lexicon begins with the columns ${LEXICON_HEADER}`);
  return lines
    .filter(line => line !== '')
    .map(line => {
      const [word = '', pos = '', phonemes = '', note = ''] = line.split('\t');
      return { word, pos, phonemes, note };
    });
}

// The build moves the modules but not the tables, so they are looked for from here upwards.
function fileOf(code: string, folder = dirname(fileURLToPath(import.meta.url))): string {
  const file = join(folder, 'languages', code, 'lexicon.tsv');
  if (existsSync(file)) return file;
  if (dirname(folder) === folder) throw new Error(`There is no languages/${code}/lexicon.tsv`);
  return fileOf(code, dirname(folder));
}
