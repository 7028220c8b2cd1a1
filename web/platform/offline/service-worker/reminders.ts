import type { ReminderNotification } from '#contract/reminder-bounds.ts';

/** One takes the place of the one before. */
const TAG = 'reminder';
const END = 'end';
const ICON = '/app/icon-192.png';

/** What is needed of the worker, by types that its tests have too. */
type Shown = Pick<ServiceWorkerRegistration, 'showNotification'>;
type Worker = { registration: Shown; clients: { openWindow(url: string): Promise<unknown> } };

/**
 * Shows a reminder. The browser wants to see one for each message, so one that cannot be read is shown as the name alone.
 */
export function showReminder(registration: Shown, text: string | undefined): Promise<void> {
  const reminder = parseReminder(text);
  if (reminder === undefined) return registration.showNotification('Slova', { tag: TAG, icon: ICON });
  const { title, body, lang, dir, end } = reminder;
  // What buttons there are, the types of browsers leave out.
  const options: NotificationOptions & { actions: object[] } = {
    ...{ body, lang, dir, tag: TAG, icon: ICON, data: reminder },
    actions: [{ action: END, title: end.button }],
  };
  return registration.showNotification(title, options);
}

/** Opens the round that a reminder is of, or ends reminders at a press of its button; where that fails, a page does it. */
export async function answerPress(
  { registration, clients }: Worker,
  { notification, action }: { notification: Pick<Notification, 'data' | 'close'>; action: string },
): Promise<void> {
  notification.close();
  const reminder = notification.data as ReminderNotification | null | undefined;
  if (action !== END || !reminder) return void (await clients.openWindow(reminder?.path ?? '/'));
  const { token, done, path } = reminder.end;
  try {
    await endReminders(token);
    const { lang, dir } = reminder;
    await registration.showNotification('Slova', { ...{ body: done, lang, dir, tag: TAG, icon: ICON } });
  } catch {
    await clients.openWindow(path);
  }
}

async function endReminders(token: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  const response = await fetch('/api/reminder/end-by-link', { method: 'POST', headers, body });
  if (!response.ok) throw new Error(String(response.status));
}

function parseReminder(text: string | undefined): ReminderNotification | undefined {
  try {
    const parsed = JSON.parse(text ?? '') as Partial<ReminderNotification>;
    return typeof parsed.title === 'string' && parsed.end ? (parsed as ReminderNotification) : undefined;
  } catch {
    return undefined;
  }
}
