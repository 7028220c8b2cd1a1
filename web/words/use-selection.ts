import { useState } from 'react';
import type { ListedWord } from './listed-word.ts';
import { NOTHING_SELECTED, selectAll, selectedOf, toggle } from './selection.ts';

/** Which words of a list are ticked. */
export function useSelection(words: readonly ListedWord[]) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const ids = words.map(word => word.id);
  const selectedIds = selectedOf(selection, ids);
  return {
    count: selectedIds.length,
    chosen: () => words.filter(word => selection.has(word.id)),
    of: (id: string) => ({
      isSelected: selection.has(id),
      onToggle: () => setSelection(current => toggle(current, id)),
    }),
    onSelectAll: () => setSelection(selectAll(ids)),
    onDeselectAll: () => setSelection(NOTHING_SELECTED),
    clear: () => setSelection(NOTHING_SELECTED),
  };
}
