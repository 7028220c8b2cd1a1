import { memo } from 'react';
import type { WordStanding } from '#contract/word-states.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { StandingNote } from '#web/vocabulary/dictionary/standing-note.tsx';
import { MarkMenu } from '#web/vocabulary/marks/mark-menu.tsx';
import type { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import type { ListedWord } from '#web/vocabulary/words/listed-word.ts';
import { WordRow } from '#web/vocabulary/words/word-row.tsx';

type DictionaryRowProps = {
  word: ListedWord;
  row: number;
  rowCount: number;
  isLit: boolean;
  isSelected: boolean;
  isBusy: boolean;
  standing: WordStanding | undefined;
  /** A day number; absent while the states of the words load. */
  today: number | undefined;
  onMark: ReturnType<typeof useMarking>;
  onToggle: (id: string) => void;
  onRemove: (word: ListedWord) => void;
};

/** A word of the dictionary with its state, its mark and its bin. Drawn anew only when something about it changes: a list has thousands. */
export const DictionaryRow = memo(function DictionaryRow({
  word,
  row,
  rowCount,
  isLit,
  isSelected,
  isBusy,
  standing,
  today,
  onMark,
  onToggle,
  onRemove,
}: DictionaryRowProps) {
  const { t } = useTranslation();
  return (
    <WordRow
      word={word}
      position={{ row, rowCount }}
      isLit={isLit}
      selection={{ isSelected, onToggle }}
      mark={
        today !== undefined && <MarkMenu id={word.id} word={word.word} standing={standing} onMark={onMark} />
      }
      status={today !== undefined && <StandingNote standing={standing} today={today} />}
      action={
        <IconButton
          icon="trash"
          label={t('dictionary.remove', { word: word.word })}
          isBusy={isBusy}
          onClick={() => onRemove(word)}
        />
      }
    />
  );
});
