import type { ReactNode } from 'react';
import type { Sentence } from '#contract/sentences.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { RowSkeleton } from '#web/ui/skeleton.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { ListedSentence } from './listed-sentence.tsx';
import type { ListedWord } from './listed-word.ts';
import { WordTile } from './word-picture.tsx';
import { WordText } from './word-text.tsx';

/** Where a row stands in the whole list. */
export type RowPosition = { row: number; rowCount: number };

/** The list of rows: word and translation stand one under the other, never at opposite ends of a wide page. */
export const ROWS = 'grid grid-cols-1 gap-x-8 lg:grid-cols-2';

export type WordRowProps = {
  word: ListedWord;
  /** False for a word that only a list has. */
  hasPage?: boolean;
  /** The row that is being spoken is lit. */
  isLit: boolean;
  /** Absent where nothing can be ticked. */
  selection?: { isSelected: boolean; onToggle: (id: string) => void } | undefined;
  /** The person's mark of the word. */
  mark?: ReactNode;
  /** The state of the word in words. */
  status?: ReactNode;
  action?: ReactNode;
  /** On a line of its own under all of it. */
  sentence?: Sentence | undefined;
  /** Of the element. */
  elementId?: string | undefined;
  /** In a list of which only a part is in the document. */
  position?: RowPosition;
};

/** Checkbox, picture, word over its translation, and at the end mark, sound and one action. */
export function WordRow({
  word,
  hasPage,
  isLit,
  selection,
  mark,
  status,
  action,
  sentence,
  elementId,
  position,
}: WordRowProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  return (
    <li
      id={elementId}
      data-row={position?.row}
      aria-posinset={position && position.row + 1}
      aria-setsize={position?.rowCount}
      aria-current={isLit || undefined}
      className={`flex min-h-20 flex-wrap items-center gap-2 border-b py-2.5 ps-1 pe-1 max-[22.5rem]:gap-y-0 max-[22.5rem]:pb-0.5 sm:gap-3 sm:pe-2 ${sentence ? 'content-start' : 'sm:flex-nowrap'} ${groundOf(isLit, selection?.isSelected ?? false)}`}
    >
      {selection && (
        <TickBox
          label={t('words.select', { word: word.word })}
          isTicked={selection.isSelected}
          onToggle={() => selection.onToggle(word.id)}
        />
      )}
      <WordTile word={word} />
      <div className="min-w-0 flex-1 basis-24 max-[22.5rem]:basis-[calc(100%-(--spacing(28)))]">
        <WordText
          word={word}
          hasPage={hasPage}
          isInLine={status === undefined}
          isStop={!mark}
          status={status && <span className="mt-1 flex max-[22.5rem]:hidden sm:hidden">{status}</span>}
        />
      </div>
      {status && (
        // A note that is on its way is invisible, and so is what holds it: its place depends on its length.
        <span className="hidden shrink-0 has-[>.invisible]:invisible max-[22.5rem]:flex sm:flex">
          {status}
        </span>
      )}
      <div
        className={`grid shrink-0 items-center max-[22.5rem]:ms-auto ${columnsOf(Boolean(mark), Boolean(action))}`}
      >
        {mark && (
          <div className="col-span-2 -mt-2 justify-self-center max-[22.5rem]:col-span-1 max-[22.5rem]:mt-0 sm:col-span-1 sm:mt-0">
            {mark}
          </div>
        )}
        <SpeakButton text={word.word} language={learn} wordId={word.id} />
        {action}
      </div>
      {sentence && <ListedSentence sentence={sentence} />}
    </li>
  );
}

/** Columns of a set width: a page is drawn while it arrives, and a row of which the last button is still on its way must not move. */
function columnsOf(hasMark: boolean, hasAction: boolean): string {
  if (hasMark && hasAction)
    return 'grid-cols-[repeat(2,--spacing(11))] max-[22.5rem]:grid-cols-[repeat(3,--spacing(11))] sm:grid-cols-[repeat(3,--spacing(11))]';
  return hasMark || hasAction ? 'grid-cols-[repeat(2,--spacing(11))]' : 'grid-cols-[--spacing(11)]';
}

/** Being spoken counts before being ticked: it passes. */
function groundOf(isLit: boolean, isSelected: boolean): string {
  if (isLit) return 'rounded-field border-transparent bg-spark-soft';
  return isSelected ? 'rounded-field border-transparent bg-accent-soft' : 'border-line';
}

/** Rows in the shape of the word list that is on its way, as many as keep the footer out of sight. */
export function WordListSkeleton() {
  return (
    <div data-loading className={ROWS}>
      <RowSkeleton rows={24} />
    </div>
  );
}
