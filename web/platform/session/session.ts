import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type {
  getProfile,
  login as loginEndpoint,
  logout as logoutEndpoint,
  Profile,
  register as registerEndpoint,
  updateProfile,
} from '#contract/account.ts';
import type { Call, Reply } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/envelope.ts';
import type { Visitor } from '#contract/rendering.ts';
import { finishWork } from '#web/platform/http/before-logout.ts';
import { ApiError, call, fetchCsrfCookie, isFromNoServer } from '#web/platform/http/http.ts';
import { forgetPerson } from '#web/platform/http/queries.ts';
import { mirrorVisitor, readToken, tokenOwner, watchToken, writeToken } from '#web/platform/http/token.ts';
import type { I18n } from '#web/platform/i18n/i18n.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { followAccount, forgetChoice } from '#web/platform/i18n/languages.ts';
import { whenIdle } from '#web/platform/loading/when-idle.ts';
import { PROFILE } from '#web/platform/offline/pending/changed-keys.ts';
import { readWithPending } from '#web/platform/offline/pending/read-with-pending.ts';
import { forgetOthers } from '#web/platform/offline/response-cache/response-cache.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import { notePendingLogout } from './pending-logouts.ts';
import { sendZone } from './send-zone.ts';
import { beginWelcome } from './welcome.ts';

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'user'; user: Profile };

/** A server that has not replied by then is away. */
const LONGEST_LOGOUT_MS = 5000;
const PROFILE_AGAIN_MS = 500;

const LOADING: Session = { status: 'loading', user: null };
const GUEST: Session = { status: 'guest', user: null };

const session = createStore<Session>(LOADING);

/** Unknown at first, then a guest or a user. */
export const useSession = (): Session => useStore(session);

/** What is known of the visitor before anything is asked. */
export function beginSession(visitor: Visitor): void {
  session.begin(visitor === 'user' ? LOADING : GUEST);
}

/** Finds out who is here: the cookie call, then the profile. A failed profile load means guest, silently (spec §8). */
export async function startSession(translator: I18n, queries: QueryClient): Promise<void> {
  watchToken(() => void restartSession(translator, queries));
  forgetOthersThanOwner();
  await fetchCsrfCookie();
  await loadProfile(translator);
}

/** Nothing of the person before may be seen or done any more: whose token it is now is found out anew. */
async function restartSession(translator: I18n, queries: QueryClient): Promise<void> {
  const isGuest = mirrorVisitor() === 'guest';
  session.set(isGuest ? GUEST : LOADING);
  forgetPerson(queries);
  forgetOthersThanOwner();
  if (!isGuest) await loadProfile(translator);
}

/** A login that runs out is no logout: what is stored stays for its owner, until another person comes. */
function forgetOthersThanOwner(): void {
  const owner = tokenOwner();
  if (owner !== undefined) void forgetOthers(owner);
}

/** Somebody has left: nothing of theirs stays on this device. */
async function endSession(translator: I18n, queries: QueryClient): Promise<void> {
  writeToken(null);
  void forgetOthers(undefined);
  await restartSession(translator, queries);
}

/** Shows who is here as the server says, or as it said the last time; does nothing without a token. */
export async function loadProfile(translator: I18n): Promise<void> {
  const token = readToken();
  if (token === null) return;
  // A reply that comes after the token has changed is not of this session; the change is seen to elsewhere.
  const isOver = () => readToken() !== token;
  const askedAt = performance.now();
  try {
    const { data } = await fetchProfile().catch(async error => {
      if (!isFromNoServer(error)) throw error;
      // One connection that breaks must not make a guest of somebody who has just logged in.
      await new Promise(resolve => setTimeout(resolve, PROFILE_AGAIN_MS));
      return fetchProfile();
    });
    if (isOver()) return;
    enter(translator, data.user, askedAt);
    // To learn the zone alone takes a slow phone 50 ms.
    whenIdle(async () => {
      const zone = isOver() ? undefined : await sendZone(data.user);
      if (zone !== undefined && !isOver()) changeUser({ zone });
    });
  } catch {
    // The token may still be good where the server could not check it; where it is not, the call has dropped it.
    if (!isOver()) session.set(GUEST);
  }
}

