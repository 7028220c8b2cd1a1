import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/database.ts';
import type { Log } from '../process/log.ts';
import type { Secrets } from '../process/secrets-key.ts';
import { serverSecret } from './server-secret.ts';
import { type ServerKeys, serverKeys } from './web-push.ts';

/** What ends the reminders of one person and does nothing else: `<userId>.<signature>`. It never expires: an old e-mail ends them too. */
export type EndTokens = {
  make(userId: string): string;
  /** Whose reminders it ends; undefined when it is not one of ours. */
  read(token: string): string | undefined;
};

type ReminderKeys = { push: ServerKeys; endTokens: EndTokens };

const NAME = 'push';
const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** The keys by which this database's servers send reminders, made once; undefined, and noted in the log, where they cannot be read. */
export async function openReminderKeys(
  db: Db,
  secrets: Secrets,
  log: Log,
): Promise<ReminderKeys | undefined> {
  const privateKey = await serverSecret(db, secrets, NAME, () => serverKeys().privateKey);
  if (privateKey === undefined) {
    log.warn(
      {},
      'nobody is reminded: the keys were sealed with another key; SECRETS_KEY is not the one it was',
    );
    return undefined;
  }
  return { push: serverKeys(privateKey), endTokens: endTokens(privateKey) };
}

function endTokens(secret: string): EndTokens {
  const key = Buffer.from(
    hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', 'slova end reminders', 32),
  );
  const sign = (userId: string) => createHmac('sha256', key).update(userId).digest();
  return {
    make: userId => `${userId}.${sign(userId).toString('base64url')}`,
    read(token) {
      const [, userId = '', signature = ''] = TOKEN.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = sign(userId);
      return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
    },
  };
}
