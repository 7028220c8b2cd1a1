import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { stretches } from '../ui/row-window.ts';
import { usePageRows } from '../ui/use-page-rows.ts';
import type { ListedWord } from './listed-word.ts';

/** Somewhat more than most rows have: a list that turns out shorter keeps its end in view, a longer one does not. */
const ROW_HEIGHT = 104;

/** Word and translation stand one under the other, never at opposite ends of a wide page. */
export const ROWS = 'grid grid-cols-1 gap-x-8 lg:grid-cols-2';

/** Where a row stands in the whole list. */
export type RowPlace = { row: number; rowCount: number };

type LongWordListProps = {
  words: readonly ListedWord[];
  /** Makes the row of a word, a `WordRow` that is given its place. */
  children: (word: ListedWord, place: RowPlace) => ReactNode;
};

/** A list of any length, in two columns where there is room: only the rows in view are in the document, with the one that has focus; each says which it is. */
export function LongWordList({ words, children }: LongWordListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const rowCount = words.length;
  const view = usePageRows(list, { rowCount, rowHeight: ROW_HEIGHT });
  const { drawn, below } = stretches(view, { focused, rowCount, columns: view.columns });
  const handleFocus = ({ target }: FocusEvent<Element>) => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    setFocused(row === undefined ? null : Number(row));
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  const rowAt = (row: number) => {
    const word = words[row];
    return word && children(word, { row, rowCount });
  };
  return (
    <ul ref={list} onFocus={handleFocus} onBlur={handleBlur} className={ROWS}>
      {drawn.flatMap(({ gap, start, end }, index) => [
        <Gap key={`gap ${index === drawn.length - 1 ? 'view' : 'focus'}`} height={gap} />,
        ...words.slice(start, end).map((_, offset) => rowAt(start + offset)),
      ])}
      <Gap height={below} />
    </ul>
  );
}

/** Stands in for rows. An attribute gives its height, since the site allows no inline styles. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <li aria-hidden="true" className="col-span-full">
      <svg aria-hidden="true" width="1" height={height} className="block" />
    </li>
  );
}
