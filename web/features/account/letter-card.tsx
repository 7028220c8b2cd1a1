import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

/** What somebody who has just registered does next: answer the letter. */
export function LetterCard({ mailbox }: { mailbox: string }) {
  const { t } = useTranslation();
  return (
    <MessageCard
      drawing="done"
      heading="h1"
      title={t('owner.letterTitle')}
      text={t('owner.letterText', { email: mailbox })}
    />
  );
}
