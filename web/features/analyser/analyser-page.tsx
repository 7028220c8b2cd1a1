import { useEffect, useRef, useState } from 'react';
import { detectLanguage } from '#languages/detect.ts';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useCause } from '#web/platform/query-view/cause.ts';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FormsResult } from './base-forms/forms-result.tsx';
import { useFormAnalysis } from './base-forms/use-form-analysis.ts';
import { guestText } from './guest-text.ts';
import { LanguageHint } from './language-hint.tsx';
import { Result } from './result/result.tsx';
import { type CountingWay, CountingWayField } from './source/counting-way.tsx';
import { SourceForm } from './source/source-form.tsx';
import { useAnalysis } from './use-analysis.ts';

/** Which words a text uses most: English ones exactly as they stand, or those of any language with what one knows of them. */
export function AnalyserPage() {
  const { t } = useTranslation();
  const exact = useAnalysis();
  const forms = useFormAnalysis();
  const other = useFormAnalysis();
  const { status } = useSession();
  const [kept] = useState(guestText.get);
  const [way, setWay] = useState<CountingWay>(kept?.way ?? 'exact');
  const [counted, setCounted] = useState<{ text: string; way: CountingWay } | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  const result = useRef<HTMLElement>(null);
  const causeOf = useCause();
  usePageTitle(t('nav.analyser'));
  const { frequency, text } = exact;
  useEffect(() => {
    if ((frequency !== null || forms.result !== null) && result.current !== null)
      bringIntoView(result.current);
  }, [frequency, forms.result]);

  const analyse = (wanted: string, by: CountingWay) => {
    setCounted({ text: wanted, way: by });
    setWay(by);
    guestText.set(status === 'guest' ? { text: wanted, way: by } : null);
    if (by === 'exact') exact.analyse(wanted);
    else forms.analyse(wanted, by);
  };
  /** The button that asks for it goes away; what it brings takes its focus. */
  const countAs = (wanted: string, language: Language) => {
    result.current?.focus({ preventScroll: true });
    analyse(wanted, language);
  };
  const cancel = () => {
    exact.cancel();
    forms.cancel();
  };
  const isExact = (counted?.way ?? 'exact') === 'exact';
  const shown = isExact ? undefined : forms.result;
  const isBusy = exact.isBusy || forms.isBusy;
  const seemsToBe = counted && !isBusy ? detectLanguage(counted.text) : undefined;
  const isOtherLanguage =
    seemsToBe !== undefined && seemsToBe !== (counted?.way === 'exact' ? 'en' : counted?.way);
  const hasFailed = isExact ? exact.hasFailed : forms.hasFailed;
  const compared = other.result?.language === shown?.language ? other.result : null;
  return (
    <>
      <PageHeader title={t('nav.analyser')} lead={t('analyser.lead')} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.4fr] lg:gap-8 *:min-w-0">
        <div className="grid gap-6">
          <SourceForm
            first={kept?.text}
            isBusy={isBusy}
            onAnalyse={wanted => analyse(wanted, way)}
            onCancel={cancel}
          >
            <CountingWayField way={way} onChange={setWay} />
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
                isBusy={other.isBusy}
                onAnalyse={wanted => other.analyse(wanted, shown.language)}
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
            {isExact &&
              frequency &&
              t('analyser.done', { unique: frequency.rows.length, total: frequency.total })}
            {shown && t('analyser.result')}
          </p>
          {hasFailed && (
            <Notice tone="wrong">{`${t('analyser.failed')} ${isExact ? '' : causeOf(forms.error)}`}</Notice>
          )}
          {counted && seemsToBe && isOtherLanguage && (
            <LanguageHint language={seemsToBe} onCount={() => countAs(counted.text, seemsToBe)} />
          )}
          {isExact && frequency && <Result frequency={frequency} text={text} />}
          {shown && <FormsResult analysis={shown} other={compared} />}
          {!(isExact && frequency) && !shown && !hasFailed && (
            <p className="rounded-card border border-dashed border-edge px-6 py-16 text-center text-quiet">
              {t('analyser.nothingYet')}
            </p>
          )}
        </section>
      </div>
    </>
  );
}

/** The button that opened it has gone. */
const focusField = (section: HTMLElement | null) => section?.querySelector('textarea')?.focus();

/** On a phone the result stands below the form; where its beginning is in view already, nothing moves. */
function bringIntoView(result: HTMLElement): void {
  if (result.getBoundingClientRect().top > window.innerHeight / 2) result.scrollIntoView();
}
