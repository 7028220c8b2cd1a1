import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { formName } from '#web/vocabulary/translation/form-name.ts';
import { type OfferedSentence, SentenceStatus } from '#web/vocabulary/translation/sentence-section.tsx';
import { TranslationPanel } from '#web/vocabulary/translation/translation-panel.tsx';
import { type TappedWord, useWordTranslation } from '#web/vocabulary/translation/use-translations.ts';
import type { InText } from '#web/vocabulary/translation/word-facts.tsx';

type TranslationSheetProps = {
  ref: RefObject<HTMLElement | null>;
  tapped: TappedWord | null;
  learn: Language;
  inText: InText;
  /** Which word of the text that is: the next one may be written alike. */
  place: number | undefined;
  /** All of the unit that the word makes with others. */
  unit: string | undefined;
  /** The one that the word is in. */
  sentence: string;
  /** To be translated; undefined where nobody translates sentences. */
  offered: OfferedSentence | undefined;
  hasSentences: boolean;
  /** Its sentences can be heard. */
  hasSound: boolean;
  onClose: () => void;
  onChoose: ((wordId: string | null) => void) | undefined;
  /** Called when the sheet comes for a word, and whenever its height changes. */
  onResize: () => void;
};

/**
 * Shows the translation, and says it to screen readers: a card in the margin, low enough to stay clear of toasts; on small screens a sheet at the
 * bottom. It never moves the text.
 */
export function TranslationSheet(props: TranslationSheetProps) {
  const {
    ref,
    tapped,
    learn,
    inText,
    place,
    unit,
    sentence,
    offered,
    hasSentences,
    hasSound,
    onClose,
    onChoose,
    onResize,
  } = props;
  const { t } = useTranslation();

  useEffect(() => {
    if (tapped === null) return;
    const handleKey = (event: KeyboardEvent) => {
      // Of a dialog over it, Escape closes that alone.
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) onClose();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [tapped, onClose]);

  const handleResize = useEffectEvent(onResize);
  useEffect(() => {
    if (place === undefined || ref.current === null) return;
    const observer = new ResizeObserver(() => handleResize());
    // It reports its first look too, which is that of each word that is tapped.
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [place, ref]);

  return (
    <>
      <TranslationStatus tapped={tapped ?? { written: '', learn }} />
      <SentenceStatus offered={offered} />
      {tapped === null ? (
        <ReaderHint {...{ hasSentences, hasSound }} />
      ) : (
        <aside
          ref={ref}
          data-bottom-bar
          aria-label={t('translation.panel')}
          className="fixed inset-x-0 bottom-0 z-40 max-h-[45dvh] overflow-y-auto rounded-t-slip border border-line bg-card px-5 pt-2.5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float sm:mx-auto sm:max-w-[44rem] lg:sticky lg:top-24 lg:mx-0 lg:mt-11 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:rounded-slip lg:p-5 lg:shadow-slip"
        >
          <div aria-hidden="true" className="mx-auto mb-2 h-1 w-10 rounded-chip bg-edge/60 lg:hidden" />
          <TranslationPanel {...{ tapped, inText, unit, sentence, offered, onClose, onChoose }} />
        </aside>
      )}
    </>
  );
}

/** Fills the margin until a word is tapped; small screens have the hint above the text. */
function ReaderHint({ hasSentences, hasSound }: { hasSentences: boolean; hasSound: boolean }) {
  const { t } = useTranslation();
  const keys = [
    t('reader.keys'),
    t(hasSound ? 'reader.sound.keys' : 'reader.listenKey'),
    hasSentences && t('reader.sentenceKey'),
  ];
  return (
    <aside className="hidden rounded-card border border-line p-5 text-sm text-quiet lg:sticky lg:top-24 lg:mt-11 lg:block lg:self-start">
      <p>{t('reader.hint')}</p>
      <p className="mt-2">{keys.filter(Boolean).join(' ')}</p>
    </aside>
  );
}

/** Says the translation to screen readers; it has to be on the page before the first word is tapped. */
function TranslationStatus({ tapped }: { tapped: TappedWord }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { data } = useWordTranslation(tapped);
  const [reading] = data?.readings ?? [];
  return (
    <p role="status" className="sr-only">
      {data !== undefined && (
        <>
          <span lang={tapped.learn}>{tapped.written}</span>
          {': '}
          {data === null ? (
            t('translation.notFound')
          ) : (
            <span lang={lang}>{data.translation || (reading && formName(reading, t))}</span>
          )}
        </>
      )}
    </p>
  );
}

/** Air between the word that was tapped and the sheet with its translation. */
const GAP = 16;

/** Smooth, unless the visitor has asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Scrolls an element out from under a sheet that is fixed to the bottom of the screen. */
export function keepAbove(sheet: Element | null, element: Element | null | undefined): void {
  if (sheet === null || element === null || element === undefined) return;
  if (getComputedStyle(sheet).position !== 'fixed') return;
  const hidden = element.getBoundingClientRect().bottom + GAP - sheet.getBoundingClientRect().top;
  if (hidden > 0) scrollBy({ top: hidden, behavior: scrollBehavior() });
}
