import { getProfile, login, logout, type Profile, User, updateProfile } from '#contract/account.ts';
import { isZone } from '#learning/zone-offset.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Bind } from '../http/bind.ts';
import { invalidInput, loginRequired } from '../http/errors.ts';
import { networksOf, turnOf } from '../http/networks.ts';
import { done } from '../http/success.ts';
import type { AccountServices } from './account-services.ts';
import { wishEmail } from './email-change.ts';
import { emailKey } from './email-key.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks-store.ts';
import { newEmailOf } from './link-store.ts';
import { beginSession, tokenResponse } from './log-in.ts';
import { verifyPassword } from './password.ts';
import { passwordRoutes } from './password-routes.ts';
import { createPasswordCheck } from './password-strength.ts';
import { dataRoutes } from './person-data/routes.ts';
import { programRoutes } from './program-routes.ts';
import { createReauthentication } from './reauthentication.ts';
import { emailTaken, wrongCredentials, wrongPassword } from './refusals.ts';
import { registrationRoutes } from './registration-routes.ts';
import { factorSecrets } from './second-factor/factor-secrets.ts';
import { onSince } from './second-factor/factor-store.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { sessionRoutes } from './session-routes.ts';
import { changeUser, findUser, findUserByEmail, lockChecked } from './store.ts';

type AccountRouteServices = AccountServices & { catalogue: Catalogue };
type Given = Omit<AccountRouteServices, 'refuseWeakPassword'>;

// The browser's cache of lists is cleared with the session. Its storage is not: answers given without a connection wait there
// for the same person, and so does the choice of languages.
const CLEAR_CACHE = { 'clear-site-data': '"cache"' };

export function accountRoutes(bind: Bind, given: Given): void {
  const reauthentication = createReauthentication(given);
  const { box, isLasting = false } = given.secrets ?? {};
  const secrets = factorSecrets({ box, isLasting, log: given.log });
  const secondFactor = createSecondFactor({ ...given, secrets });
  const refuseWeakPassword = createPasswordCheck(given.catalogue);
  const services = { ...given, refuseWeakPassword, reauthentication, secondFactor };
  registrationRoutes(bind, services);
  profileRoutes(bind, services);
  passwordRoutes(bind, services);
  sessionRoutes(bind, services);
  programRoutes(bind, services);
  secondFactorRoutes(bind, services);
  dataRoutes(bind, services);
}

type ProfileServices = AccountRouteServices & {
  reauthentication: ReturnType<typeof createReauthentication>;
  secondFactor: ReturnType<typeof createSecondFactor>;
};

function profileRoutes(bind: Bind, services: ProfileServices): void {
  const { db, catalogue, sessions, logEvent, limits, clock, emails, secondFactor } = services;
  bind(login, async ({ body, ip, device }) => {
    const [network] = networksOf(ip);
    const name = emailKey(body.email);
    await limits.use('login', ip);
    await limits.use('loginToAccount', `${network} ${name}`);
    const found = await findUserByEmail(db, body.email);
    await countGuess(name, network, found?.id);
    if (!(await verifyPassword(found?.passwordHash, body.password, turnOf(ip))) || found === undefined) {
      logEvent('login refused', found?.id);
      throw wrongCredentials();
    }
    const factorSince = await secondFactor.check(found.id, body.code);
    const user = User.parse(found);
    const token = await db.transaction(async queries => {
      const now = clock();
      // Password and second factor may have been changed, or the account deleted, while they were checked.
      const isStill =
        (await lockChecked(queries, found)) && (await onSince(queries, found.id)) === factorSince;
      if (!isStill) throw wrongCredentials();
      await rememberNetwork(queries, found.id, { network, now });
      return beginSession(queries, { user, device, now });
    });
    await limits.reset('loginToAccount', `${network} ${name}`);
    await limits.giveBack('loginToName', name);
    logEvent('logged in', found.id);
    return tokenResponse(user, token, 'Login successful');
  });

  bind(
    logout,
    async ({ user }) => {
      await sessions.end(user);
      logEvent('logged out', user.id);
      return done(null, 'Logged out');
    },
    CLEAR_CACHE,
  );

  bind(getProfile, async ({ user }) => {
    const found = await findUser(db, user.id);
    if (found === undefined) throw loginRequired();
    const { passwordHash: _, ...profile } = found;
    return done({ user: await withNewEmail(profile) });
  });

  bind(updateProfile, async ({ user, body, ip }) => {
    const { email, current_password, ...change } = body;
    await limits.use('profileChanges', user.id);
    checkChoices(change);
    const wish = await wishEmail(services, user, { email, current_password, ip });
    const changed = await db.transaction(async queries => {
      if (wish.checked && !(await lockChecked(queries, wish.checked))) throw wrongPassword();
      return changeUser(queries, user.id, { ...change, ...wish.now }, clock());
    });
    if (changed === undefined) throw loginRequired();
    if (changed === 'email-taken') throw emailTaken();
    if ('email' in wish.now) logEvent('e-mail changed', user.id);
    const { language, learning_language } = changed;
    return done(
      {
        ...{ language, learning_language, user: await withNewEmail(changed) },
        ...(wish.pending && { pending_email: wish.pending }),
      },
      'Profile updated successfully',
    );
  });

  /** Only e-mails confirm one, so nothing is read where none are sent. */
  async function withNewEmail(profile: Profile): Promise<Profile> {
    const email = emails && (await newEmailOf(db, profile.id, clock()));
    return email === undefined ? profile : { ...profile, pending_email: email };
  }

  /**
   * Many networks that guess at one account are limited together, but not a network from which its owner has logged in before.
   */
  async function countGuess(name: string, network: string, userId: string | undefined): Promise<void> {
    try {
      await limits.use('loginToName', name);
    } catch (refusal) {
      if (userId !== undefined && (await isKnownNetwork(db, userId, network))) return;
      logEvent('guesses stopped', userId);
      throw refusal;
    }
  }

  /** Only the server knows whether there is such a zone, and such a category. */
  function checkChoices({
    zone,
    path,
  }: {
    zone?: string | undefined;
    path?: string[] | null | undefined;
  }): void {
    if (zone !== undefined && !isZone(zone)) throw invalidInput({ zone: ['Unknown time zone'] });
    const unknown = path?.filter(id => catalogue.category(id) === undefined) ?? [];
    if (unknown.length > 0) throw invalidInput({ path: unknown.map(id => `Unknown category: ${id}`) });
  }
}
