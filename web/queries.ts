import { QueryClient, type QueryKey, useQuery } from '@tanstack/react-query';
import type { Answer, Call, Endpoint } from '#contract/endpoint.ts';
import { ApiError, call } from './http.ts';

/** The catalogue changes with a new version of the server only. */
const FRESH_MS = 5 * 60_000;

/** The client of all reading calls: a key is `[path, input]`, and the one default function fetches it. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetchKey(queryKey, signal),
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
        retryDelay: 500,
      },
    },
  });
}

function fetchKey([path, input]: QueryKey, signal: AbortSignal): Promise<unknown> {
  return call<Endpoint>('GET', path as `/${string}`, (input ?? {}) as never, signal);
}

/** The key of a reading call, checked against its endpoint: `keyOf<typeof listCategories>('/categories', { query: { lang } })`. */
export function keyOf<E extends Endpoint>(path: E['path'], input: Call<E>): QueryKey {
  return [path, input];
}

/** Reads an endpoint; `isOn` false waits. */
export function useEndpoint<E extends Endpoint>(path: E['path'], input: Call<E>, isOn = true) {
  return useQuery<Answer<E>>({ queryKey: keyOf<E>(path, input), enabled: isOn });
}
