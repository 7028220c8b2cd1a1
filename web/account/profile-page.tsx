import type { Profile } from '#contract/account.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { SectionCard } from '../ui/section-card.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { AccountSections } from './account-sections.tsx';
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
    <div className="mx-auto flex max-w-form flex-col gap-5">
      <PageHeader
        picture={<Initial name={user.name} />}
        title={t('account.profile')}
        lead={t('account.profileLead')}
      />
      <ProfileForm key={user.id} user={user} />
      <SectionCard title={t('profile.account')}>
        <div>
          <LogoutButton />
        </div>
      </SectionCard>
      <AccountSections />
    </div>
  );
}

/** Stands for the person as in the header; the name is in the form. */
function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="head grid size-16 shrink-0 place-items-center rounded-chip bg-deep text-2xl text-on-deep forced-colors:border"
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  );
}
