import { useMemo } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { listTextRows } from '#contract/reader.ts';
import type { Language } from '#languages/index.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { coverageOf, furthestRow, type TextCoverage } from '#web/vocabulary/marks/text-coverage.ts';
import { hasBegunWords, useWordStatesQuery } from '#web/vocabulary/marks/word-states.ts';

export type TextRows = Reply<typeof listTextRows>['data'];

/** How far somebody knows each text of a language; undefined for guests, for those who have begun nothing, and until it `isFetched`. */
export function useTextCoverages(learn: Language) {
  const query = useWordStatesQuery(learn);
  const states = query.data?.data.words;
  const hasBegun = states !== undefined && hasBegunWords(states);
  const reply = useEndpoint<typeof listTextRows>('/text-rows', { query: { learn } }, hasBegun);
  const rows = reply.data?.data;
  const coverages = useMemo(
    () => (hasBegun && rows !== undefined ? coveragesOf(rows, states) : undefined),
    [hasBegun, rows, states],
  );
  return { coverages, isFetched: query.isFetched && (!hasBegun || reply.isFetched) };
}

/** By the ids of the texts. */
export function coveragesOf({ rows, texts }: TextRows, states: WordStates): Map<string, TextCoverage> {
  const coverages = Object.entries(texts).map(([id, entries]) => {
    const words = entries.map(([row, times, ...others]) => {
      const ids = [row, ...others].flatMap(place => rows[place] ?? []);
      return [furthestRow(ids, states)?.state ?? 'new', times] as const;
    });
    return [id, coverageOf(words)] as const;
  });
  return new Map(coverages);
}
