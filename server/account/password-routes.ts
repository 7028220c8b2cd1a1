import { forgotPassword, resetPassword } from '#contract/account-emails.ts';
import { changePassword } from '#contract/sessions.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../http/errors.ts';
import { networksOf, turnOf } from '../http/networks.ts';
import { done } from '../http/success.ts';
import type { AccountServices } from './account-services.ts';
import { emailKey } from './email-key.ts';
import { rememberNetwork } from './known-networks-store.ts';
import { isLinkToken, LINK_LIFE_MS, removeLinkTokens, storeLinkToken, takeLinkToken } from './link-store.ts';
import { hashPassword } from './password.ts';
import type { Reauthentication } from './reauthentication.ts';
import { linkExpired, wrongPassword } from './refusals.ts';
import { removeTokens } from './session-store.ts';
import { changePasswordHash, findUser, findUserByEmail, lockChecked, lockPerson } from './store.ts';
import { createToken, parseToken } from './token.ts';

type PasswordServices = AccountServices & { reauthentication: Reauthentication };

export function passwordRoutes(
  bind: Bind,
  { db, limits, clock, logEvent, emails, log, refuseWeakPassword, reauthentication }: PasswordServices,
): void {
  bind(changePassword, async ({ user, body }) => {
    const owner = await reauthentication.byPassword(user, body.current_password);
    await refuseWeakPassword(body.password, owner);
    const passwordHash = await hashPassword(body.password, user.id);
    await db.transaction(async queries => {
      if (!(await lockChecked(queries, owner))) throw wrongPassword();
      await changePasswordHash(queries, { id: user.id, passwordHash, now: clock() });
      await removeLinkTokens(queries, user.id);
      await removeTokens(queries, user.id, user.tokenHash);
    });
    logEvent('password changed', user.id);
    emails?.send('passwordChanged', owner);
    return done(null, 'Password changed');
  });

  bind(forgotPassword, async ({ body, ip }) => {
    if (emails === undefined) throw notFound('Mail');
    await limits.use('emails', ip);
    await limits.use('resetsOfMailbox', emailKey(body.email));
    // Nobody waits for it: the time of the reply would reveal who has an account.
    void sendLink(body.email).catch(error =>
      log.warn({ err: error }, 'a password could not be reset by mail'),
    );
    return done(null, 'If there is an account with this e-mail, a message is on its way');
  });

  bind(resetPassword, async ({ body, ip }) => {
    await limits.use('links', ip);
    const token = parseToken(body.token);
    const owner = token && (await isLinkToken(db, token, clock())) && (await findUser(db, token.userId));
    if (!token || !owner) throw linkExpired();
    await refuseWeakPassword(body.password, owner);
    const passwordHash = await hashPassword(body.password, turnOf(ip));
    await db.transaction(async queries => {
      const now = clock();
      await lockPerson(queries, owner.id);
      if ((await takeLinkToken(queries, token, 'reset', now)) === undefined) throw linkExpired();
      await changePasswordHash(queries, { id: owner.id, passwordHash, now });
      await removeLinkTokens(queries, owner.id);
      await removeTokens(queries, owner.id);
      const [network] = networksOf(ip);
      await rememberNetwork(queries, owner.id, { network, now });
    });
    logEvent('password reset', owner.id);
    emails?.send('passwordChanged', owner);
    return done(null, 'Password changed');
  });

  async function sendLink(email: string): Promise<void> {
    const owner = await findUserByEmail(db, email);
    if (owner === undefined) return;
    const { token, hash } = createToken(owner.id);
    const now = clock();
    const link = { userId: owner.id, hash, purpose: 'reset' as const, email: owner.email };
    await db.transaction(async queries => {
      await lockPerson(queries, owner.id);
      await storeLinkToken(queries, { ...link, now, expiresAt: now + LINK_LIFE_MS });
    });
    emails?.send('resetPassword', owner, { token });
  }
}
