import { useSession } from '../account/session.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { FeatureBlocks } from './feature-blocks.tsx';
import { GuestHome } from './guest-home.tsx';
import { LearnerHome } from './learner-home.tsx';
import { Reasons } from './reasons.tsx';
import { TrainerCards } from './trainer-cards.tsx';

/** What this is for whoever is new, what waits today for whoever learns; then the ways to go on. */
export function HomePage() {
  const { status } = useSession();
  usePageTitle('');
  return (
    <div className="flex flex-col gap-12 sm:gap-16">
      {status === 'guest' ? <GuestHome /> : <LearnerHome />}
      <TrainerCards />
      {status === 'guest' && <Reasons />}
      <FeatureBlocks />
    </div>
  );
}
