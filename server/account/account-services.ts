import type { Db } from '../database/database.ts';
import type { Limits } from '../http/limits.ts';
import type { Log } from '../process/log.ts';
import type { Secrets } from '../process/secrets-key.ts';
import type { AccountEmails } from './emails/account-emails.ts';
import type { LogEvent } from './events.ts';
import type { Sessions } from './guard.ts';
import type { RefuseWeakPassword } from './password-strength.ts';

/** How people come by an account. */
export type SignUp = 'open' | 'invitation' | 'closed';

/** What the routes of accounts are handed. */
export type AccountServices = {
  db: Db;
  sessions: Sessions;
  /** Notes what happens to accounts. */
  logEvent: LogEvent;
  limits: Limits;
  clock: () => number;
  signUp: SignUp;
  refuseWeakPassword: RefuseWeakPassword;
  /** Without them nothing is confirmed by mail. */
  emails?: AccountEmails | undefined;
  /** Seals secrets of second factors where its key outlives this process; without one they are stored as they are. */
  secrets?: Secrets | undefined;
  log: Log;
};
