import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#contract/endpoint.ts';
import type { listPlacements, savePlacement } from '#contract/learning.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { noteStates } from '#web/platform/offline/pending/word-states.ts';
import { write } from '#web/platform/offline/writes/write.ts';
import { idsFrom } from '#web/platform/storage/new-id.ts';
import { sendMarks } from '#web/vocabulary/marks/send-marks.ts';
import { refreshLearning } from '#web/vocabulary/marks/word-states.ts';

/** A check that is over. Its id is also the beginning of the ids of its marks, by which the server takes all back together. */
export type FinishedCheck = Call<typeof savePlacement>['body'];

/** Saves the result of a check; sent again it changes nothing. Resolves with whether it waits for a connection; throws ApiError. */
export async function saveCheck(check: FinishedCheck, queries: QueryClient): Promise<{ isWaiting: boolean }> {
  const outcome = await write({ kind: 'placement', check }, queries);
  if (outcome.is === 'failed') throw outcome.error;
  return { isWaiting: outcome.is === 'waiting' };
}

/** Marks words as known by a check; sent again it changes nothing. Throws ApiError. */
export async function markByCheck(
  { id, learn, at }: FinishedCheck,
  wordIds: readonly string[],
  queries: QueryClient,
): Promise<void> {
  const ids = idsFrom(id, wordIds.length);
  const marks = wordIds.map((wordId, place) => ({ id: ids[place] as string, wordId, learn, at }));
  noteStates(queries, await sendMarks(marks.map(mark => ({ ...mark, mark: 'known' as const }))));
  await refreshChecks(queries);
}

export async function refreshChecks(queries: QueryClient): Promise<void> {
  await Promise.all([
    refreshLearning(queries),
    refresh<typeof listPlacements>(queries, '/learning/placements'),
  ]);
}
