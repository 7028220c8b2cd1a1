import type { ReactNode } from 'react';
import { LongList } from '#web/ui/long-list.tsx';
import type { ListedWord } from './listed-word.ts';
import { ROWS, type RowPosition } from './word-row.tsx';

/** Somewhat more than most rows have: a list that turns out shorter keeps its end in view, a longer one does not. */
const ROW_HEIGHT = 104;

type LongWordListProps = {
  words: readonly ListedWord[];
  /** Makes the row of a word, a `WordRow` that is given its position. */
  children: (word: ListedWord, position: RowPosition) => ReactNode;
};

/** A list of words of any length, in two columns where there is room; each row says which it is. */
export function LongWordList({ words, children }: LongWordListProps) {
  const rowCount = words.length;
  return (
    <LongList rowCount={rowCount} rowHeight={ROW_HEIGHT} className={ROWS}>
      {row => {
        const word = words[row];
        return word && children(word, { row, rowCount });
      }}
    </LongList>
  );
}
