import { REMINDER_CHANNELS, type ReminderChannel } from '#contract/reminder-bounds.ts';
import type { PushDevice } from '#contract/reminders.ts';
import { number, oneOf, orNull, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';

export type StoredReminder = {
  channel: ReminderChannel;
  isOn: boolean;
  minute: number;
  /** Bits, Monday first. */
  days: number;
  nextAt: number | null;
  sentDay: number | null;
  sentAt: number | null;
  unopened: number;
};

type StoredDevice = { hash: string; device: PushDevice };

const select = sqlOne(
  'select-reminder',
  `select channel, is_on, minute, days, next_at, sent_day, sent_at, unopened from reminders where user_id = $1`,
  {
    channel: oneOf(REMINDER_CHANNELS),
    is_on: number,
    minute: number,
    days: number,
    next_at: orNull(number),
    sent_day: orNull(number),
    sent_at: orNull(number),
    unopened: number,
  },
);
// What was sent stays: whoever switches reminders off and on again gets none twice on a day.
const upsert = sql(
  'upsert-reminder',
  `insert into reminders (user_id, channel, is_on, minute, days, next_at, unopened) values ($1, $2, 1, $3, $4, $5, 0)
   on conflict (user_id) do update set channel = excluded.channel, is_on = 1, minute = excluded.minute, days = excluded.days,
     next_at = excluded.next_at, unopened = 0`,
);
const end = sql('end-reminder', 'update reminders set is_on = 0, next_at = null where user_id = $1');
const selectDue = sql(
  'select-due-reminders',
  'select user_id, next_at from reminders where next_at <= $1 order by next_at, user_id limit $2',
  { user_id: text, next_at: number },
);
const selectNext = sqlOne(
  'select-next-reminder',
  'select min(next_at) as next_at from reminders where next_at is not null',
  { next_at: orNull(number) },
);
const move = sql(
  'move-reminder',
  'update reminders set next_at = $3, unopened = $4 where user_id = $1 and next_at = $2 and is_on = 1 returning user_id',
);
const claim = sql(
  'claim-reminder',
  'update reminders set next_at = $3 where user_id = $1 and next_at = $2 and is_on = 1 returning user_id',
);
const noteSent = sql(
  'note-reminder-sent',
  `update reminders set sent_day = $3, sent_at = $4, unopened = $5, next_at = $6
   where user_id = $1 and next_at = $2 and is_on = 1 and (sent_day is null or sent_day < $3) returning user_id`,
);
const takeBack = sql(
  'take-reminder-back',
  `update reminders set sent_day = $3, sent_at = $4, unopened = $5, next_at = $6
   where user_id = $1 and sent_day = $2 and is_on = 1 returning user_id`,
);
const selectDone = sqlOne(
  'select-done-since',
  'select count(*) as days from study_days where user_id = $1 and day >= $2 and answers > 0',
  { days: number },
);
const insertDevice = sql(
  'insert-push-device',
  `insert into push_devices (user_id, endpoint_hash, secret, device, created_at) values ($1, $2, $3, $4, $5)
   on conflict (user_id, endpoint_hash) do update set secret = excluded.secret, device = excluded.device`,
);
const selectDevices = sql(
  'select-push-devices',
  'select endpoint_hash, secret from push_devices where user_id = $1 order by created_at desc, endpoint_hash',
  { endpoint_hash: text, secret: text },
);
const deleteDevice = sql(
  'delete-push-device',
  'delete from push_devices where user_id = $1 and endpoint_hash = $2',
);
const deleteDevices = sql('delete-push-devices', 'delete from push_devices where user_id = $1');

export async function findReminder(queries: Queries, userId: string): Promise<StoredReminder | undefined> {
  const [row] = await queries.query(select, [userId]);
  if (row === undefined) return undefined;
  const { is_on: isOn, next_at: nextAt, sent_day: sentDay, sent_at: sentAt, ...rest } = row;
  return { ...rest, isOn: isOn === 1, nextAt, sentDay, sentAt };
}

/** Switches reminders on, within a transaction that has locked the person's row. The count of unopened ones begins anew. */
export async function keepReminder(
  queries: Queries,
  userId: string,
  { channel, minute, days, nextAt }: Pick<StoredReminder, 'channel' | 'minute' | 'days' | 'nextAt'>,
): Promise<void> {
  await queries.query(upsert, [userId, channel, minute, days, nextAt]);
}

/** Switches reminders off and forgets the browsers, within a transaction. */
export async function stopReminder(queries: Queries, userId: string): Promise<void> {
  await queries.query(end, [userId]);
  await queries.query(deleteDevices, [userId]);
}

/** Switches reminders off whose browsers are all gone. They stay known: one that has only moved may say so later. */
export async function pauseReminder(queries: Queries, userId: string): Promise<void> {
  await queries.query(end, [userId]);
}

/** Who is to be looked at, of everybody; those that wait longest first. */
export async function listDueReminders(
  queries: Queries,
  now: number,
  most: number,
): Promise<{ userId: string; nextAt: number }[]> {
  const rows = await queries.query(selectDue, [now, most]);
  return rows.map(({ user_id: userId, next_at: nextAt }) => ({ userId, nextAt }));
}

/** When the next person is to be looked at; undefined when nobody is. */
export async function nextReminderAt(queries: Queries): Promise<number | undefined> {
  const [row] = await queries.query(selectNext);
  return row?.next_at ?? undefined;
}

/** Whether the caller may look at somebody: no other server may before `until`. */
export async function claimReminder(
  queries: Queries,
  userId: string,
  { from, until }: { from: number; until: number },
): Promise<boolean> {
  return (await queries.query(claim, [userId, from, until])).length > 0;
}

/** Puts the next look off, unless something has changed since `from` was read. False where it has. */
export async function moveReminder(
  queries: Queries,
  userId: string,
  { from, to, unopened }: { from: number; to: number | null; unopened: number },
): Promise<boolean> {
  return (await queries.query(move, [userId, from, to, unopened])).length > 0;
}

export type SentNote = { day: number | null; at: number | null; unopened: number; nextAt: number | null };

/** Notes a reminder of a day before it is sent. False where one of that day was noted, or something has changed: it must not be sent. */
export async function noteReminderSent(
  queries: Queries,
  userId: string,
  from: number,
  { day, at, unopened, nextAt }: SentNote,
): Promise<boolean> {
  return (await queries.query(noteSent, [userId, from, day, at, unopened, nextAt])).length > 0;
}

/** Takes the note of a day back, where nothing was sent for sure. */
export async function takeReminderBack(
  queries: Queries,
  userId: string,
  ofDay: number,
  { day, at, unopened, nextAt }: SentNote,
): Promise<void> {
  await queries.query(takeBack, [userId, ofDay, day, at, unopened, nextAt]);
}

/** Whether a person has answered anything on one of their days or later. */
export async function hasAnsweredSince(queries: Queries, userId: string, day: number): Promise<boolean> {
  const [row] = await queries.query(selectDone, [userId, day]);
  return (row?.days ?? 0) > 0;
}

/** Keeps a browser, within a transaction that has locked the person's row; of more than so many the oldest go. */
export async function keepDevice(
  queries: Queries,
  userId: string,
  { hash, device, name, now }: StoredDevice & { name: string; now: number },
  most: number,
): Promise<void> {
  await queries.query(insertDevice, [userId, hash, JSON.stringify(device), name, now]);
  const devices = await queries.query(selectDevices, [userId]);
  for (const { endpoint_hash } of devices.slice(most)) await removeDevice(queries, userId, endpoint_hash);
}

/** The browsers of a person, the newest first. */
export async function listDevices(queries: Queries, userId: string): Promise<StoredDevice[]> {
  const rows = await queries.query(selectDevices, [userId]);
  return rows.map(({ endpoint_hash: hash, secret }) => ({ hash, device: JSON.parse(secret) as PushDevice }));
}

export async function removeDevice(queries: Queries, userId: string, hash: string): Promise<void> {
  await queries.query(deleteDevice, [userId, hash]);
}
