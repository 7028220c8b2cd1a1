import type { QueryClient } from '@tanstack/react-query';
import { fetchKey } from '#web/platform/http/queries.ts';
import { DICTIONARY_OF_ALL, MY_WORDS_OF_ALL, STATES_OF_ALL } from './keys-of-all.ts';

/** From here on replies on a person's words tell also what they did that the server has not heard of. */
export function layWaitingOver(queries: QueryClient): void {
  for (const key of [STATES_OF_ALL, MY_WORDS_OF_ALL, DICTIONARY_OF_ALL])
    queries.setQueryDefaults(key, {
      queryFn: async ({ queryKey, signal }) => {
        // Not part of the first load; where it does not come, the reply stands as it is.
        const loading = import('./apply-pending.ts').catch(() => undefined);
        const reply = await fetchKey(queryKey, signal);
        return (await loading)?.withWaitingOf(queryKey, reply) ?? reply;
      },
    });
}
