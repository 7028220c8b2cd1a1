import { useCallback, useMemo, useState } from 'react';
import type { ListedWord } from './listed-word.ts';

/** The checkbox map of a word list: the ids that are ticked. */
type Selection = ReadonlySet<string>;

export const NOTHING_SELECTED: Selection = new Set();

export function toggle(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

export const selectAll = (ids: readonly string[]): Selection => new Set(ids);

/** The ticked ids in the order of the list; ids that have left the list do not count. */
export const selectedOf = (selection: Selection, ids: readonly string[]): string[] =>
  ids.filter(id => selection.has(id));

/** Which words of a list are ticked. `onToggle` stays the same function, for rows that are memoised. */
export function useSelection(words: readonly ListedWord[]) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const ids = useMemo(() => words.map(word => word.id), [words]);
  const count = useMemo(() => selectedOf(selection, ids).length, [selection, ids]);
  const onToggle = useCallback((id: string) => setSelection(current => toggle(current, id)), []);
  return {
    count,
    chosen: () => words.filter(word => selection.has(word.id)),
    isSelected: (id: string) => selection.has(id),
    onToggle,
    onSelectAll: () => setSelection(selectAll(ids)),
    onDeselectAll: () => setSelection(NOTHING_SELECTED),
    clear: () => setSelection(NOTHING_SELECTED),
  };
}
