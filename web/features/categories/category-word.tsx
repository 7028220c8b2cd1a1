import { memo, useMemo } from 'react';
import type { Sentence } from '#contract/sentences.ts';
import type { WordStanding } from '#contract/word-states.ts';
import { AddAction } from '#web/vocabulary/dictionary/add-action.tsx';
import { StandingNote, StandingRoom } from '#web/vocabulary/dictionary/standing-note.tsx';
import { MarkMenu, MarkRoom } from '#web/vocabulary/marks/mark-menu.tsx';
import type { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import type { ListedWord } from '#web/vocabulary/words/listed-word.ts';
import { WordCard } from '#web/vocabulary/words/word-card.tsx';
import { WordRow } from '#web/vocabulary/words/word-row.tsx';
import type { WordView } from '#web/vocabulary/words/word-view.tsx';

type CategoryWordProps = {
  word: ListedWord;
  view: WordView;
  elementId: string | undefined;
  isLit: boolean;
  /** Only users tick and add. */
  isUser: boolean;
  isSelected: boolean;
  isBusy: boolean;
  isThere: boolean;
  /** Where sentences are wanted, and the word has one. */
  sentence: Sentence | undefined;
  standing: WordStanding | undefined;
  /** A day number; absent while the states of the words load. */
  today: number | undefined;
  /** Absent while the states of the words load. */
  onMark: ReturnType<typeof useMarking> | undefined;
  onToggle: (id: string) => void;
  onAdd: (word: ListedWord) => void;
};

/** A word of a category as a row or as a picture. Drawn anew only when something about it changes. */
export const CategoryWord = memo(function CategoryWord({
  word,
  view,
  elementId,
  isLit,
  isUser,
  isSelected,
  isBusy,
  isThere,
  sentence,
  standing,
  today,
  onMark,
  onToggle,
  onAdd,
}: CategoryWordProps) {
  // The same for as long as it says the same: all words may be ticked at once.
  const action = useMemo(
    () =>
      isUser && <AddAction word={word.word} isThere={isThere} isBusy={isBusy} onAdd={() => onAdd(word)} />,
    [isUser, word, isThere, isBusy, onAdd],
  );
  const status = today === undefined ? <StandingRoom /> : <StandingNote standing={standing} today={today} />;
  const mark = onMark ? (
    <MarkMenu id={word.id} word={word.word} standing={standing} onMark={onMark} />
  ) : (
    isUser && <MarkRoom />
  );
  const selection = isUser ? { isSelected, onToggle } : undefined;
  const shown = { word, elementId, isLit, selection, mark, status, action };
  return view === 'list' ? <WordRow {...shown} sentence={sentence} /> : <WordCard {...shown} />;
});
