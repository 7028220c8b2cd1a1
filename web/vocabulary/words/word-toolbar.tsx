import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';

type Act = { label: string; onAct: () => void };

type WordToolbarProps = {
  /** What comes first: how the words are played or shown. */
  first: ReactNode;
  /** Absent for guests: they only listen. */
  selection?: { count: number; onSelectAll: () => void; onDeselectAll: () => void } | undefined;
  /** What is done with the ticked words: its words, and what it does. */
  onSelected?: Act;
  /** What else can be done with them. */
  alsoSelected?: Act;
  /** What is done with all of them. */
  children?: ReactNode;
};

type PlayAllButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'className'> & {
  isPlaying: boolean;
  onPlay: () => void;
  onStop: () => void;
};

/** Plays the words of a list in turn, or ends that. */
export function PlayAllButton({ isPlaying, onPlay, onStop, ...rest }: PlayAllButtonProps) {
  const { t } = useTranslation();
  return (
    <Button {...rest} icon={isPlaying ? 'stop' : 'play'} onClick={isPlaying ? onStop : onPlay}>
      {t(isPlaying ? 'words.stop' : 'words.playAll')}
    </Button>
  );
}

/** Sticks under the header, runs sideways on phones and tablets, and says how many words are ticked. */
export function WordToolbar({ first, selection, onSelected, alsoSelected, children }: WordToolbarProps) {
  const { t } = useTranslation();
  const count = selection?.count ?? 0;
  return (
    <>
      <section
        aria-label={t('words.toolbar')}
        className="sticky top-16 z-20 low:static -mx-5 flex items-center gap-2 overflow-x-auto bg-paper px-5 py-2.5 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:flex-wrap *:shrink-0"
      >
        {first}
        {onSelected && (
          <Button disabled={count === 0} onClick={onSelected.onAct}>
            {onSelected.label}
          </Button>
        )}
        {alsoSelected && (
          <Button disabled={count === 0} onClick={alsoSelected.onAct}>
            {alsoSelected.label}
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
        <SelectionBar
          count={count}
          onDeselectAll={selection.onDeselectAll}
          onSelected={onSelected}
          alsoSelected={alsoSelected}
        />
      )}
    </>
  );
}

type SelectionBarProps = {
  count: number;
  onDeselectAll: () => void;
  onSelected: Act;
  alsoSelected: Act | undefined;
};

/** Rises at the bottom while words are ticked, over the tabs of a phone: the toolbar may be out of sight. */
function SelectionBar({ count, onDeselectAll, onSelected, alsoSelected }: SelectionBarProps) {
  const { t } = useTranslation();
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center sm:bottom-6">
      <div
        data-bottom-bar
        className="pointer-events-auto flex w-full animate-rise flex-wrap items-center gap-x-1 gap-y-2 border-t border-line bg-card px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-float sm:w-auto sm:flex-nowrap sm:gap-2 sm:rounded-card sm:border sm:py-2.5 sm:ps-5 sm:pe-2.5"
      >
        <span aria-hidden="true" className="me-auto font-semibold tabular-nums sm:me-2">
          {t('words.selected', { count })}
        </span>
        <Button look="text" className="max-sm:px-2" onClick={onDeselectAll}>
          {t('words.deselectAll')}
        </Button>
        {alsoSelected && (
          <Button className="max-sm:grow max-sm:px-3" onClick={alsoSelected.onAct}>
            {alsoSelected.label}
          </Button>
        )}
        <Button look="main" className="max-sm:grow max-sm:px-3" onClick={onSelected.onAct}>
          {onSelected.label}
        </Button>
      </div>
    </div>
  );
}
