import { MOST_DEVICES, UNOPENED_UNTIL_SILENT } from '#contract/reminder-bounds.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { findUser, lockIfThere, type StoredUser } from '../account/store.ts';
import type { Db } from '../database/database.ts';
import type { EmailQueue } from '../mail/email-queue.ts';
import { isPlainAddress } from '../mail/mailer.ts';
import type { Log } from '../process/log.ts';
import { reminderEmail, reminderNotification, type ToRepeat } from './compose.ts';
import type { PushService } from './push-service.ts';
import type { EndTokens } from './reminder-keys.ts';
import {
  claimReminder,
  findReminder,
  hasAnsweredSince,
  listDevices,
  listDueReminders,
  moveReminder,
  nextReminderAt,
  noteReminderSent,
  pauseReminder,
  removeDevice,
  type SentNote,
  type StoredReminder,
  takeReminderBack,
} from './reminder-store.ts';
import { dayDue, LATE_MS, nextLook, type Schedule } from './schedule.ts';

/** What a person is to repeat today; undefined where nothing is. */
export type FindToRepeat = (userId: string, learn: Language, lang: Language) => Promise<ToRepeat | undefined>;

type SenderNeeds = {
  db: Db;
  log: Log;
  clock: () => number;
  toRepeat: FindToRepeat;
  endTokens: EndTokens;
  push?: PushService | undefined;
  emails?: { queue: EmailQueue; publicUrl: string } | undefined;
};

/** Sends reminders in the background, on any number of servers: each person is looked at by one of them. */
export type ReminderSender = {
  /** Looks who is to be reminded; resolves once nobody is due any more, and never rejects. */
  wake(): Promise<void>;
  /** Stops; reminders under way get a few seconds more. */
  close(): Promise<void>;
};

const AT_ONCE = 4;
const BATCH = 100;
/** Longer than it takes to look at a person: after it, the server that did so must have died. */
const CLAIM_MS = 120_000;
const LOOK_EVERY_MS = 60_000;
const RETRY_MS = 5 * 60_000;
const LAST_MS = 5_000;

export function createReminderSender(needs: SenderNeeds): ReminderSender {
  const { db, log, clock } = needs;
  let isClosing = false;
  let isWanted = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function lookAtAll(): Promise<void> {
    while (!isClosing) {
      const due = await listDueReminders(db, clock(), BATCH);
      if (due.length === 0) return;
      const left = [...due];
      const worker = async () => {
        for (let next = left.shift(); next !== undefined && !isClosing; next = left.shift())
          await lookAt(next);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    }
  }

  /** One person whose turn cannot be done keeps nobody else from theirs: they come again when their claim has ended. */
  async function lookAt({ userId, nextAt }: { userId: string; nextAt: number }): Promise<void> {
    const until = clock() + CLAIM_MS;
    if (!(await claimReminder(db, userId, { from: nextAt, until }))) return;
    try {
      await remind(needs, userId, until);
    } catch (error) {
      log.warn({ err: error, user: userId }, 'somebody could not be reminded');
    }
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    let next: number | undefined;
    do {
      isWanted = false;
      await lookAtAll();
      next = await nextReminderAt(db);
    } while (isWanted && !isClosing);
    // In the same turn as the last look at what is wanted: a call that comes after it begins another.
    looking = undefined;
    lookIn(next === undefined ? LOOK_EVERY_MS : Math.min(Math.max(next - clock(), 0), LOOK_EVERY_MS));
  }

  function lookIn(milliseconds: number): void {
    if (isClosing) return;
    clearTimeout(timer);
    timer = setTimeout(() => void wake(), milliseconds).unref();
  }

  async function wake(): Promise<void> {
    isWanted = true;
    if (isClosing) return;
    looking ??= look().catch(error => {
      looking = undefined;
      log.warn({ err: error }, 'who is to be reminded could not be read');
      lookIn(LOOK_EVERY_MS);
    });
    await looking;
  }

  return {
    wake,
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await Promise.race([looking, new Promise(resolve => setTimeout(resolve, LAST_MS).unref())]);
    },
  };
}

