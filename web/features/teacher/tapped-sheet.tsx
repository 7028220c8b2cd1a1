import { useEffect } from 'react';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { TranslationPanel } from '#web/vocabulary/translation/translation-panel.tsx';

/** A word of an answer that was tapped, the sentence it is in, and where the focus goes back to. */
export type Tapped = { id: string; word: string; sentence: string; element: HTMLElement };

type TappedSheetProps = { tapped: Tapped; learn: Language; onClose: () => void };

/** What a tapped word means: in the margin, on small screens in a sheet at the bottom. */
export function TappedSheet({ tapped: { word, sentence }, learn, onClose }: TappedSheetProps) {
  const { t } = useTranslation();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) onClose();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onClose]);
  return (
    <aside
      data-bottom-bar
      aria-label={t('translation.panel')}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[45dvh] overflow-y-auto rounded-t-slip border border-line bg-card px-5 pt-2.5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float sm:mx-auto sm:max-w-[44rem] lg:static lg:mx-0 lg:max-h-none lg:rounded-slip lg:p-5 lg:shadow-slip"
    >
      <TranslationPanel
        tapped={{ written: word, learn }}
        inText={{ kind: undefined, count: 0 }}
        sentence={sentence}
        onClose={onClose}
      />
    </aside>
  );
}
