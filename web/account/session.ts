import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type {
  getProfile,
  login as loginEndpoint,
  logout as logoutEndpoint,
  register as registerEndpoint,
  User,
  updateProfile,
} from '#contract/account.ts';
import type { Call } from '#contract/endpoint.ts';
import { call, fetchCsrfCookie } from '../http.ts';
import { switchLanguage, switchLearning } from '../i18n/languages.ts';
import { createStore, useStore } from '../store.ts';
import { finishWork } from './before-logout.ts';
import { readToken, watchToken, writeToken } from './token.ts';

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'user'; user: User };

/** A server that has not answered by then is away. */
const LONGEST_LOGOUT_MS = 5000;

const LOADING: Session = { status: 'loading', user: null };
const GUEST: Session = { status: 'guest', user: null };

const session = createStore<Session>(LOADING);

/** Unknown at first, then a guest or a user. */
export const useSession = (): Session => useStore(session);

/** Finds out who is here: the cookie call, then the profile. A failed profile load means guest, silently (spec §8). */
export async function startSession(translator: i18n, queries: QueryClient): Promise<void> {
  watchToken(() => void restartSession(translator, queries));
  if (readToken() === null) session.set(GUEST);
  await fetchCsrfCookie().catch(() => undefined);
  if (readToken() !== null) await loadProfile(translator);
}

/** Nothing of the person before may be seen or done any more: whose token it is now is found out anew. */
async function restartSession(translator: i18n, queries: QueryClient): Promise<void> {
  const isGuest = readToken() === null;
  session.set(isGuest ? GUEST : LOADING);
  queries.clear();
  if (!isGuest) await loadProfile(translator);
}

async function loadProfile(translator: i18n): Promise<void> {
  const token = readToken();
  // An answer that comes after the token has changed is not of this session; the change is seen to elsewhere.
  const isOver = () => readToken() !== token;
  try {
    const { data } = await call<typeof getProfile>('GET', '/profile', {});
    if (!isOver()) enter(translator, data.user);
  } catch {
    // The token may still be good where the server could not check it; where it is not, the call has dropped it.
    if (!isOver()) session.set(GUEST);
  }
}

function enter(translator: i18n, user: User): void {
  session.set({ status: 'user', user });
  switchLearning(user.learning_language);
  void switchLanguage(translator, user.language).catch(() => undefined);
}

/** What a person can do with their session; failures of the server are thrown as ApiError. */
export function useAccount() {
  const { i18n: translator } = useTranslation();
  const queries = useQueryClient();
  const begin = (answer: { access_token: string; user: User }) => {
    writeToken(answer.access_token);
    queries.clear();
    return loadProfile(translator);
  };
  return {
    login: async (body: Call<typeof loginEndpoint>['body']) =>
      begin(await call<typeof loginEndpoint>('POST', '/login', { body })),

    register: async (body: Call<typeof registerEndpoint>['body']) =>
      begin(await call<typeof registerEndpoint>('POST', '/register', { body })),

    /** Token and user are gone even if the server's part fails. */
    logout: async () => {
      try {
        await finishWork();
        await call<typeof logoutEndpoint>('POST', '/logout', {}, AbortSignal.timeout(LONGEST_LOGOUT_MS));
      } finally {
        writeToken(null);
        queries.clear();
        session.set(GUEST);
      }
    },

    saveProfile: async (body: Call<typeof updateProfile>['body']) => {
      const { data } = await call<typeof updateProfile>('PATCH', '/profile', { body });
      enter(translator, data.user);
    },

    /** Shows the interface in another language at once, and remembers that on the server for a user. */
    chooseLanguage: async (language: User['language']) => {
      if (await switchLanguage(translator, language)) await savePreference({ language });
    },

    chooseLearning: async (learning_language: User['learning_language']) => {
      switchLearning(learning_language);
      await savePreference({ learning_language });
    },
  };
}

/** A failure costs only the memory of the choice on other devices, so it is only logged (spec §8). */
async function savePreference(body: Call<typeof updateProfile>['body']): Promise<void> {
  const { status, user } = session.get();
  if (status !== 'user') return;
  session.set({ status, user: { ...user, ...body } });
  try {
    await call<typeof updateProfile>('PATCH', '/profile', { body });
  } catch (error) {
    console.warn('The language preference was not saved', error);
  }
}
