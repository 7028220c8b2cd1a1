import { useEffect, useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { timeOfDay } from '#web/platform/reminders/time-of-day.ts';
import { USUAL_WISH, useReminder, useReminderChanges } from '#web/platform/reminders/use-reminder.ts';
import { Button } from '#web/ui/button.tsx';
import { mayOfferReminder, noteReminderOffered } from './reminder-offer.ts';

/** After the third finished round, once: whether to be reminded tomorrow. The browser's own question comes only after ours. */
export function RemindMe() {
  const [isOffered, setIsOffered] = useState(mayOfferReminder);
  const query = useReminder(isOffered);
  const reminders = query.data?.data;
  if (!isOffered || reminders === undefined || reminders.reminder !== null) return null;
  const { push_key: pushKey, has_mail: hasMail } = reminders;
  if (pushKey === null && !hasMail) return null;
  return <Offer pushKey={pushKey} hasMail={hasMail} onDecline={() => setIsOffered(false)} />;
}

type OfferProps = { pushKey: string | null; hasMail: boolean; onDecline: () => void };

function Offer({ pushKey, hasMail, onDecline }: OfferProps) {
  const { t, i18n } = useTranslation();
  const { state, saving } = useReminderChanges(pushKey);
  const canPush = pushKey !== null && state === 'ready';
  const isShown = state !== undefined && (canPush || hasMail);
  useEffect(() => {
    if (isShown) noteReminderOffered();
  }, [isShown]);
  if (!isShown) return null;
  const channel = canPush ? 'push' : 'email';
  return (
    <section
      aria-labelledby="remind-me"
      className="mt-3.5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-card px-5 py-4.5"
    >
      <div className="min-w-0 flex-1 basis-57">
        <h2 id="remind-me" className="font-semibold">
          {t('reminder.offer', { time: timeOfDay(USUAL_WISH.minute, i18n.language) })}
        </h2>
        <p className="text-sm text-quiet">{t(canPush ? 'reminder.offerText' : 'reminder.offerEmail')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          look="main"
          isBusy={saving.isPending}
          onClick={() => saving.mutate({ ...USUAL_WISH, channel, isHere: canPush })}
        >
          {t('reminder.on')}
        </Button>
        <Button onClick={onDecline}>{t('reminder.no')}</Button>
      </div>
    </section>
  );
}
