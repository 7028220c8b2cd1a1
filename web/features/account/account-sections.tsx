import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { exportAccount } from '#contract/account-data.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { call } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { StoredOnDevice } from '#web/platform/offline/downloads/stored-on-device.tsx';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ChangePassword } from './change-password.tsx';
import { ConnectedPrograms } from './connected-programs.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ReminderSettings } from './reminder-settings.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** What an owner can do with an account, below the profile. */
export function AccountSections() {
  const { t } = useTranslation();
  return (
    <>
      <AccountSection title={t('reminder.title')} lead={t('reminder.lead')}>
        {() => <ReminderSettings />}
      </AccountSection>
      <AccountSection title={t('account.password')} lead={t('owner.passwordLead')}>
        {close => <ChangePassword onDone={close} />}
      </AccountSection>
      <AccountSection title={t('owner.factor')} lead={t('owner.factorLead')}>
        {() => <SecondFactor />}
      </AccountSection>
      <AccountSection title={t('owner.sessions')} lead={t('owner.sessionsLead')}>
        {() => <SessionList />}
      </AccountSection>
      <AccountSection title={t('programs.title')} lead={t('programs.lead')}>
        {() => <ConnectedPrograms />}
      </AccountSection>
      <AccountSection title={t('offline.title')} lead={t('offline.lead')}>
        {() => <StoredOnDevice />}
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

type AccountSectionProps = {
  title: string;
  lead: string;
  /** Rendered once the section is opened: what is seldom needed is neither seen nor asked for. */
  children: (close: () => void) => ReactNode;
};

/** A card below the profile that opens at a press. */
function AccountSection({ title, lead, children }: AccountSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useId();
  return (
    <section className="min-w-0 rounded-card border border-line bg-card">
      <h2 className="head">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? content : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-3 rounded-card px-5 py-3 text-start text-lg hover:text-accent"
        >
          <span className="min-w-0 hyphens-auto">{title}</span>
          <Icon name="chevron" className={isOpen ? 'rotate-180' : ''} />
        </button>
      </h2>
      {isOpen && (
        <div id={content} className="flex flex-col gap-5 px-5 pb-5">
          <p className="text-quiet">{lead}</p>
          {children(() => setIsOpen(false))}
        </div>
      )}
    </section>
  );
}

function ExportButton() {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const exporting = useMutation({
    mutationFn: () => call<typeof exportAccount>('GET', '/profile/export', {}),
    onSuccess: data => {
      const name = `slova-${data.exported_at.slice(0, 10)}.json`;
      saveFile(name, 'application/json', JSON.stringify(data, null, 1));
    },
    onError: error => showFailure(t('owner.exportFailed'), error),
  });
  return (
    <Button icon="download" isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
      {t('owner.export')}
    </Button>
  );
}
