import type { QueryClient } from '@tanstack/react-query';
import { fetchKey } from '../queries.ts';
import { learnOf, STATES_OF_ALL, type StatesReply } from '../shown-states.ts';

/** From here on every reply on how a person stands with words tells also what they did that the server has not heard of. */
export function layWaitingOver(queries: QueryClient): void {
  queries.setQueryDefaults(STATES_OF_ALL, {
    queryFn: async ({ queryKey, signal }) => {
      // Not part of the first load; where it does not come, the reply stands as it is.
      const loading = import('./lay-over.ts').catch(() => undefined);
      const reply = (await fetchKey(queryKey, signal)) as StatesReply;
      return (await loading)?.withWaiting(reply, learnOf(queryKey)) ?? reply;
    },
  });
}
