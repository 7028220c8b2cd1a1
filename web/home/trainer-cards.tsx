import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '#contract/pages.ts';
import { TEST_TYPES } from '#contract/test-types.ts';
import { useLanguages } from '../i18n/languages.ts';
import { Picture } from '../ui/picture.tsx';

const PICTURES = { translation_to_word: '🎯', word_to_translation: '🔁', flashcards: '🃏' } as const;

/** The trainer menu: three trainers and the texts. */
export function TrainerCards() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const trainers = TEST_TYPES.map(testType => ({
    to: pathTo('selectSource', {}, { lang, learn, testType }),
    emoji: PICTURES[testType],
    title: t(`trainers.${testType}`),
    text: t(`home.${testType}`),
  }));
  const cards = [
    ...trainers,
    { to: pathTo('texts', {}, { lang }), emoji: '📖', title: t('nav.texts'), text: t('home.texts') },
  ];
  return (
    <section aria-labelledby="home-trainers">
      <h2 id="home-trainers" className="mb-4 head text-xl sm:text-2xl">
        {t('home.train')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ to, emoji, title, text }) => (
          <li key={title}>
            <Link
              to={to}
              className="flex h-full flex-col gap-1 rounded-card border border-line bg-card p-5 transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
            >
              <Picture emoji={emoji} className="size-8" />
              <span className="mt-1 text-lg font-semibold">{title}</span>
              <span className="text-quiet">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
