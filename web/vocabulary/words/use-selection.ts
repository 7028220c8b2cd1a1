import { useCallback, useMemo, useState } from 'react';
import type { ListedWord } from './listed-word.ts';
import { NOTHING_SELECTED, selectAll, selectedOf, toggle } from './selection.ts';

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