const fetchProfile = () => readWithPending({ queryKey: PROFILE }) as Promise<Reply<typeof getProfile>>;

function enter(translator: I18n, user: Profile, askedAt = performance.now()): void {
  session.set({ status: 'user', user: { ...user, ...followAccount(translator, user, askedAt) } });
}

/**
 * The account of a registration whose reply was lost is there already: sending it again, be it by the browser itself, gets in
 * with the same password. Throws what the registration came to where that opens nothing.
 */
async function logInInstead({ email, password }: { email: string; password: string }, error: unknown) {
  const isTaken = error instanceof ApiError && TAKEN.has(error.code);
  if (!isTaken) throw error;
  return call<typeof loginEndpoint>('POST', '/login', { body: { email, password } }).catch(() => {
    throw error;
  });
}

/** The invitation is used up together with the address. */
const TAKEN = new Set<ErrorCode>(['email_taken', 'sign_up_closed']);

/** What a person can do with their session; failures of the server are thrown as ApiError. */
export function useAccount() {
  const { i18n: translator } = useTranslation();
  const queries = useQueryClient();
  /** `words` where the account is new. */
  const begin = async (reply: { access_token: string; message: string }, words?: number) => {
    const { access_token: token, message } = reply;
    // Without a token nobody is logged in, whatever else the reply says.
    if (typeof token !== 'string' || token === '') throw new ApiError(200, { success: false, message });
    if (words !== undefined) beginWelcome(token, words);
    writeToken(token);
    return restartSession(translator, queries);
  };
  return {
    login: async (body: Call<typeof loginEndpoint>['body']) =>
      begin(await call<typeof loginEndpoint>('POST', '/login', { body })),

    /**
     * Resolves with `letter` where the account is made once a letter has been answered, with `login` where it was there already.
     * `words` is how many words this guest has learned here and brings along.
     */
    register: async (
      body: Call<typeof registerEndpoint>['body'],
      words: number,
    ): Promise<'letter' | 'login' | 'registration'> => {
      let outcome: 'login' | 'registration' = 'registration';
      const reply = await call<typeof registerEndpoint>('POST', '/register', { body }).catch(error => {
        outcome = 'login';
        return logInInstead(body, error);
      });
      if ('data' in reply && reply.data?.confirmation === 'mail') return 'letter';
      const entry = reply as { access_token: string; message: string };
      await begin(entry, outcome === 'registration' ? words : undefined);
      return outcome;
    },

    /** Begins the session of a token that a call has brought; without one, finds out anew who is here. */
    enter: async (token: string | null) => {
      if (token !== null) writeToken(token);
      await restartSession(translator, queries);
    },

    /** Ends the session on this side, after the server has ended it. */
    leave: () => endSession(translator, queries),

    /** Token and user are gone even if the server's part fails, which is made up for later. */
    logout: async () => {
      const token = readToken();
      try {
        await finishWork();
        await call<typeof logoutEndpoint>('POST', '/logout', {}, AbortSignal.timeout(LONGEST_LOGOUT_MS));
      } catch (error) {
        if (token !== null) await notePendingLogout(token);
        throw error;
      } finally {
        await endSession(translator, queries);
      }
    },

    saveProfile: async (body: Call<typeof updateProfile>['body']) => {
      // A choice of languages that is still on its way must not come after this one.
      await finishWork();
      const { data } = await call<typeof updateProfile>('PATCH', '/profile', { body });
      forgetChoice();
      enter(translator, data.user);
      return data;
    },
  };
}

/** Notes a change of the person who is logged in; returns false for a guest, who has none. */
export function changeUser(change: Partial<Profile>): boolean {
  const { status, user } = session.get();
  if (status !== 'user') return false;
  session.set({ status, user: { ...user, ...change } });
  return true;
}
