import type { Call } from '#contract/endpoint.ts';
import type { saveMarks, undoLearning } from '#contract/learning.ts';
import type { ChangedWord } from '#contract/word-states.ts';
import { call } from '#web/platform/http/http.ts';

export type MarkToSend = Call<typeof saveMarks>['body']['marks'][number];

/** Some 170 bytes a mark: far below the half megabyte that the server reads. */
const MARKS_AT_ONCE = 1000;
const IDS_AT_ONCE = 5000;

/** Marks words, in as many calls as it takes; sent again with the same ids it changes nothing. Throws ApiError. */
export async function sendMarks(marks: readonly MarkToSend[]): Promise<ChangedWord[]> {
  const states: ChangedWord[] = [];
  for (const chunk of chunksOf(marks, MARKS_AT_ONCE)) {
    const body = { marks: chunk };
    const { data } = await call<typeof saveMarks>('POST', '/learning/marks', { body });
    states.push(...(data?.states ?? []));
  }
  return states;
}

/** Takes back marks, answers or placement checks by their ids. Throws ApiError. */
export async function undoByIds(ids: readonly string[]): Promise<ChangedWord[]> {
  const states: ChangedWord[] = [];
  for (const chunk of chunksOf(ids, IDS_AT_ONCE)) {
    const { data } = await call<typeof undoLearning>('POST', '/tests/answers/undo', { body: { ids: chunk } });
    states.push(...(data?.states ?? []));
  }
  return states;
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, number) => items.slice(number * size, (number + 1) * size));
}
