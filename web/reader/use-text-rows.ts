import { useMemo } from 'react';
import type { listTextRows } from '#contract/reader.ts';
import type { Language } from '#languages/index.ts';
import { useWordStates } from '../marks/word-states.ts';
import { useEndpoint } from '../queries.ts';
import type { WordStates } from '../shown-states.ts';
import type { TextRows } from './familiarity.ts';

/** The words of the texts of a language, and how the person stands with words. */
type KnownTexts = { rows: TextRows; states: WordStates };

/** Undefined for guests, for who has begun nothing, and until it is known. */
export function useTextRows(learn: Language): KnownTexts | undefined {
  const states = useWordStates(learn);
  const hasBegun = states !== undefined && Object.keys(states).length > 0;
  const query = { query: { learn } };
  const rows = useEndpoint<typeof listTextRows>('/text-rows', query, hasBegun).data?.data;
  return useMemo(
    () => (hasBegun && rows !== undefined ? { rows, states } : undefined),
    [hasBegun, rows, states],
  );
}