/** Reminds one person where that is due today, and says when to look at them next. `claimed` is what this server has claimed them until. */
async function remind(needs: SenderNeeds, userId: string, claimed: number): Promise<void> {
  const { db, clock, toRepeat } = needs;
  const [user, reminder] = [await findUser(db, userId), await findReminder(db, userId)];
  if (user === undefined || reminder === undefined || reminder.nextAt !== claimed) return;
  const now = clock();
  const zone = user.zone ?? 'UTC';
  const unopened = (await hasComeBack(needs.db, reminder, { userId, zone })) ? 0 : reminder.unopened;
  const schedule = { ...reminder, zone, unopened };
  const later = () => moveReminder(db, userId, { from: claimed, to: nextLook(schedule, now + 1), unopened });
  const day = dayDue(schedule, now);
  if (day === undefined || (await hasAnsweredSince(db, userId, localDay(now, zone))))
    return void (await later());
  const repeat = await toRepeat(userId, user.learning_language, user.language);
  if (repeat === undefined) return void (await later());
  const sent = noteOf(schedule, day, now);
  const turn: Turn = { user, reminder: { ...reminder, unopened }, claimed, sent, day, repeat };
  if (reminder.channel === 'email') await sendEmail(needs, turn, later);
  else await sendPush(needs, turn, later);
}

type Turn = {
  user: StoredUser;
  /** As it was before. */
  reminder: StoredReminder;
  claimed: number;
  sent: SentNote;
  day: number;
  repeat: ToRepeat;
};

function noteOf(schedule: Schedule, day: number, now: number): SentNote {
  const unopened = Math.min(schedule.unopened + 1, UNOPENED_UNTIL_SILENT);
  return { day, at: now, unopened, nextAt: nextLook({ ...schedule, sentDay: day, unopened }, now + 1) };
}

/** Whoever was reminded had done nothing on that day, so all that was done since came after it. */
async function hasComeBack(
  db: Db,
  { sentAt, unopened }: StoredReminder,
  { userId, zone }: { userId: string; zone: string },
): Promise<boolean> {
  return unopened > 0 && sentAt !== null && (await hasAnsweredSince(db, userId, localDay(sentAt, zone)));
}

/** The note that it was sent and the e-mail itself are written together: it is sent once, whichever server dies when. */
async function sendEmail(
  { db, log, clock, emails, endTokens }: SenderNeeds,
  { user, claimed, sent, repeat }: Turn,
  later: () => Promise<unknown>,
): Promise<void> {
  if (emails === undefined || !isPlainAddress(user.email)) return void (await later());
  const { queue, publicUrl } = emails;
  const { id, email, language: lang } = user;
  const written = reminderEmail({ email, lang, publicUrl }, repeat, endTokens.make(id));
  const hasRoom = await db
    .transaction(async queries => {
      if (!(await lockIfThere(queries, id))) return true;
      if (!(await noteReminderSent(queries, id, claimed, sent))) return true;
      if (await queue.addLater(queries, written, clock() + LATE_MS)) return true;
      // What is noted is gone with it.
      throw new NoRoomError();
    })
    .catch(error => {
      if (error instanceof NoRoomError) return false;
      throw error;
    });
  if (hasRoom) queue.wake();
  // Their turn comes again once the claim has ended, for as long as it is not too late.
  else log.warn({}, 'too many reminders wait for the mail server');
}

class NoRoomError extends Error {}

/** It is noted first, so that a server that dies meanwhile reminds nobody twice. What nobody has taken for sure is tried again. */
async function sendPush(
  { db, clock, push, endTokens }: SenderNeeds,
  { user, reminder, claimed, sent, day, repeat }: Turn,
  later: () => Promise<unknown>,
): Promise<void> {
  if (push === undefined) return void (await later());
  const { id: userId } = user;
  if (!(await noteReminderSent(db, userId, claimed, sent))) return;
  const message = JSON.stringify(reminderNotification(user.language, repeat, endTokens.make(userId)));
  const devices = (await listDevices(db, userId)).slice(0, MOST_DEVICES);
  const outcomes = await Promise.all(devices.map(({ device }) => push.send(device, message)));
  const isAnyThere = outcomes.some(outcome => outcome !== 'gone');
  for (const [place, { hash }] of devices.entries())
    if (isAnyThere && outcomes[place] === 'gone') await removeDevice(db, userId, hash);
  if (outcomes.includes('taken')) return;
  const { sentDay, sentAt, unopened } = reminder;
  const before = { day: sentDay, at: sentAt, unopened, nextAt: clock() + RETRY_MS };
  await takeReminderBack(db, userId, day, before);
  // Nobody is there any more to be notified.
  if (!isAnyThere)
    await db.transaction(async queries => {
      if (await lockIfThere(queries, userId)) await pauseReminder(queries, userId);
    });
}
