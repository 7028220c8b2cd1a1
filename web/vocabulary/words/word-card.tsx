import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { TickBox } from '#web/ui/tick-box.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { WordTile } from './word-picture.tsx';
import type { WordRowProps } from './word-row.tsx';
import { WordText } from './word-text.tsx';

/** A word as a picture: for lists that are looked at rather than read. */
export function WordCard({
  word,
  isLit,
  selection,
  mark,
  status,
  action,
  elementId,
}: Omit<WordRowProps, 'position'>) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const isSelected = selection?.isSelected ?? false;
  return (
    <li
      id={elementId}
      aria-current={isLit || undefined}
      className={`relative flex min-w-0 flex-col overflow-hidden rounded-card border ${isSelected ? 'border-accent ring-2 ring-accent' : 'border-line'} ${isLit ? 'bg-spark-soft' : 'bg-card'}`}
    >
      <WordTile word={word} isWide />
      {selection && (
        <div className="absolute start-2 top-1">
          <TickBox
            label={t('words.select', { word: word.word })}
            isTicked={isSelected}
            onToggle={() => selection.onToggle(word.id)}
          />
        </div>
      )}
      <div className="flex-1 px-3.5 pt-3 pb-2 max-[22.5rem]:px-2.5">
        <WordText word={word} isStop={!mark} status={status && <span className="mt-1 flex">{status}</span>} />
      </div>
      <div className="flex flex-wrap items-center justify-between px-1.5 max-[22.5rem]:px-0 pb-1.5">
        <SpeakButton text={word.word} language={learn} wordId={word.id} />
        {mark}
        {action}
      </div>
    </li>
  );
}
