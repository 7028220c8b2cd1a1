import type { ReactNode } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectionBar } from './selection-bar.tsx';

type WordToolbarProps = {
  isPlaying: boolean;
  onPlay: () => void;
  onStop: () => void;
  /** Absent for guests, who can only listen. */
  selection?: { count: number; onSelectAll: () => void; onDeselectAll: () => void } | undefined;
  /** What is done with the ticked words: its words, and what it does. */
  onSelected?: { label: string; onAct: () => void };
  /** What is done with all of them. */
  children?: ReactNode;
};

/** Sticks under the header and goes with it, runs sideways on phones and tablets, and says how many words are ticked; then a bar rises at the bottom. */
export function WordToolbar({
  isPlaying,
  onPlay,
  onStop,
  selection,
  onSelected,
  children,
}: WordToolbarProps) {
  const { t } = useTranslation();
  const count = selection?.count ?? 0;
  return (
    <>
      <section
        aria-label={t('words.toolbar')}
        className="sticky top-16 z-20 low:static -mx-5 flex items-center gap-2 overflow-x-auto bg-paper px-5 py-2.5 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:flex-wrap *:shrink-0"
      >
        <Button look="main" icon={isPlaying ? 'stop' : 'play'} onClick={isPlaying ? onStop : onPlay}>
          {t(isPlaying ? 'words.stop' : 'words.playAll')}
        </Button>
        {onSelected && (
          <Button disabled={count === 0} onClick={onSelected.onAct}>
            {onSelected.label}
          </Button>
        )}
        {children}
        {selection && (
          <>
            <Button onClick={selection.onSelectAll}>{t('words.selectAll')}</Button>
            <Button look="text" disabled={count === 0} onClick={selection.onDeselectAll}>
              {t('words.deselectAll')}
            </Button>
            <output className="sr-only">{count > 0 && t('words.selected', { count })}</output>
          </>
        )}
      </section>
      {selection && onSelected && count > 0 && (
        <SelectionBar count={count} onDeselectAll={selection.onDeselectAll} onSelected={onSelected} />
      )}
    </>
  );
}
