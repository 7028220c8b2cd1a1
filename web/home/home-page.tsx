import { useTranslation } from 'react-i18next';
import { useSession } from '../account/session.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { FeatureBlocks } from './feature-blocks.tsx';
import { Today } from './today.tsx';
import { TrainerCards } from './trainer-cards.tsx';
import { WordCard } from './word-card.tsx';

/** Who you are, what you learn, one live word, what waits today, then the ways to go on. */
export function HomePage() {
  const { t } = useTranslation();
  const { status } = useSession();
  usePageTitle('');
  return (
    <div className="flex flex-col gap-12">
      <section className="grid items-center gap-8 md:grid-cols-2">
        <div>
          <h1 tabIndex={-1} className="head text-3xl sm:text-4xl">
            {t('home.title')}
          </h1>
          <p className="mt-4 max-w-prose text-lg text-quiet">{t('home.lead')}</p>
        </div>
        <WordCard />
      </section>
      {status === 'user' && <Today />}
      <TrainerCards />
      <FeatureBlocks />
    </div>
  );
}
