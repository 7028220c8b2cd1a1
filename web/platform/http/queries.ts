import { QueryClient, type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query';
import type { Call, Endpoint, Reply } from '#contract/endpoint.ts';
import { ApiError, call } from './http.ts';

/** The catalogue changes with a new version of the server only. */
const FRESH_MS = 5 * 60_000;

/** The client of all reading calls: a key is `[access, path, input]`, and the one function given reads it. */
export function createQueries(read: QueryFunction = readPlainly): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: read,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
        retryDelay: 500,
        // The call finds out by itself whether there is a connection, and has copies where there is none.
        networkMode: 'always',
      },
      // The call itself finds out whether there is a connection, and says so; it is not held back until there is one.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}

/** Without copies: on the server, and in tests. */
const readPlainly: QueryFunction = ({ queryKey: [, path, input], signal }) =>
  call<Endpoint & { method: 'GET' }>('GET', path as `/${string}`, (input ?? {}) as never, signal);

export type PublicEndpoint = Endpoint & { access: 'anyone' };
export type PersonalEndpoint = Endpoint & { access: 'user' };

/** The key of a call whose reply is the same for everybody: `keyOf<typeof listCategories>('/categories', { query: { lang } })`. */
export function keyOf<E extends PublicEndpoint>(path: E['path'], input: Call<E>): QueryKey {
  return ['anyone' satisfies E['access'], path, input];
}

/** Whether a key is of a call whose reply is the same for everybody. */
export function isPublicKey([access]: QueryKey): boolean {
  return access === ('anyone' satisfies PublicEndpoint['access']);
}

/** The key of a call whose reply is about the person who is logged in. */
export function personalKeyOf<E extends PersonalEndpoint>(path: E['path'], input: Call<E>): QueryKey {
  return ['user' satisfies E['access'], path, input];
}

/** Reads what is the same for everybody. What is of a person is read with `usePersonal` of `account/`. */
export function useEndpoint<E extends PublicEndpoint>(path: E['path'], input: Call<E>, isOn = true) {
  return useQuery<Reply<E>>({ queryKey: keyOf<E>(path, input), enabled: isOn });
}

/** Asks anew for what a change has made stale: `refresh<typeof getLearning>(queries, '/learning')`. */
export async function refresh<E extends PersonalEndpoint>(
  queries: QueryClient,
  ...paths: E['path'][]
): Promise<void> {
  await Promise.all(paths.map(path => askAnew(queries, ['user' satisfies E['access'], path])));
}

/** A reply that is under way may be older than the change: it is called off, since a first one would be taken all the same. */
export async function askAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}

/**
 * Forgets what is of the person who was here. What is public stays, and goes on loading: its screens would wait for ever for
 * a load that was called off.
 */
export function forgetPerson(queries: QueryClient): void {
  queries.removeQueries({ queryKey: ['user' satisfies PersonalEndpoint['access']] });
}
