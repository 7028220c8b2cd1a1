import type { LearningReport } from '#contract/learning.ts';
import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';

type VocabularyProps = Pick<LearningReport, 'vocabulary'>;

/** How many words are known, said to be an estimate. */
export function Vocabulary({ vocabulary }: VocabularyProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  return (
    <section
      aria-labelledby="vocabulary"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-5"
    >
      <div>
        <h2 id="vocabulary" className="head text-lg">
          {t('dashboard.vocabulary')}
        </h2>
        {vocabulary ? (
          <Size {...vocabulary} />
        ) : (
          <p className="mt-1 text-quiet">{t('dashboard.vocabularyEmpty')}</p>
        )}
      </div>
      <ButtonLink to={pathTo('placement', {}, { lang, learn })}>
        {t(vocabulary ? 'placement.again' : 'marks.check')}
      </ButtonLink>
    </section>
  );
}

function Size({ size, low, high, of, day }: NonNullable<VocabularyProps['vocabulary']>) {
  const { t } = useTranslation();
  const { number, date } = useFormats();
  return (
    <>
      <p className="head text-3xl tabular-nums">≈ {number(size)}</p>
      <p className="text-sm text-quiet">
        {t('dashboard.between', { low: number(low), high: number(high), of: number(of), date: date(day) })}
      </p>
    </>
  );
}
