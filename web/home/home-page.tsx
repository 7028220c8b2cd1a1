import { useSession } from '../account/session.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { useWholeTitle } from '../ui/use-page-title.ts';
import { FeatureBlocks } from './feature-blocks.tsx';
import { GuestHome } from './guest-home.tsx';
import { LearnerHome } from './learner-home.tsx';
import { Reasons } from './reasons.tsx';
import { TrainerCards } from './trainer-cards.tsx';

/** What this is for whoever is new, what waits today for whoever learns; then the ways to go on. */
export function HomePage() {
  const { t } = useTranslation();
  const { status } = useSession();
  useWholeTitle(t('layout.tagline'));
  return (
    <div className="flex flex-col gap-12 has-data-loading:[&>section]:invisible sm:gap-16">
      {status === 'guest' ? <GuestHome /> : <LearnerHome />}
      <TrainerCards />
      {status === 'guest' && <Reasons />}
      <FeatureBlocks />
    </div>
  );
}
