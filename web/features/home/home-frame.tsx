import type { ReactNode } from 'react';
import { pathTo } from '#contract/pages.ts';
import { FIRST_SCREEN_END_ID } from '#contract/rendering.ts';
import { TEST_TYPES } from '#contract/test-types.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { useWholeTitle } from '#web/platform/router/use-page-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { HomeSection } from './home-section.tsx';
import { TrainerPicture } from './trainer-picture.tsx';

/** What both homes have in common: their own top, then the ways to go on. */
export function HomeFrame({ top, children }: { top: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation();
  useWholeTitle(t('layout.tagline'));
  return (
    <div className="flex flex-col gap-12 has-data-loading:[&>section]:invisible sm:gap-16 rest-laid-out-later">
      {top}
      <span id={FIRST_SCREEN_END_ID} hidden />
      <TrainerCards />
      {children}
      <FeatureBlocks />
    </div>
  );
}

const FEATURES = ['categories', 'posts', 'exercises', 'texts', 'analyser'] as const;
/** Their pages say that they are coming; so does the way there. */
const COMING: ReadonlySet<(typeof FEATURES)[number]> = new Set(['posts', 'exercises']);

/** What there is besides, as a table of contents, each entry with its way in. */
function FeatureBlocks() {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  return (
    <HomeSection id="home-features" title={t('home.features')}>
      <ul className="@container border-t border-line lg:grid lg:grid-cols-2 lg:gap-x-12">
        {FEATURES.map(feature => (
          <li
            key={feature}
            className="flex items-center justify-between gap-4 border-b border-line py-3.5 @max-[15rem]:flex-wrap"
          >
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-2.5">
                <h3 className="font-semibold">{t(`home.feature.${feature}.title`)}</h3>
                {COMING.has(feature) && <Tag>{t('home.soon')}</Tag>}
              </div>
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
    </HomeSection>
  );
}

/** The trainer menu: three trainers and the texts, each with a small picture of itself in the languages in force. */
function TrainerCards() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const trainers = TEST_TYPES.map(testType => ({
    kind: testType,
    to: pathTo('selectSource', {}, { lang, learn, testType }),
    title: t(`trainers.${testType}`),
  }));
  const cards = [
    ...trainers,
    { kind: 'texts' as const, to: pathTo('texts', {}, { lang }), title: t('nav.texts') },
  ];
  return (
    <HomeSection id="home-trainers" title={t('home.train')}>
      <ul className="@container grid gap-3.5 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ kind, to, title }) => (
          <li key={kind} className="grid">
            <Link
              to={to}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] @max-[15rem]:grid-cols-1 content-start items-center gap-4 rounded-card border border-line bg-card p-3.5 transition-colors duration-150 hover:border-accent sm:grid-cols-1 sm:gap-3"
            >
              <TrainerPicture kind={kind} />
              <span>
                <span className="block font-semibold text-balance">{title}</span>{' '}
                <span className="phrases block text-sm text-quiet">{t(`home.${kind}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
