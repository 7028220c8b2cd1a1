import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

const FEATURES = ['categories', 'posts', 'exercises', 'texts', 'analyser'] as const;

/** What there is besides, as a table of contents, each entry with its way in. */
export function FeatureBlocks() {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  return (
    <section aria-labelledby="home-features">
      <h2 id="home-features" className="head mb-4 text-[1.375rem] sm:text-2xl">
        {t('home.features')}
      </h2>
      <ul className="border-t border-line lg:grid lg:grid-cols-2 lg:gap-x-12">
        {FEATURES.map(feature => (
          <li key={feature} className="flex items-center justify-between gap-4 border-b border-line py-3.5">
            <div className="min-w-0">
              <h3 className="font-semibold">{t(`home.feature.${feature}.title`)}</h3>
              <p className="text-sm text-quiet">{t(`home.feature.${feature}.text`)}</p>
            </div>
            <ButtonLink to={pathTo(feature, {}, { lang })} className="relative shrink-0">
              <span aria-hidden="true">{t('home.go')}</span>
              {/* Text of the link itself: search engines read that, and no label. */}
              <span className="sr-only">{t('home.goTo', { place: t(`home.feature.${feature}.title`) })}</span>
              <Icon name="arrow" className="rtl:-scale-x-100" />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
