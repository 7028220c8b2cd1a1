import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';

type SelectionBarProps = {
  count: number;
  onDeselectAll: () => void;
  onSelected: { label: string; onAct: () => void };
};

/** Rises at the bottom as long as words are ticked, over the tabs of a phone, so that no way back to the toolbar is needed. */
export function SelectionBar({ count, onDeselectAll, onSelected }: SelectionBarProps) {
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
        <Button look="main" className="max-sm:grow max-sm:px-3" onClick={onSelected.onAct}>
          {onSelected.label}
        </Button>
      </div>
    </div>
  );
}
