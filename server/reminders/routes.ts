import { createHash, timingSafeEqual } from 'node:crypto';
import { MOST_DEVICES } from '#contract/reminder-bounds.ts';
import {
  endReminder,
  endReminderByLink,
  getReminder,
  noteReminderOpened,
  type Reminder,
  renewDevice,
  saveReminder,
} from '#contract/reminders.ts';
import { isZone } from '#learning/zone-offset.ts';
import { changeUser, findUser, lockIfThere, lockPerson } from '../account/store.ts';
import type { Db } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { invalidInput, loginRequired, RequestError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { reminderText, type ToRepeat } from './compose.ts';
import type { PushService } from './push-service.ts';
import type { EndTokens } from './reminder-keys.ts';
import {
  findReminder,
  keepDevice,
  keepReminder,
  listDevices,
  removeDevice,
  type StoredReminder,
  stopReminder,
} from './reminder-store.ts';
import { bitsOf, nextLook, paceOf, weekdaysOf } from './schedule.ts';
import type { FindToRepeat } from './sender.ts';

/** What this server reminds by; without any, people may put an hour into their calendar. */
export type Reminding = {
  toRepeat: FindToRepeat;
  endTokens: EndTokens;
  push?: Pick<PushService, 'publicKey' | 'mayBe'> | undefined;
  hasMail: boolean;
  /** Somebody may be due now. */
  wake: () => void;
};

type ReminderServices = {
  db: Db;
  limits: Limits;
  clock: () => number;
  reminding?: Reminding | undefined;
};

/** Whoever sets the minute that runs is reminded in it. */
const MINUTE_MS = 60_000;
/** How a reminder looks on a day without words to repeat. */
const EXAMPLE_WORDS = 18;

/** Ends the reminders that a token is of, for whoever has it. */
export type EndByToken = (token: string, ip: string) => Promise<void>;

/** How people are reminded, and what ends it. */
export function reminderRoutes(bind: Bind, { db, limits, clock, reminding }: ReminderServices): EndByToken {
  bind(getReminder, async ({ user, query: { lang } }) => {
    const person = await findUser(db, user.id);
    if (person === undefined) throw loginRequired();
    const { learning_language: learn } = person;
    const found = await findReminder(db, user.id);
    const today = await reminding?.toRepeat(user.id, learn, lang);
    const example: ToRepeat = today ?? { learn, words: EXAMPLE_WORDS, first: undefined };
    return done({
      push_key: reminding?.push?.publicKey ?? null,
      has_mail: reminding?.hasMail ?? false,
      reminder: found === undefined ? null : await shown(user.id, found),
      example: reminderText(lang, example),
    });
  });

  bind(saveReminder, async ({ user, body, device: name }) => {
    await limits.use('reminders', user.id);
    const { channel, minute, device, zone } = body;
    if (channel === 'email' ? !reminding?.hasMail : reminding?.push === undefined)
      throw new RequestError(404, 'not_configured', 'This server does not remind in this way');
    if (zone !== undefined && !isZone(zone)) throw invalidInput({ zone: ['Unknown time zone'] });
    if (device !== undefined && !reminding?.push?.mayBe(device.endpoint))
      throw invalidInput({ 'device.endpoint': ['Is not an address of a push service'] });
    const now = clock();
    await db.transaction(async queries => {
      await lockPerson(queries, user.id);
      const person = await findUser(queries, user.id);
      if (person === undefined) throw loginRequired();
      if (person.zone === null && zone !== undefined) await changeUser(queries, user.id, { zone }, now);
      const before = await findReminder(queries, user.id);
      if (channel === 'email') await stopReminder(queries, user.id);
      const days = bitsOf(body.days);
      const schedule = { minute, days, zone: person.zone ?? zone ?? 'UTC', sentDay: before?.sentDay ?? null };
      const nextAt = nextLook({ ...schedule, unopened: 0 }, now - MINUTE_MS);
      await keepReminder(queries, user.id, { channel, minute, days, nextAt });
      if (channel === 'push' && device !== undefined)
        await keepDevice(
          queries,
          user.id,
          { hash: hashOf(device.endpoint), device, name, now },
          MOST_DEVICES,
        );
      if (channel === 'push' && (await listDevices(queries, user.id)).length === 0)
        throw invalidInput({ device: ['Name a browser that is to be notified'] });
    });
    reminding?.wake();
    const kept = await findReminder(db, user.id);
    if (kept === undefined) throw loginRequired();
    return done({ reminder: await shown(user.id, kept) });
  });

  bind(renewDevice, async ({ body: { owner, before, device }, device: name, ip }) => {
    await limits.use('links', ip);
    if (reminding?.push === undefined)
      throw new RequestError(404, 'not_configured', 'This server does not remind in this way');
    if (!reminding.push.mayBe(device.endpoint))
      throw invalidInput({ 'device.endpoint': ['Is not an address of a push service'] });
    const now = clock();
    await db.transaction(async queries => {
      const isThere = await lockIfThere(queries, owner);
      const devices = isThere ? await listDevices(queries, owner) : [];
      const known = devices.find(({ hash }) => hash === hashOf(before.endpoint));
      if (known === undefined || !isSame(known.device.auth, before.auth))
        throw invalidInput({ before: ['Is no browser that is notified'] });
      await removeDevice(queries, owner, known.hash);
      const renewed = { hash: hashOf(device.endpoint), device, name, now };
      await keepDevice(queries, owner, renewed, MOST_DEVICES);
      // Whoever ends reminders has all browsers forgotten: these were only paused, since none was to be reached.
      const [person, found] = [await findUser(queries, owner), await findReminder(queries, owner)];
      if (found === undefined || found.isOn) return;
      const { channel, minute, days } = found;
      const nextAt = nextLook({ ...found, zone: person?.zone ?? 'UTC', unopened: 0 }, now);
      await keepReminder(queries, owner, { channel, minute, days, nextAt });
    });
    reminding.wake();
    return done(null);
  });

  bind(endReminder, async ({ user }) => {
    await limits.use('reminders', user.id);
    await db.transaction(async queries => {
      await lockPerson(queries, user.id);
      await stopReminder(queries, user.id);
    });
    return done(null, 'Ended');
  });

  bind(noteReminderOpened, async ({ user }) => {
    await limits.use('reminders', user.id);
    await db.transaction(async queries => {
      await lockPerson(queries, user.id);
      const [person, found] = [await findUser(queries, user.id), await findReminder(queries, user.id)];
      if (person === undefined || found === undefined || !found.isOn || found.unopened === 0) return;
      const { channel, minute, days } = found;
      const nextAt = nextLook({ ...found, zone: person.zone ?? 'UTC', unopened: 0 }, clock());
      await keepReminder(queries, user.id, { channel, minute, days, nextAt });
    });
    return done(null);
  });

  bind(endReminderByLink, async ({ body: { token }, ip }) => {
    await endBy(token, ip);
    return done(null, 'Ended');
  });

  return endBy;

  /** @throws RequestError 422 `link_expired` for a token that is none of ours */
  async function endBy(token: string, ip: string): Promise<void> {
    const userId = reminding?.endTokens.read(token);
    if (userId === undefined) {
      await limits.use('links', ip);
      throw new RequestError(422, 'link_expired', 'This link is not one of a reminder');
    }
    await db.transaction(async queries => {
      // Whoever is gone is reminded no more, which is what was wished.
      if (await lockIfThere(queries, userId)) await stopReminder(queries, userId);
    });
  }

  async function shown(userId: string, stored: StoredReminder): Promise<Reminder> {
    const { channel, isOn, minute, days, unopened } = stored;
    const devices = isOn ? (await listDevices(db, userId)).map(({ hash }) => hash) : [];
    return { channel, is_on: isOn, minute, days: weekdaysOf(days), pace: paceOf(unopened), devices };
  }
}

/** Both are 22 characters long. */
function isSame(secret: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(secret), Buffer.from(given));
}

function hashOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}
