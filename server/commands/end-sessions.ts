import { removeAllTokens, removeTokens } from '../account/session-store.ts';
import { findUserByEmail } from '../account/store.ts';
import { openDatabase } from '../database/open.ts';
import { runCommand, say } from './run.ts';
import { databaseSettings, readSettings } from './settings.ts';

const EVERYBODY = '--everybody';

// npm run end-sessions -- <e-mail> or --everybody: logs a person or all people out, on all servers at once.
await runCommand(async ([whose]) => {
  if (whose === undefined)
    throw new Error(`Name whose: npm run end-sessions -- olena@example.org, or ${EVERYBODY}`);
  const db = await openDatabase(databaseSettings(readSettings()));
  try {
    if (whose === EVERYBODY) return say(`Ended ${await removeAllTokens(db)} sessions of everybody.`);
    const user = await findUserByEmail(db, whose);
    if (user === undefined) throw new Error(`Nobody has an account with ${whose}`);
    say(`Ended ${await removeTokens(db, user.id)} sessions of ${whose}.`);
  } finally {
    await db.close();
  }
});
