import type { Profile } from '#contract/account.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { PageSkeleton } from '#web/platform/query-view/page-skeleton.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { NotAuthorized } from '#web/platform/session/not-authorized.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { AccountSections } from './account-sections.tsx';
import { LogoutButton } from './logout-button.tsx';
import { ProfileForm } from './profile-form.tsx';
import { WelcomePanel } from './welcome-panel.tsx';

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
      <WelcomePanel user={user} />
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
