import { v7 as uuidV7 } from 'uuid';
import { getProfile, login, logout, register, User, updateProfile } from '#contract/account.ts';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { isZone } from '#learning/zone-offset.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { invalidInput, loginRequired, RequestError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { networksOf, turnOf } from '../http/networks.ts';
import { done } from '../http/success.ts';
import { emailKey } from './email-key.ts';
import type { TellEvent } from './events.ts';
import type { Sessions } from './guard.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks-store.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { changeUser, createUser, findUser, findUserByEmail, storeToken } from './store.ts';
import { createToken } from './token.ts';

const TOKEN_LIFE_MS = 90 * 24 * 3600 * 1000;

// Lists that the browser keeps to ask whether they still hold are gone with the session. Not its storage: answers given without a
// connection wait there for the same person, and which language was chosen; see web/outbox.
const CLEAR_CACHE = { 'clear-site-data': '"cache"' };

type Needs = {
  db: Db;
  catalogue: Catalogue;
  sessions: Sessions;
  tell: TellEvent;
  limits: Limits;
  clock: () => number;
};

export function accountRoutes(bind: Bind, { db, catalogue, sessions, tell, limits, clock }: Needs): void {
  bind(register, async ({ body, ip }) => {
    await limits.use('register', ip);
    await limits.use('registerInADay', ip);
    const { name, email, language = DEFAULT_LANGUAGE, learning_language = DEFAULT_LANGUAGE } = body;
    const user = { id: uuidV7(), name, email, language, learning_language };
    const passwordHash = await hashPassword(body.password, turnOf(ip));
    if (!(await createUser(db, { ...user, passwordHash, now: clock() }))) throw emailTaken();
    tell('registered', user.id);
    return tokenReply(user, 'Registration successful!');
  });

  bind(login, async ({ body, ip }) => {
    const [network] = networksOf(ip);
    const name = emailKey(body.email);
    await limits.use('login', ip);
    await limits.use('loginToAccount', `${network} ${name}`);
    const found = await findUserByEmail(db, body.email);
    await countGuess(name, network, found?.id);
    if (!(await verifyPassword(found?.passwordHash, body.password, turnOf(ip))) || found === undefined) {
      tell('login refused', found?.id);
      throw wrongCredentials();
    }
    await limits.reset('loginToAccount', `${network} ${name}`);
    await limits.giveBack('loginToName', name);
    await rememberNetwork(db, found.id, network, clock());
    tell('logged in', found.id);
    return tokenReply(User.parse(found), 'Login successful');
  });

  bind(
    logout,
    async ({ user }) => {
      await sessions.end(user);
      tell('logged out', user.id);
      return done(null, 'Logged out');
    },
    CLEAR_CACHE,
  );

  bind(getProfile, async ({ user }) => {
    const found = await findUser(db, user.id);
    if (found === undefined) throw loginRequired();
    const { passwordHash: _, ...profile } = found;
    return done({ user: profile });
  });

  bind(updateProfile, async ({ user, body }) => {
    checkChoices(body);
    const changed = await changeUser(db, user.id, body, clock());
    if (changed === undefined) throw loginRequired();
    if (changed === 'email-taken') throw emailTaken();
    const { language, learning_language } = changed;
    return done({ language, learning_language, user: changed }, 'Profile updated successfully');
  });

  /** Many networks that guess at one account are held up together, but not who comes from where its owner has been before. */
  async function countGuess(name: string, network: string, userId: string | undefined): Promise<void> {
    try {
      await limits.use('loginToName', name);
    } catch (refusal) {
      if (userId !== undefined && (await isKnownNetwork(db, userId, network))) return;
      tell('guesses stopped', userId);
      throw refusal;
    }
  }

  /** Whether there is such a zone, and such a category, only the server can tell. */
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

  async function tokenReply(user: User, message: string) {
    const now = clock();
    const { token, hash } = createToken(user.id);
    await storeToken(db, { userId: user.id, hash, now, expiresAt: now + TOKEN_LIFE_MS });
    return { success: true as const, message, access_token: token, token_type: 'Bearer' as const, user };
  }
}

// One reply to an unknown e-mail and to a wrong password, so that it does not tell who has an account.
const wrongCredentials = () => new RequestError(401, 'wrong_credentials', 'Wrong e-mail or password');

function emailTaken(): RequestError {
  const message = 'This e-mail has an account already';
  return new RequestError(422, 'email_taken', message, { errors: { email: [message] } });
}
