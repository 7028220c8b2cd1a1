import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/account.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { FormCard } from './form-card.tsx';
import { LogoutButton } from './logout-button.tsx';
import { NotAuthorized } from './not-authorized.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useSession } from './session.ts';

export function ProfilePage() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  usePageTitle(t('account.profile'));
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'guest')
    return <NotAuthorized title={t('account.notAuthorized')} text={t('account.loginToView')} />;
  return <OwnProfile user={user} />;
}

function OwnProfile({ user }: { user: Profile }) {
  const { t } = useTranslation();
  return (
    <FormCard>
      <PageHeader title={t('account.profile')} lead={t('account.profileLead')} />
      <ProfileForm key={user.id} user={user} />
      <div className="mt-6 border-t border-line pt-4">
        <LogoutButton />
      </div>
    </FormCard>
  );
}
