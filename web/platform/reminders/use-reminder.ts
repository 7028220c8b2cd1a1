import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Call } from '#contract/endpoint.ts';
import { USUAL_REMINDER_MINUTE } from '#contract/reminder-bounds.ts';
import type { endReminder, getReminder, Reminder, saveReminder } from '#contract/reminders.ts';
import { call } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { noteDevice } from '#web/platform/storage/notified-device.ts';
import { unsubscribeHere } from '#web/platform/storage/push-subscription.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { deviceHere, type PushState, pushStateHere, subscribeHere } from './push-here.ts';

export type Wish = Pick<Reminder, 'channel' | 'minute' | 'days'>;

export const USUAL_WISH = { minute: USUAL_REMINDER_MINUTE, days: [1, 2, 3, 4, 5, 6, 7] };

/** How the person is reminded. */
export function useReminder(isOn = true) {
  const { lang } = useLanguages();
  return usePersonal<typeof getReminder>('/reminder', { query: { lang } }, isOn);
}

/**
 * Changes how the person is reminded. `state` says what this browser can do, and `device` by what the server names it; both are looked at anew
 * after each change, since the user answers the browser's question meanwhile.
 */
export function useReminderChanges(pushKey: string | null) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const [state, setState] = useState<PushState>();
  const [device, setDevice] = useState<string>();
  const look = () => {
    setState(pushStateHere());
    void deviceHere().then(setDevice);
  };
  useEffect(look, []);
  const onSettled = async () => {
    look();
    await refresh<typeof getReminder>(queries, '/reminder');
  };
  const onError = (error: unknown) => showFailure(t('reminder.saveFailed'), error);
  const saving = useMutation({
    /** `isHere` asks for this browser too; false where its user declines. */
    mutationFn: async ({ isHere, ...wish }: Wish & { isHere: boolean }) => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const body: Call<typeof saveReminder>['body'] = { ...wish, zone };
      const owner = tokenOwner();
      if (isHere && pushKey !== null) {
        const taken = await subscribeHere(pushKey);
        if (taken === undefined) return false;
        body.device = taken;
      }
      await call<typeof saveReminder>('POST', '/reminder', { body });
      if (body.device !== undefined && pushKey !== null && owner !== undefined) {
        const { endpoint, auth } = body.device;
        await noteDevice({ owner, serverKey: pushKey, endpoint, auth });
      }
      if (wish.channel === 'email') await unsubscribeHere();
      return true;
    },
    onSettled,
    onError,
  });
  const ending = useMutation({
    mutationFn: async () => {
      await call<typeof endReminder>('POST', '/reminder/end', {});
      await unsubscribeHere();
    },
    onSettled,
    onError,
  });
  return { state, device, saving, ending };
}
