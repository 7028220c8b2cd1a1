import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { MachineNote } from '#web/vocabulary/teacher/machine-note.tsx';

/** Before anything is sent it says what is sent, and to whom. */
export function FirstVisit({ host, onStart }: { host: string; onStart: () => void }) {
  const { t } = useTranslation();
  return (
    <MessageCard drawing="person" title={t('teacher.welcome')} text={t('teacher.whereTo', { host })}>
      <Button look="go" onClick={onStart}>
        {t('teacher.start')}
      </Button>
      <div className="mt-2 flex w-full justify-center">
        <MachineNote>{t('teacher.answersByMachine')}</MachineNote>
      </div>
    </MessageCard>
  );
}
