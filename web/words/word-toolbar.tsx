import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

type WordToolbarProps = {
  isPlaying: boolean;
  onPlay: () => void;
  onStop: () => void;
  /** Absent for guests, who can only listen. */
  selection?: { count: number; onSelectAll: () => void; onDeselectAll: () => void };
  children?: ReactNode;
};

/** Sticks to the top, on a phone to the bottom, and says how many words are ticked. */
export function WordToolbar({ isPlaying, onPlay, onStop, selection, children }: WordToolbarProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('words.toolbar')}
      className="sticky bottom-0 z-30 order-last -mx-4 flex items-center gap-2 overflow-x-auto border-t border-line bg-paper px-4 py-2 sm:order-first sm:top-16 sm:bottom-auto sm:mx-0 sm:flex-wrap sm:overflow-visible sm:border-t-0 sm:border-b sm:px-2 *:shrink-0"
    >
      <Button look="main" icon={isPlaying ? 'stop' : 'play'} onClick={isPlaying ? onStop : onPlay}>
        {t(isPlaying ? 'words.stop' : 'words.playAll')}
      </Button>
      {children}
      {selection && (
        <>
          <Button onClick={selection.onSelectAll}>{t('words.selectAll')}</Button>
          <Button disabled={selection.count === 0} onClick={selection.onDeselectAll}>
            {t('words.deselectAll')}
          </Button>
          <output className="text-sm text-quiet sm:ms-auto">
            {t('words.selected', { count: selection.count })}
          </output>
        </>
      )}
    </section>
  );
}
