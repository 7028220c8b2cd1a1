import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { KeptOnDevice } from '#web/platform/offline/downloads/kept-on-device.tsx';
import { AccountSection } from './account-section.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportButton } from './export-button.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** What an owner can do with an account, below the profile. */
export function AccountSections() {
  const { t } = useTranslation();
  return (
    <>
      <AccountSection title={t('account.password')} lead={t('owner.passwordLead')}>
        {close => <ChangePassword onDone={close} />}
      </AccountSection>
      <AccountSection title={t('owner.factor')} lead={t('owner.factorLead')}>
        {() => <SecondFactor />}
      </AccountSection>
      <AccountSection title={t('owner.sessions')} lead={t('owner.sessionsLead')}>
        {() => <SessionList />}
      </AccountSection>
      <AccountSection title={t('offline.title')} lead={t('offline.lead')}>
        {() => <KeptOnDevice />}
      </AccountSection>
      <AccountSection title={t('owner.data')} lead={t('owner.exportLead')}>
        {() => <ExportButton />}
      </AccountSection>
      <AccountSection title={t('owner.delete')} lead={t('owner.deleteLead')}>
        {() => <DeleteAccount />}
      </AccountSection>
    </>
  );
}
