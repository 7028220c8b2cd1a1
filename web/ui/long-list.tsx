import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { stretches } from './row-window.ts';
import { usePageRows } from './use-page-rows.ts';

type LongListProps = {
  rowCount: number;
  /** The height in pixels of most rows. */
  rowHeight: number;
  className: string;
  /** Makes the row of a number: an `li` with a key that says the number in `data-row`. */
  children: (row: number) => ReactNode;
};

/** A list of any length: only the rows in view are in the document, with the one that has focus. */
export function LongList({ rowCount, rowHeight, className, children }: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const view = usePageRows(list, { rowCount, rowHeight });
  const { drawn, below } = stretches(view, { focused, rowCount, columns: view.columns });
  const handleFocus = ({ target }: FocusEvent<Element>) => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    setFocused(row === undefined ? null : Number(row));
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  return (
    <ul ref={list} onFocus={handleFocus} onBlur={handleBlur} className={className}>
      {drawn.flatMap(({ gap, start, end }, index) => [
        <Gap key={`gap ${index === drawn.length - 1 ? 'view' : 'focus'}`} height={gap} />,
        ...Array.from({ length: end - start }, (_, offset) => children(start + offset)),
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
