import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { Result } from './result/result.tsx';
import { SourceForm } from './source/source-form.tsx';
import { useAnalysis } from './use-analysis.ts';

export function AnalyserPage() {
  const { t } = useTranslation();
  const { isBusy, hasFailed, frequency, text, analyse, cancel } = useAnalysis();
  const result = useRef<HTMLElement>(null);
  usePageTitle(t('nav.analyser'));
  useEffect(() => {
    if (frequency !== null && result.current !== null) bringIntoView(result.current);
  }, [frequency]);
  return (
    <>
      <PageHeader title={t('nav.analyser')} lead={t('analyser.lead')} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.4fr] lg:gap-8 *:min-w-0">
        <SourceForm isBusy={isBusy} onAnalyse={analyse} onCancel={cancel} />
        <section ref={result} aria-label={t('analyser.result')} aria-busy={isBusy}>
          <p role="status" className="sr-only">
            {frequency && t('analyser.done', { unique: frequency.rows.length, total: frequency.total })}
          </p>
          {hasFailed && <Notice tone="wrong">{t('analyser.failed')}</Notice>}
          {frequency && <Result frequency={frequency} text={text} />}
          {!frequency && !hasFailed && (
            <p className="rounded-card border border-dashed border-edge px-6 py-16 text-center text-quiet">
              {t('analyser.nothingYet')}
            </p>
          )}
        </section>
      </div>
    </>
  );
}

/** On a phone the result stands below the form; where its beginning is in view already, nothing moves. */
function bringIntoView(result: HTMLElement): void {
  if (result.getBoundingClientRect().top > window.innerHeight / 2) result.scrollIntoView();
}
