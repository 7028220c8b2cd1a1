import { resealFactors } from '../account/second-factor/factor-secrets.ts';
import { openDatabase } from '../database/open.ts';
import type { Env } from '../env.ts';
import { resealEmails } from '../mail/email-store.ts';
import { keepKeys, keyFile, newKey, openSecretBox, secretKeys } from '../process/secrets-key.ts';
import { resealSecrets } from '../reminders/server-secret.ts';
import { runCommand, say } from './run.ts';
import { databaseSettings, readSettings } from './settings.ts';

// npm run rotate-keys, twice: puts a new key before the one that secrets are sealed with; then, once the servers have it, seals
// everything with it and removes the other.
await runCommand(async () => {
  const settings = readSettings();
  const keys = secretKeys(settings);
  if (keys.length > 1) await resealAll(settings);
  else begin(settings, keys);
});

function begin({ SECRETS_KEY, DATA_DIR }: Env, keys: readonly string[]): void {
  if (SECRETS_KEY !== undefined)
    throw new Error(
      'Put a new key before the one of now and restart all servers: SECRETS_KEY=<openssl rand -base64 32>,<the key of now>. Then run this again.',
    );
  if (keys.length === 0) throw new Error('There is no key yet: the first start of the server makes one.');
  keepKeys(DATA_DIR, [newKey(), ...keys]);
  say(`${keyFile(DATA_DIR)} begins with a new key. Restart the server, then run this again.`);
}

async function resealAll(settings: Env): Promise<void> {
  const { box } = openSecretBox(settings);
  const db = await openDatabase(databaseSettings(settings));
  try {
    const { sealed, lost } = await resealFactors(db, box);
    const emails = await resealEmails(db, box);
    const secrets = await resealSecrets(db, box);
    say(`Sealed ${sealed} second factors and ${emails} waiting e-mails with the new key.`);
    if (lost > 0)
      say(
        `${lost} second factors were sealed with a key that is not here: their owners need recovery codes.`,
      );
    if (secrets.lost > 0)
      say(
        'The keys of reminders were sealed with a key that is not here: nobody is reminded until it is back.',
      );
  } finally {
    await db.close();
  }
  if (settings.SECRETS_KEY !== undefined)
    return say('Take all but the first key out of SECRETS_KEY and restart the servers.');
  keepKeys(settings.DATA_DIR, secretKeys(settings).slice(0, 1));
  say(`${keyFile(settings.DATA_DIR)} holds the new key alone: keep a copy of it apart from backups.`);
}
