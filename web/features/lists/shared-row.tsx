import type { WordStanding } from '#contract/word-states.ts';
import { AddAction } from '#web/vocabulary/dictionary/add-action.tsx';
import { StandingNote } from '#web/vocabulary/dictionary/standing-note.tsx';
import { MarkMenu, MarkRoom } from '#web/vocabulary/marks/mark-menu.tsx';
import type { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import { type RowPosition, WordRow } from '#web/vocabulary/words/word-row.tsx';
import type { WordOfList } from './listed-words.ts';

type SharedRowProps = {
  word: WordOfList;
  position: RowPosition;
  isLit: boolean;
  isUser: boolean;
  isThere: boolean;
  isBusy: boolean;
  standing: WordStanding | undefined;
  /** A day number; absent while the states of the words load. */
  today: number | undefined;
  /** Absent while the states of the words load. */
  onMark: ReturnType<typeof useMarking> | undefined;
  onAdd: () => void;
};

/** A word of a shared list; a card of somebody else is heard and read, and nothing more can be done with it before it is one's own. */
export function SharedRow({ word, position, isUser, isThere, isBusy, ...row }: SharedRowProps) {
  const { isLit, standing, today, onMark, onAdd } = row;
  const can = isUser && word.isLearnable;
  const mark = onMark ? (
    <MarkMenu id={word.id} word={word.word} standing={standing} onMark={onMark} />
  ) : (
    <MarkRoom />
  );
  return (
    <WordRow
      word={word}
      position={position}
      isLit={isLit}
      hasPage={word.isLearnable}
      mark={can && mark}
      status={can && today !== undefined && <StandingNote standing={standing} today={today} />}
      action={can && <AddAction word={word.word} isThere={isThere} isBusy={isBusy} onAdd={onAdd} />}
      sentence={word.sentence}
    />
  );
}
