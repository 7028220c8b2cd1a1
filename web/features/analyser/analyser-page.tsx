import { useEffect, useRef, useState } from 'react';
import { detectLanguage } from '#languages/detect.ts';
import { LANGUAGES, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useCause } from '#web/platform/query-view/cause.ts';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { useSession } from '#web/platform/session/session.ts';
import { createStore } from '#web/platform/storage/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { type ExactAnalysis, useExactAnalysis, useFormAnalysis } from './counting/use-analysis.ts';
import { type CountingWay, CountingWayField, likelyWay } from './counting-way.tsx';
import { ExactResult } from './result/exact-result.tsx';
import { FormsResult } from './result/forms-result.tsx';
import { SourceForm } from './source-form.tsx';

type Counted = { text: string; way: CountingWay };

/** What a guest has counted last, for when they come back logged in; gone with the page. */
const guestText = createStore<Counted | null>(null);

/** Which words a text uses most: English ones exactly as they are written, or those of any language with what one knows of them. */
export function AnalyserPage() {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const exact = useExactAnalysis();
  const forms = useFormAnalysis();
  const other = useFormAnalysis();
  const { status } = useSession();
  const [before] = useState(guestText.get);
  /** Null until one is chosen: the text then decides. */
  const [chosenWay, setChosenWay] = useState<CountingWay | null>(before?.way ?? null);
  const [counted, setCounted] = useState<Counted | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  const result = useRef<HTMLElement>(null);
  const causeOf = useCause();
  usePageTitle(t('nav.analyser'));
  useEffect(() => {
    if ((exact.result !== null || forms.result !== null) && result.current !== null)
      bringIntoView(result.current);
  }, [exact.result, forms.result]);

  const analyse = (text: string, way: CountingWay) => {
    setCounted({ text, way });
    guestText.set(status === 'guest' ? { text, way } : null);
    if (way === 'exact') exact.analyse(text);
    else forms.analyse(text, way);
  };
  /** The button that asks for it goes away; what it brings takes its focus. */
  const countAs = (text: string, language: Language) => {
    result.current?.focus({ preventScroll: true });
    setChosenWay(language);
    analyse(text, language);
  };
  const cancel = () => {
    exact.cancel();
    forms.cancel();
  };
  const way = counted?.way ?? 'exact';
  const { hasFailed, error } = way === 'exact' ? exact : forms;
  const isBusy = exact.isBusy || forms.isBusy;
  const exactly = way === 'exact' ? exact.result : null;
  const shown = way === 'exact' ? null : forms.result;
  const seemsToBe = counted && !isBusy ? detectLanguage(counted.text) : undefined;
  const isOtherLanguage = seemsToBe !== undefined && seemsToBe !== languageOf(way);
  const compared = other.result?.language === shown?.language ? other.result : null;
  return (
    <>
      <PageHeader title={t('nav.analyser')} lead={t('analyser.lead')} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.4fr] lg:gap-8 *:min-w-0">
        <div className="grid gap-6">
          <SourceForm
            first={before?.text}
            language={languageOf(chosenWay ?? way)}
            isBusy={isBusy}
            onAnalyse={text => analyse(text, chosenWay ?? likelyWay(text, learn))}
            onCancel={cancel}
          >
            <CountingWayField way={chosenWay ?? way} onChange={setChosenWay} />
          </SourceForm>
          {shown && !isComparing && (
            <div>
              <Button onClick={() => setIsComparing(true)}>{t('analyser.compare')}</Button>
            </div>
          )}
          {shown && isComparing && (
            <section
              ref={focusField}
              aria-label={t('analyser.otherText')}
              className="border-t border-line pt-4"
            >
              <h2 className="mb-3 font-semibold">{t('analyser.otherText')}</h2>
              <SourceForm
                language={shown.language}
                isBusy={other.isBusy}
                onAnalyse={text => other.analyse(text, shown.language)}
                onCancel={other.cancel}
              />
            </section>
          )}
        </div>
        <section
          ref={result}
          tabIndex={-1}
          aria-label={t('analyser.result')}
          aria-busy={isBusy}
          className="outline-none"
        >
          <p role="status" className="sr-only">
            {exactly && t('analyser.done', numbersOf(exactly))}
            {shown && t('analyser.result')}
          </p>
          {hasFailed && (
            <Notice tone="wrong">{`${t('analyser.failed')} ${way === 'exact' ? '' : causeOf(error)}`}</Notice>
          )}
          {counted && isOtherLanguage && (
            <LanguageHint language={seemsToBe} onCount={() => countAs(counted.text, seemsToBe)} />
          )}
          {exactly && <ExactResult analysis={exactly} />}
          {shown && <FormsResult analysis={shown} other={compared} />}
          {!exactly && !shown && !hasFailed && (
            <p className="rounded-card border border-dashed border-edge px-6 py-16 text-center text-quiet">
              {t('analyser.nothingYet')}
            </p>
          )}
        </section>
      </div>
    </>
  );
}

const languageOf = (way: CountingWay): Language => (way === 'exact' ? 'en' : way);

const numbersOf = ({ frequency: { rows, total } }: ExactAnalysis) => ({ unique: rows.length, total });

/** Where a text is in another language than it was counted in: says so, and counts it in its own with one press. */
function LanguageHint({ language, onCount }: { language: Language; onCount: () => void }) {
  const { t } = useTranslation();
  const name = LANGUAGES.find(({ code }) => code === language)?.name ?? language;
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-3 rounded-card bg-spark-soft px-4 py-3"
    >
      <p className="flex-[1_1_12rem]">{t('analyser.looksLike', { language: name })}</p>
      <Button onClick={onCount}>{t('analyser.countAs', { language: name })}</Button>
    </div>
  );
}

/** The button that opened it has gone. */
const focusField = (section: HTMLElement | null) => section?.querySelector('textarea')?.focus();

/** On a phone the result is below the form; where its beginning is in view already, nothing moves. */
function bringIntoView(result: HTMLElement): void {
  if (result.getBoundingClientRect().top > window.innerHeight / 2) result.scrollIntoView();
}
