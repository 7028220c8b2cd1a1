import { saveFile } from '#web/platform/files/save-file.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import type { PushState } from '#web/platform/reminders/push-here.ts';
import { timeOfDay } from '#web/platform/reminders/time-of-day.ts';
import { USUAL_WISH } from '#web/platform/reminders/use-reminder.ts';
import { Button } from '#web/ui/button.tsx';
import { calendarEntry } from './calendar-entry.ts';

type PushProblemProps = {
  state: PushState;
  /** Missing where no e-mails are sent. */
  onEmail: (() => void) | undefined;
  isBusy: boolean;
};

const TITLES = {
  blocked: 'reminder.blocked',
  insecure: 'reminder.insecure',
  homeScreen: 'reminder.homeScreen',
  unsupported: 'reminder.unsupported',
} as const;
const TEXTS = {
  blocked: 'reminder.blockedText',
  insecure: 'reminder.insecureText',
  homeScreen: 'reminder.homeScreenText',
  unsupported: 'reminder.unsupportedText',
} as const;

/** Why this browser shows no notifications, and the one useful next step. */
export function PushProblem({ state, onEmail, isBusy }: PushProblemProps) {
  const { t } = useTranslation();
  if (state === 'ready') return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">{t(TITLES[state])}</p>
      <p className="text-sm text-quiet">{t(TEXTS[state])}</p>
      {onEmail && (
        <Button icon="mail" isBusy={isBusy} onClick={onEmail}>
          {t('reminder.byEmail')}
        </Button>
      )}
    </div>
  );
}

/** Where the server reminds nobody, a calendar does. */
export function CalendarEntry() {
  const { t, i18n } = useTranslation();
  const { minute } = USUAL_WISH;
  const save = () => {
    const title = `Slova: ${t('reminder.calendarTitle')}`;
    saveFile('slova.ics', 'text/calendar', calendarEntry({ title, minute, from: new Date() }));
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">{t('reminder.notSetUp')}</p>
      <p className="text-sm text-quiet">
        {t('reminder.notSetUpText', { time: timeOfDay(minute, i18n.language) })}
      </p>
      <Button icon="download" onClick={save}>
        {t('reminder.calendar')}
      </Button>
    </div>
  );
}
