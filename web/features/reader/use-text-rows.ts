import { useMemo } from 'react';
import type { listTextRows } from '#contract/reader.ts';
import type { Language } from '#languages/index.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import type { WordStates } from '#web/platform/offline/outbox/shown-states.ts';
import { useWordStatesQuery } from '#web/vocabulary/marks/word-states.ts';
import type { TextRows } from './familiarity.ts';

/** The words of the texts of a language, and how the person stands with words. */
export type KnownTexts = { rows: TextRows; states: WordStates };

/** `known` is undefined for guests, for who has begun nothing, and as long as it is not `isFetched`. */
export function useTextRows(learn: Language): { known: KnownTexts | undefined; isFetched: boolean } {
  const query = useWordStatesQuery(learn);
  const states = query.data?.data.words;
  const hasBegun = states !== undefined && Object.keys(states).length > 0;
  const reply = useEndpoint<typeof listTextRows>('/text-rows', { query: { learn } }, hasBegun);
  const rows = reply.data?.data;
  const known = useMemo(
    () => (hasBegun && rows !== undefined ? { rows, states } : undefined),
    [hasBegun, rows, states],
  );
  return { known, isFetched: query.isFetched && (!hasBegun || reply.isFetched) };
}
