import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Db } from '../database/database.ts';
import { readMain } from '../database/person-reads.ts';
import { ownCardCache } from '../dictionary/own-cards.ts';
import { toRepeat } from '../learning/to-repeat.ts';
import { createEmailQueue } from '../mail/email-queue.ts';
import { createMailer } from '../mail/mailer.ts';
import { silentLog } from '../process/log.ts';
import { createSecretBox } from '../process/secret-box.ts';
import { createReminders } from '../reminders/start-reminders.ts';
import { catalogue } from './catalogue.ts';
import { startPushSite } from './push-site.ts';
import { START } from './study.ts';
import { startTestServer } from './test-server.ts';
import { startSmtpServer } from './test-smtp.ts';

const PUBLIC_URL = 'https://words.example.org';

/** A server that reminds by a push service and a mail server on this machine, on a clock of the test's, and further servers on its database. */
export async function startReminding(db: Db) {
  const time = { now: START };
  const clock = () => time.now;
  const ending: (() => Promise<void>)[] = [];
  // The database last: whoever looks at a closed one brings the process down.
  onTestFinished(async () => {
    for (const end of ending) await end();
    await db.close();
  });
  const [push, smtp] = [await startPushSite(), await startSmtpServer()];
  const secrets = { box: createSecretBox(randomBytes(32)), isLasting: true };
  const find = toRepeat({ db, catalogue, cardsOf: ownCardCache(db, readMain(db)), clock });
  /** One more server on the same database. */
  async function startSender(setting: 'on' | 'email' | 'off' = 'on') {
    const mailer = createMailer({ smtpUrl: smtp.url, from: 'slova@example.org' });
    const queue = createEmailQueue({ db, box: secrets.box, mailer, clock, retryDelaysMs: [50] });
    const reminders = await createReminders({
      ...{ setting, db, secrets, log: silentLog, clock, toRepeat: find },
      ...{ emails: { queue, publicUrl: PUBLIC_URL }, contact: 'mailto:owner@example.org' },
      pushWorld: push.world,
    });
    if (reminders === undefined) throw new Error('Nothing reminds');
    ending.push(
      () => reminders.sender.close(),
      () => queue.close(),
    );
    return reminders;
  }
  const { reminding, sender } = await startSender();
  // The test wakes the sender itself: what is due is sent when it says so.
  const server = await startTestServer({
    db: { ...db, close: async () => {} },
    ...{ clock, reminding: { ...reminding, wake: () => {} } },
  });
  return { ...server, time, push, smtp, sender, startSender, reminding };
}
