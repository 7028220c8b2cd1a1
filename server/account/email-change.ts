import type { Profile } from '#contract/account.ts';
import type { SessionUser } from '../http/bind.ts';
import { loginRequired } from '../http/errors.ts';
import type { AccountServices } from './account-services.ts';
import { emailKey } from './email-key.ts';
import { tellOfAccount } from './emails/warnings.ts';
import { LINK_LIFE_MS, storeLinkToken } from './link-store.ts';
import type { Reauthentication } from './reauthentication.ts';
import { wrongPassword } from './refusals.ts';
import { findUser, findUserByEmail, lockChecked, type StoredUser } from './store.ts';
import { createToken } from './token.ts';

type EmailChangeServices = Pick<AccountServices, 'db' | 'limits' | 'clock' | 'emails' | 'log'> & {
  reauthentication: Reauthentication;
};

type Wish = { email?: string | undefined; current_password?: string | undefined; ip: string };

/**
 * Handles the wish for another address, which can open the account: it takes the password, and where mail is configured the
 * answer to an e-mail. Resolves with what may be changed at once, as long as the account is as it was checked, and what waits.
 */
export async function wishEmail(
  needs: EmailChangeServices,
  user: SessionUser,
  { email, current_password, ip }: Wish,
): Promise<{ now: Pick<Profile, 'email'> | object; pending?: string; checked?: StoredUser }> {
  if (email === undefined) return { now: {} };
  const owner = await findUser(needs.db, user.id);
  if (owner === undefined) throw loginRequired();
  if (emailKey(email) === emailKey(owner.email)) return { now: { email } };
  if (needs.emails === undefined) {
    await needs.limits.use('emailWishes', user.id);
    await needs.limits.use('register', ip);
  }
  await needs.reauthentication.byPasswordOrLogin(user, current_password);
  if (needs.emails === undefined) return { now: { email }, checked: owner };
  await sendEmails(needs, owner, email);
  return { now: {}, pending: email };
}

/** One to the new mailbox, which says whether somebody has it already, and one to the old. */
async function sendEmails(
  { db, limits, clock, emails, log }: EmailChangeServices,
  owner: StoredUser,
  email: string,
) {
  await limits.use('changesToMailbox', emailKey(email));
  await limits.use('emailsOfPerson', owner.id);
  const now = clock();
  const { token, hash } = createToken(owner.id);
  const link = { userId: owner.id, hash, purpose: 'email' as const, email };
  await db.transaction(async queries => {
    if (!(await lockChecked(queries, owner))) throw wrongPassword();
    await storeLinkToken(queries, { ...link, now, expiresAt: now + LINK_LIFE_MS });
  });
  void tellMailboxes().catch(error => log.warn({ err: error }, 'an e-mail could not be changed by mail'));

  async function tellMailboxes() {
    const taken = await findUserByEmail(db, email);
    if (taken !== undefined) await tellOfAccount({ limits, emails }, taken);
    else emails?.send('confirmEmail', { email, language: owner.language }, { token });
    emails?.send('emailChanging', owner, { email });
  }
}
