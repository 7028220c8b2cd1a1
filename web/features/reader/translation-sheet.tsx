import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import type { AskedWord } from '#web/vocabulary/translation/api.ts';
import type { OfferedSentence } from '#web/vocabulary/translation/sentence-section.tsx';
import { TranslationPanel } from '#web/vocabulary/translation/translation-panel.tsx';
import type { InText } from '#web/vocabulary/translation/word-notes.tsx';

type TranslationSheetProps = {
  ref: RefObject<HTMLElement | null>;
  asked: AskedWord | null;
  inText: InText;
  /** Which word of the text that is: the next one may be written alike. */
  place: number | undefined;
  /** All of the unit that the word makes with others. */
  unit: string | undefined;
  /** The one in which the word stands. */
  sentence: string;
  /** To be translated; undefined where nobody translates sentences. */
  offered: OfferedSentence | undefined;
  hasSentences: boolean;
  onClose: () => void;
  onChoose: ((wordId: string | null) => void) | undefined;
  /** Called when the sheet comes for a word, and whenever its height changes. */
  onResize: () => void;
};

/**
 * Where the translation stands: a card in the margin, low enough to stay clear of toasts; on small screens a sheet at the
 * bottom. It never moves the text.
 */
export function TranslationSheet(props: TranslationSheetProps) {
  const { ref, asked, inText, place, unit, sentence, offered, hasSentences, onClose, onChoose, onResize } =
    props;
  const { t } = useTranslation();

  useEffect(() => {
    if (asked === null) return;
    const handleKey = (event: KeyboardEvent) => {
      // Of a dialog over it, Escape closes that alone.
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) onClose();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [asked, onClose]);

  const handleResize = useEffectEvent(onResize);
  useEffect(() => {
    if (place === undefined || ref.current === null) return;
    const observer = new ResizeObserver(() => handleResize());
    // Tells of its first look too, so that each word that is asked for is seen to.
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [place, ref]);

  if (asked === null) return <ReaderHint hasSentences={hasSentences} />;
  return (
    <aside
      ref={ref}
      data-bottom-bar
      aria-label={t('translation.panel')}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[45dvh] overflow-y-auto rounded-t-slip border border-line bg-card px-5 pt-2.5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float sm:mx-auto sm:max-w-[44rem] lg:sticky lg:top-24 lg:mx-0 lg:mt-11 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:rounded-slip lg:p-5 lg:shadow-slip"
    >
      <div aria-hidden="true" className="mx-auto mb-2 h-1 w-10 rounded-chip bg-edge/60 lg:hidden" />
      <TranslationPanel {...{ asked, inText, unit, sentence, offered, onClose, onChoose }} />
    </aside>
  );
}

/** Fills the margin until a word is asked for; small screens have the hint above the text. */
function ReaderHint({ hasSentences }: { hasSentences: boolean }) {
  const { t } = useTranslation();
  const keys = [t('reader.keys'), t('reader.listenKey'), hasSentences && t('reader.sentenceKey')];
  return (
    <aside className="hidden rounded-card border border-line p-5 text-sm text-quiet lg:sticky lg:top-24 lg:mt-11 lg:block lg:self-start">
      <p>{t('reader.hint')}</p>
      <p className="mt-2">{keys.filter(Boolean).join(' ')}</p>
    </aside>
  );
}
