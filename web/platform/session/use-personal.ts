import { useQuery } from '@tanstack/react-query';
import type { Call, Reply } from '#contract/endpoint.ts';
import { type PersonalEndpoint, personalKeyOf } from '#web/platform/http/queries.ts';
import { useSession } from './session.ts';

/**
 * Whether something of the person is still on its way, or it is not yet known who is here: a page that would be pushed about waits.
 * Not again for what has failed: what the page then shows asks for it once more, and would go with the asking, without end.
 */
export function useIsWaiting(...queries: readonly { isFetched: boolean }[]): boolean {
  const { status } = useSession();
  return status === 'loading' || (status === 'user' && queries.some(({ isFetched }) => !isFetched));
}

/** Reads what is of the person who is logged in; for guests, and until it is known who is here, it waits. `isOn` false waits too. */
export function usePersonal<E extends PersonalEndpoint>(path: E['path'], input: Call<E>, isOn = true) {
  const isUser = useSession().status === 'user';
  return useQuery<Reply<E>>({ queryKey: personalKeyOf<E>(path, input), enabled: isUser && isOn });
}
