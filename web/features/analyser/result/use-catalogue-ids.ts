import { useMemo } from 'react';
import type { listCatalogueWords } from '#contract/categories.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useSession } from '#web/platform/session/session.ts';

/** For people who are logged in: the ids of the words of the catalogue that a counted word may be, the commonest meaning first. */
export function useCatalogueIds(): ReadonlyMap<string, readonly string[]> {
  const isUser = useSession().status === 'user';
  const catalogue = useEndpoint<typeof listCatalogueWords>('/catalogue-words', {}, isUser).data?.data.words;
  return useMemo(() => groupByWord(catalogue ?? []), [catalogue]);
}

function groupByWord(catalogue: readonly (readonly [id: string, word: string, ...rest: string[]])[]) {
  const groups = new Map<string, string[]>();
  for (const [id, form] of catalogue) {
    const word = form.toLowerCase();
    const ids = groups.get(word);
    if (ids === undefined) groups.set(word, [id]);
    else ids.push(id);
  }
  return groups;
}
