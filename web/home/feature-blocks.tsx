import { useTranslation } from 'react-i18next';
import { pathTo } from '#contract/pages.ts';
import { useLanguages } from '../i18n/languages.ts';
import { ButtonLink } from '../ui/button.tsx';

const FEATURES = ['categories', 'posts', 'exercises', 'texts', 'analyser'] as const;

/** What there is besides, each block with its way in. */
export function FeatureBlocks() {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  return (
    <section aria-labelledby="home-features">
      <h2 id="home-features" className="mb-4 head text-xl sm:text-2xl">
        {t('home.features')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {FEATURES.map(feature => (
          <li key={feature} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
            <div className="min-w-0 flex-1 basis-72">
              <h3 className="head text-lg">{t(`home.feature.${feature}.title`)}</h3>
              <p className="text-quiet">{t(`home.feature.${feature}.text`)}</p>
            </div>
            <ButtonLink
              to={pathTo(feature, {}, { lang })}
              aria-label={t('home.goTo', { place: t(`home.feature.${feature}.title`) })}
            >
              {t('home.go')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
