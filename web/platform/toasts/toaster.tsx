import type { FocusEvent, PointerEvent } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useStore } from '#web/platform/storage/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { dismissToast, holdToast, letGo, type Toast, toasts } from './toasts.ts';

const ICONS = { right: 'check', wrong: 'warning', info: 'info' } as const;

/**
 * The notification area. Its live region is there before any text: screen readers follow it. It lies below the header; in a
 * trainer over the header, or under the bar with the strokes where there is none.
 */
export function Toaster() {
  const shown = useStore(toasts);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed end-4 top-20 max-xl:page-stage:top-1 max-sm:page-stage:top-13.5 low:top-3 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col items-end gap-2"
    >
      {shown.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** It stays while somebody has the pointer or focus on it. */
function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const { id, tone, text, cause, undo } = toast;
  const isBrief = tone === 'right' && !undo;
  const takeBack = () => {
    dismissToast(id);
    undo?.();
  };
  const handleLeave = ({ currentTarget }: PointerEvent) => {
    if (!currentTarget.contains(document.activeElement)) letGo(toast);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) letGo(toast);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that somebody is at its buttons
    <div
      onPointerEnter={() => holdToast(id)}
      onPointerLeave={handleLeave}
      onFocus={() => holdToast(id)}
      onBlur={handleBlur}
      className="pointer-events-auto flex animate-rise items-center gap-3 min-h-14 max-sm:page-stage:min-h-12 max-[22.5rem]:flex-wrap max-[22.5rem]:justify-end max-[22.5rem]:gap-x-1.5 max-[22.5rem]:gap-y-0 rounded-go bg-reversed py-1 max-sm:page-stage:py-0.5 ps-4 pe-1 max-[22.5rem]:ps-3 text-on-reversed shadow-float forced-colors:border forced-colors:text-[CanvasText]"
    >
      <Icon name={ICONS[tone]} />
      <div className="min-w-20 flex-1 py-2">
        <p>{text}</p>
        {cause && (
          <p dir="auto" className="text-sm opacity-85">
            {cause}
          </p>
        )}
      </div>
      {/* Where there is no room beside the text, both go below it. */}
      <div className="flex shrink-0 items-center gap-1 max-[22.5rem]:gap-0">
        {undo && (
          <button
            type="button"
            onClick={takeBack}
            className="min-h-11 rounded-control px-3 max-[22.5rem]:px-2 font-semibold text-act-on-reversed hover:bg-on-reversed/10 focus-visible:outline-current forced-colors:text-[ButtonText]"
          >
            {t('common.undo')}
          </button>
        )}
        {/* Over the counters of a trainer, what is brief goes by itself. */}
        <IconButton
          icon="cross"
          label={t('common.close')}
          look="reversed"
          className={isBrief ? 'max-sm:page-stage:hidden' : ''}
          onClick={() => dismissToast(id)}
        />
      </div>
    </div>
  );
}
