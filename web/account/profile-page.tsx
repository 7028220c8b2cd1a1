import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account.ts';
import { LogoutButton } from '../layout/logout-button.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { NotAuthorized } from '../ui/not-authorized.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { FormCard } from './form-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useSession } from './session.ts';

export function ProfilePage() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  usePageTitle(t('account.profile'));
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'guest')
    return <NotAuthorized title={t('account.notAuthorized')} text={t('account.loginToView')} />;
  return <Profile user={user} />;
}

function Profile({ user }: { user: User }) {
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
