import { type ReactNode, useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { getReminder } from '#contract/reminders.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import {
  USUAL_WISH,
  useReminder,
  useReminderChanges,
  type Wish,
} from '#web/platform/reminders/use-reminder.ts';
import { useSession } from '#web/platform/session/session.ts';
import { Chip } from '#web/ui/chip.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { CalendarEntry, PushProblem } from './reminder-states.tsx';

type Reminders = Reply<typeof getReminder>['data'];

/** Whether, how and when the person is reminded. Each change holds at once. */
export function ReminderSettings() {
  const { t } = useTranslation();
  const query = useReminder();
  return (
    <QueryView query={query} failure={t('reminder.failed')} loading={<Skeleton rows={4} className="h-14" />}>
      {({ data }) =>
        data.push_key === null && !data.has_mail ? <CalendarEntry /> : <Settings reminders={data} />
      }
    </QueryView>
  );
}

function Settings({ reminders }: { reminders: Reminders }) {
  const { t } = useTranslation();
  const { push_key: pushKey, has_mail: hasMail, reminder, example } = reminders;
  const { state, device, saving, ending } = useReminderChanges(pushKey);
  const canPush = pushKey !== null && state === 'ready';
  const isOn = reminder?.is_on === true;
  const isHere = device !== undefined && reminder?.devices.includes(device) === true;
  const proposed = pushKey !== null && (state === 'ready' || !hasMail) ? 'push' : 'email';
  const wish: Wish = reminder ?? { ...USUAL_WISH, channel: proposed };
  const channel = isOn || (reminder?.channel === 'email' && hasMail) ? wish.channel : proposed;
  const save = (change: Partial<Wish> = {}) => {
    const { minute, days } = wish;
    const next = { channel, minute, days, ...change };
    // The browser's own question comes with a press on what is of this device.
    const asksHere = next.channel === 'push' && canPush && !isHere && (!isOn || 'channel' in change);
    saving.mutate({ ...next, isHere: asksHere });
  };
  const isByEmail = isOn && wish.channel === 'email';
  const isHindered = pushKey !== null && state !== undefined && !canPush && !isByEmail;
  const onEmail = () => save({ channel: 'email' });
  if (isHindered && !isOn)
    return <PushProblem state={state} onEmail={hasMail ? onEmail : undefined} isBusy={saving.isPending} />;
  return (
    <>
      <Switch
        label={t('reminder.on')}
        hint={t('reminder.onHint')}
        isOn={isOn}
        onChange={wanted => (wanted ? save() : ending.mutate())}
      />
      {isOn && (
        <>
          <Pace pace={reminder.pace} onAgain={() => save()} />
          {wish.channel === 'push' && state !== undefined && !isHere && canPush && (
            <Notice
              tone="info"
              action={{ label: t('reminder.hereToo'), onAct: () => save({ channel: 'push' }) }}
            >
              {t('reminder.otherDevice')}
            </Notice>
          )}
          {isHindered && (
            <PushProblem state={state} onEmail={hasMail ? onEmail : undefined} isBusy={saving.isPending} />
          )}
          <div className="flex flex-col items-start gap-2">
            <p className="font-semibold">{t('reminder.how')}</p>
            <Segment
              legend={t('reminder.how')}
              options={[
                {
                  value: 'push' as const,
                  label: <Sign icon="bell">{t('reminder.device')}</Sign>,
                  isDisabled: !canPush,
                },
                {
                  value: 'email' as const,
                  label: <Sign icon="mail">{t('reminder.email')}</Sign>,
                  isDisabled: !hasMail,
                },
              ]}
              value={wish.channel}
              onChange={next => save({ channel: next })}
            />
          </div>
          <When key={`${wish.minute} ${wish.days}`} wish={wish} onChange={save} />
        </>
      )}
      <Example {...example} />
    </>
  );
}

function Sign({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      {children}
    </>
  );
}

/** That reminders have become rare, or have ended, because they brought nobody back. */
function Pace({ pace, onAgain }: { pace: 'daily' | 'weekly' | 'silent'; onAgain: () => void }) {
  const { t } = useTranslation();
  if (pace === 'daily') return null;
  return (
    <Notice tone="info" action={{ label: t('reminder.again'), onAct: onAgain }}>
      {t(pace === 'weekly' ? 'reminder.weekly' : 'reminder.silent')}
    </Notice>
  );
}

/** 1970-01-05 was a Monday. */
const MONDAY = 4;

/** The hour and the days. */
function When({ wish, onChange }: { wish: Wish; onChange: (change: Partial<Wish>) => void }) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const { user } = useSession();
  const [time, setTime] = useState(written(wish.minute));
  const { days } = wish;
  const keep = () => {
    const minute = minuteOf(time);
    if (minute === undefined) setTime(written(wish.minute));
    else if (minute !== wish.minute) onChange({ minute });
  };
  const toggle = (day: number) => {
    const chosen = days.includes(day) ? days.filter(other => other !== day) : [...days, day].sort();
    // Without a day there would be none: that is what the switch is for.
    if (chosen.length > 0) onChange({ days: chosen });
  };
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="w-40 max-w-full">
        <TextField
          type="time"
          label={t('reminder.at')}
          hint={user?.zone && <bdi>{user.zone.replaceAll('_', ' ')}</bdi>}
          value={time}
          onChange={event => setTime(event.target.value)}
          onBlur={keep}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{t('reminder.days')}</legend>
        <div className="flex flex-wrap gap-2">
          {USUAL_WISH.days.map(day => (
            <Chip
              key={day}
              isPressed={days.includes(day)}
              aria-label={weekday(MONDAY + day - 1, 'long')}
              onClick={() => toggle(day)}
              className="px-2"
            >
              {weekday(MONDAY + day - 1, 'brief')}
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function Example({ title, body }: Reminders['example']) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm text-quiet">{t('reminder.example')}</p>
      <div className="flex max-w-md items-start gap-3 rounded-field bg-well p-3.5">
        <Icon name="bell" className="mt-0.5 text-accent" />
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-quiet">{body}</p>
        </div>
      </div>
    </div>
  );
}

/** `19:05` for 1145, as fields for a time have it. */
function written(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
