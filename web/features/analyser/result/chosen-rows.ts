import { foldSearch } from '#contract/search.ts';
import type { WordRow } from '../counting/merge-forms.ts';
import type { RowState } from './running-words.ts';

export const SHOWN = ['all', 'new', 'learning', 'known', 'unlisted', 'names'] as const;
export type Shown = (typeof SHOWN)[number];

export const ORDERS = ['byCount', 'byAlphabet', 'byState'] as const;
export type Order = (typeof ORDERS)[number];

export const PLACES = ['all', 'onlyHere', 'inBoth', 'onlyThere'] as const;
/** In which of two compared texts a word is. */
export type Place = (typeof PLACES)[number];

/** A row beside its count in the other text; 0 where it is not there, undefined where there is no other text. */
export type ComparedRow = WordRow & { other?: number };

/** The rows of a text beside those of another one: words of the other alone come last, with a count of 0. */
export function compared(rows: readonly WordRow[], others: readonly WordRow[]): ComparedRow[] {
  const there = new Map(others.map(row => [row.id, row]));
  const here = rows.map(row => ({ ...row, other: there.get(row.id)?.count ?? 0 }));
  const own = new Set(rows.map(({ id }) => id));
  const onlyThere = others.filter(({ id }) => !own.has(id));
  return [...here, ...onlyThere.map(row => ({ ...row, count: 0, other: row.count }))];
}

type Choice = { shown: Shown; order: Order; place: Place; search: string; locale: string };

/** The rows that were asked for, in the order that was asked for. */
export function chosenRows(
  rows: readonly ComparedRow[],
  stateOf: (row: WordRow) => RowState,
  { shown, order, place, search, locale }: Choice,
): ComparedRow[] {
  const wanted = foldSearch(search);
  const chosen = rows.filter(
    row =>
      isShown(row, stateOf(row), shown) &&
      isThere(row, place) &&
      (wanted === '' || [row.word, ...row.forms].some(form => foldSearch(form).includes(wanted))),
  );
  if (order === 'byAlphabet') {
    const { compare } = new Intl.Collator(locale);
    return chosen.sort((one, other) => compare(one.word, other.word));
  }
  if (order === 'byState') return chosen.sort((one, other) => rankOf(stateOf(one)) - rankOf(stateOf(other)));
  return chosen;
}

function isShown({ kind }: WordRow, state: RowState, shown: Shown): boolean {
  if (shown === 'all') return true;
  if (shown === 'names') return kind !== 'word';
  if (kind !== 'word') return false;
  if (shown === 'unlisted') return state === undefined;
  return shown === 'known' ? state === 'known' || state === 'ignored' || state === 'small' : state === shown;
}

function isThere({ count, other = 0 }: ComparedRow, place: Place): boolean {
  if (place === 'all') return true;
  if (place === 'inBoth') return count > 0 && other > 0;
  return place === 'onlyHere' ? other === 0 : count === 0;
}

const RANKS: readonly RowState[] = ['new', 'learning', undefined, 'known', 'ignored', 'small'];
const rankOf = (state: RowState) => RANKS.indexOf(state);
