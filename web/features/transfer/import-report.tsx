import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useCause } from '#web/platform/query-view/cause.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ImportResult } from './import-words.ts';

/** A longer list would not be read. */
const MOST_SHOWN = 200;

type ImportReportProps = {
  result: ImportResult;
  /** Goes on with an import that has stopped. */
  onGoOn: () => void;
  onRestart: () => void;
};

/** What became of the rows of a file. */
export function ImportReport({ result, onGoOn, onRestart }: ImportReportProps) {
  const { t } = useTranslation();
  const causeOf = useCause();
  const { format } = new Intl.NumberFormat(useLanguages().lang);
  const { addedWords, madeCards, known, reviews, skipped, withoutSentences, stopped } = result;
  return (
    <div className="flex flex-col gap-4">
      {stopped !== undefined && (
        <Notice tone="wrong" action={{ label: t('common.retry'), onAct: onGoOn }}>
          <p>{t('transfer.stopped')}</p>
          <p className="text-sm text-quiet">{causeOf(stopped.failure)}</p>
        </Notice>
      )}
      <ul role="status" className="flex flex-col gap-1">
        <li>{t('transfer.addedWords', { number: format(addedWords) })}</li>
        <li>{t('transfer.madeCards', { number: format(madeCards) })}</li>
        <li>{t('transfer.known', { number: format(known) })}</li>
        {reviews > 0 && <li>{t('transfer.reviews', { number: format(reviews) })}</li>}
        <li>{t('transfer.skipped', { number: format(skipped.length) })}</li>
        {withoutSentences > 0 && (
          <li>{t('transfer.withoutSentences', { number: format(withoutSentences) })}</li>
        )}
      </ul>
      {skipped.length > 0 && (
        <ul className="max-h-72 overflow-y-auto rounded-card border border-line p-3 text-sm">
          {skipped.slice(0, MOST_SHOWN).map(({ place, text, reason }) => (
            <li key={`${place} ${reason}`}>
              {format(place)}. <bdi className="font-medium">{text}</bdi> – {t(`transfer.reason.${reason}`)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="main" to={pathTo('myDictionary')}>
          {t('nav.myDictionary')}
        </ButtonLink>
        <ButtonLink to={pathTo('myCards')}>{t('cards.title')}</ButtonLink>
        <Button onClick={onRestart}>{t('transfer.choose')}</Button>
      </div>
    </div>
  );
}
