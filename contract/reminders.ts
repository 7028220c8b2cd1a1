import { z } from 'zod';
import { LinkToken } from './account.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { InterfaceLanguage, TimeZone, text } from './fields.ts';
import { REMINDER_CHANNELS } from './reminder-bounds.ts';

/** Days of the week by ISO 8601: Monday is 1. */
const Weekdays = z
  .array(z.int().min(1).max(7))
  .min(1, 'Choose a day')
  .max(7)
  .refine(days => new Set(days).size === days.length, 'Name each day once');

/** When and how; the minute counts from midnight, in the person's time zone. */
const Wish = z.object({
  channel: z.enum(REMINDER_CHANNELS),
  minute: z
    .int()
    .min(0)
    .max(24 * 60 - 1),
  days: Weekdays,
});

/**
 * What a browser says of itself when it takes notifications (`PushSubscription`, RFC 8291): an address, and two keys in base64url. Whether the
 * address is one that may be asked, and encrypted, the server looks at.
 */
const PushDevice = z.object({
  endpoint: text(1000).pipe(z.url({ protocol: /^https?$/, error: 'Is not an address of a push service' })),
  p256dh: z.string().regex(/^[\w-]{87}$/, 'Is not a key'),
  auth: z.string().regex(/^[\w-]{22}$/, 'Is not a key'),
});
export type PushDevice = z.infer<typeof PushDevice>;

const Reminder = Wish.extend({
  is_on: z.boolean(),
  /** How often it comes, by how many in a row brought nobody back. */
  pace: z.enum(['daily', 'weekly', 'silent']),
  /** The browsers that are notified, each by the SHA-256 of its endpoint in base64url. */
  devices: z.array(z.string()),
});
export type Reminder = z.infer<typeof Reminder>;

const Reminders = z.object({
  /** The key that browsers ask for notifications with; null where this server sends none. */
  push_key: z.string().nullable(),
  has_mail: z.boolean(),
  /** Null where the person has never chosen one. */
  reminder: Reminder.nullable(),
  /** How a reminder of today looks. */
  example: z.object({ title: z.string(), body: z.string() }),
});

export const getReminder = endpoint({
  method: 'GET',
  path: '/reminder',
  access: 'user',
  summary: 'How the person is reminded, what this server can remind by, and how a reminder looks',
  query: InterfaceLanguage,
  reply: success(Reminders),
});

export const saveReminder = endpoint({
  method: 'POST',
  path: '/reminder',
  access: 'user',
  summary: 'Has the person reminded; by push, with the browser that is to be notified where it is new',
  body: Wish.extend({
    device: PushDevice.optional(),
    /** The zone of the browser, for people whose profile has none yet. */
    zone: TimeZone.optional(),
  }),
  reply: success(z.object({ reminder: Reminder })),
});

export const renewDevice = endpoint({
  method: 'POST',
  path: '/reminder/device',
  access: 'anyone',
  summary:
    'Notifies a browser at another address of its push service; it asks by itself, and proves to be notified by what it said of itself before',
  body: z.object({
    owner: z.string().regex(/^[0-9a-f-]{36}$/, 'Unknown person'),
    before: PushDevice.pick({ endpoint: true, auth: true }),
    device: PushDevice,
  }),
  reply: success(z.null()),
});

export const endReminder = endpoint({
  method: 'POST',
  path: '/reminder/end',
  access: 'user',
  summary: 'Ends reminders and forgets the browsers; hour and days stay for another time',
  reply: success(z.null()),
});

export const noteReminderOpened = endpoint({
  method: 'POST',
  path: '/reminder/opened',
  access: 'user',
  summary: 'Notes that a reminder was opened, after which they come daily again',
  reply: success(z.null()),
});

export const endReminderByLink = endpoint({
  method: 'POST',
  path: '/reminder/end-by-link',
  access: 'anyone',
  summary: 'Ends reminders by the token of a notification or an e-mail, which does nothing else',
  body: z.object({ token: LinkToken }),
  reply: success(z.null()),
});

export const endReminderAtOnce = endpoint({
  method: 'POST',
  path: '/reminder/end/:token',
  access: 'anyone',
  summary: 'The same for mail programs (RFC 8058), whatever they post',
  params: z.object({ token: LinkToken }),
  reply: success(z.null()),
});
