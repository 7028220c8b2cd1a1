import { pathTo } from '#contract/pages.ts';
import { createInvitation } from '../account/invitation-store.ts';
import { openDatabase } from '../database/open.ts';
import { runCommand, say } from './run.ts';
import { databaseSettings, readSettings } from './settings.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

// npm run invite: prints a link with which one person can make an account.
await runCommand(async () => {
  const settings = readSettings();
  const db = await openDatabase(databaseSettings(settings));
  try {
    const now = Date.now();
    const invitation = await createInvitation(db, { now, expiresAt: now + DAYS * DAY_MS });
    // Behind the # sign it reaches no log on its way.
    say(`${settings.PUBLIC_URL ?? ''}${pathTo('register')}#${invitation}`);
    say(`Good for one account within ${DAYS} days.`);
  } finally {
    await db.close();
  }
});
