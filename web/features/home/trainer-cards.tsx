import { pathTo } from '#contract/pages.ts';
import { TEST_TYPES } from '#contract/test-types.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { TrainerPicture } from './trainer-picture.tsx';

/** The trainer menu: three trainers and the texts, each with a small picture of itself in the languages in force. */
export function TrainerCards() {
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
    <section aria-labelledby="home-trainers">
      <h2 id="home-trainers" className="head mb-4 text-[1.375rem] sm:text-2xl">
        {t('home.train')}
      </h2>
      <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ kind, to, title }) => (
          <li key={kind} className="grid">
            <Link
              to={to}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] content-start items-center gap-4 rounded-card border border-line bg-card p-3.5 transition-colors duration-150 hover:border-accent sm:grid-cols-1 sm:gap-3"
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
    </section>
  );
}
