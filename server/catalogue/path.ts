import { STEP_WORDS } from '#contract/path-steps.ts';
import { isLanguage, type Language } from '#languages/index.ts';
import type { CatalogueWord } from './catalogue.ts';
import type { TableRow } from './table.ts';

/** A word of the path: its step, and by how many steps a language has it later or, below 0, earlier. */
export type WordOfPath = { key: string; step: number; moves: Partial<Record<Language, number>> };

/** The rows of `path.tsv`; their content is checked by the tests of content. */
export function readPath(rows: readonly TableRow[]): WordOfPath[] {
  return rows.map(({ cells }) => ({
    key: cells.key ?? '',
    step: Number(cells.step),
    moves: movesOf(cells.move ?? ''),
  }));
}

/** `bn:+10 ko:-8` */
function movesOf(move: string): WordOfPath['moves'] {
  const moves: WordOfPath['moves'] = {};
  for (const part of move.split(' ')) {
    const [language = '', steps] = part.split(':');
    if (isLanguage(language)) moves[language] = Number(steps);
  }
  return moves;
}

/**
 * Makes the function that gives the words of the path in the order of a learning language: a word that comes later there is put
 * before those of its new step, one that comes earlier behind them. What is no word of the catalogue is left out.
 */
export function pathsOf(
  path: readonly WordOfPath[],
  word: (id: string) => CatalogueWord | undefined,
): (learn: Language) => readonly CatalogueWord[] {
  const made = new Map<Language, readonly CatalogueWord[]>();
  return learn => {
    const known = made.get(learn);
    if (known !== undefined) return known;
    const stepOf = ({ step, moves }: WordOfPath) => step + (moves[learn] ?? 0);
    const inOrder = path.toSorted((one, other) => stepOf(one) - stepOf(other));
    const words = inOrder.flatMap(({ key }) => word(key) ?? []);
    made.set(learn, words);
    return words;
  };
}

/** The words of one step of a path, counted from 1; none where the path is over. */
export function wordsOfStep(path: readonly CatalogueWord[], step: number): readonly CatalogueWord[] {
  return path.slice((step - 1) * STEP_WORDS, step * STEP_WORDS);
}
