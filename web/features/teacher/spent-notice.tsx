import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';

/** The answers of the day are used up: when there are new ones, and what can be done until then. */
export function SpentNotice({ all }: { all: number }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  return (
    <section
      role="status"
      className="mt-6 grid justify-items-start gap-3 rounded-card border border-line bg-card p-5"
    >
      <h2 className="head text-xl">{t('teacher.spent')}</h2>
      <p className="text-quiet">{t('teacher.spentText', { all })}</p>
      <ButtonLink look="main" to={pathTo('learn', {}, { lang, learn })}>
        {t('dictionary.train')}
      </ButtonLink>
    </section>
  );
}
