import { v7 as uuidV7 } from 'uuid';
import { register, User } from '#contract/account.ts';
import { confirmEmail, getAccountOptions } from '#contract/account-emails.ts';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import type { Queries } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { networksOf, turnOf } from '../http/networks.ts';
import { done } from '../http/success.ts';
import type { AccountServices } from './account-services.ts';
import { emailKey } from './email-key.ts';
import { tellOfAccount } from './emails/warnings.ts';
import { isInvitation, takeInvitation } from './invitation-store.ts';
import { rememberNetwork } from './known-networks-store.ts';
import {
  LINK_LIFE_MS,
  type PendingAccount,
  pendingPassword,
  removeExpiredPending,
  removeLinkTokens,
  storePendingAccount,
  takeLinkToken,
  takePendingAccount,
} from './link-store.ts';
import { beginSession, tokenResponse } from './log-in.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { emailTaken, linkExpired, signUpClosed, wrongPassword } from './refusals.ts';
import { changeUser, createUser, findUserByEmail } from './store.ts';
import { createToken, hashOf, parseToken, type TokenParts } from './token.ts';

export function registrationRoutes(
  bind: Bind,
  { db, limits, clock, logEvent, signUp, emails, log, refuseWeakPassword }: AccountServices,
): void {
  bind(getAccountOptions, () => done({ sign_up: signUp, has_mail: emails !== undefined }));

  bind(register, async ({ body, ip, device }) => {
    await limits.use('register', ip);
    await limits.use('registerInADay', ip);
    const { name, email, language = DEFAULT_LANGUAGE, learning_language = DEFAULT_LANGUAGE } = body;
    const invitationHash = await invitationOf(body.invitation);
    await refuseWeakPassword(body.password, { name, email });
    const user = { id: uuidV7(), name, email, language, learning_language };
    const account = { ...user, passwordHash: await hashPassword(body.password, turnOf(ip)), invitationHash };
    if (emails !== undefined) return awaitConfirmation(account, ip);
    const token = await db.transaction(async queries => {
      await settle(queries, account);
      return begin(queries, { userId: user.id, ip, device });
    });
    logEvent('registered', user.id);
    return tokenResponse(user, token, 'Registration successful!');
  });

  bind(confirmEmail, async ({ body, ip, device }) => {
    await limits.use('links', ip);
    const token = parseToken(body.token);
    if (token === undefined) throw linkExpired();
    await checkRegistrant(token, body.password, turnOf(ip));
    const confirmed = await db.transaction(async queries => {
      const account = await confirmPending(queries, token);
      if (account === undefined) return undefined;
      return { account, access_token: await begin(queries, { userId: account.id, ip, device }) };
    });
    if (confirmed === undefined) {
      const email = await confirmNewEmail(token, ip);
      logEvent('e-mail changed', token.userId);
      return done({ email, access_token: null });
    }
    const { account, access_token } = confirmed;
    logEvent('registered', account.id);
    return done({ email: account.email, access_token }, 'Registration successful!');
  });

  /** Begins the first session of an account; guesses of strangers do not hold its owner up where it began. */
  async function begin(
    queries: Queries,
    { userId, ip, device }: { userId: string; ip: string; device: string },
  ): Promise<string> {
    const [network] = networksOf(ip);
    const now = clock();
    await rememberNetwork(queries, userId, { network, now });
    return beginSession(queries, { user: { id: userId }, device, now });
  }

  /**
   * Who owns the mailbox need not be who registered: a stranger may have done so beforehand, with a password of their own. Only who
   * has both gets the account.
   */
  async function checkRegistrant(token: TokenParts, password: string | undefined, from: string) {
    const stored = await pendingPassword(db, token, clock());
    if (stored === undefined) return;
    if (password === undefined || !(await verifyPassword(stored, password, from)))
      throw wrongPassword('password');
  }

  /** The hash of a good invitation where one is asked for. */
  async function invitationOf(invitation: string | undefined): Promise<string | undefined> {
    if (signUp === 'open') return undefined;
    if (signUp === 'closed') throw signUpClosed('This server is not accepting new accounts');
    const hash = hashOf(invitation ?? '');
    if (!(await isInvitation(db, hash, clock()))) throw notInvited();
    return hash;
  }

  /** Makes the account, or throws and so leaves everything as it was. */
  async function settle(queries: Queries, { invitationHash, ...user }: PendingAccount): Promise<void> {
    const now = clock();
    if (!(await createUser(queries, { ...user, now }))) throw emailTaken();
    if (invitationHash !== undefined && !(await takeInvitation(queries, invitationHash, now)))
      throw notInvited();
  }

  /** Does and answers the same whether the address has an account or not. Only its mailbox learns which. */
  async function awaitConfirmation(account: PendingAccount, ip: string) {
    const { email, language } = account;
    await limits.use('emails', ip);
    await limits.use('registrationsOfMailbox', emailKey(email));
    const now = clock();
    const { token, hash } = createToken(account.id);
    await storePendingAccount(db, account, { hash, now, expiresAt: now + LINK_LIFE_MS });
    void tellMailbox().catch(error =>
      log.warn({ err: error }, 'a registration could not be confirmed by mail'),
    );
    return done({ confirmation: 'mail' as const }, 'Answer the letter that was sent to you');

    async function tellMailbox() {
      const owner = await findUserByEmail(db, email);
      if (owner === undefined) emails?.send('confirmRegistration', { email, language }, { token });
      else await tellOfAccount({ limits, emails }, owner);
      await removeExpiredPending(db, now);
    }
  }

  async function confirmPending(queries: Queries, token: TokenParts): Promise<User | undefined> {
    const account = await takePendingAccount(queries, token, clock());
    if (account === undefined) return undefined;
    await settle(queries, account);
    return User.parse(account);
  }

  async function confirmNewEmail(token: TokenParts, ip: string): Promise<string> {
    const now = clock();
    const [network] = networksOf(ip);
    return db.transaction(async queries => {
      const email = await takeLinkToken(queries, token, 'email', now);
      if (email === undefined) throw linkExpired();
      const changed = await changeUser(queries, token.userId, { email }, now);
      if (changed === undefined) throw linkExpired();
      if (changed === 'email-taken') throw emailTaken();
      // What was sent to the mailbox before must not open the account any more.
      await removeLinkTokens(queries, token.userId);
      await rememberNetwork(queries, token.userId, { network, now });
      return email;
    });
  }
}

const notInvited = () => signUpClosed('This invitation was used already, has expired, or is none');
