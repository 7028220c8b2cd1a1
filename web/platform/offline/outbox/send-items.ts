import type { QueryClient } from '@tanstack/react-query';
import type { listDictionary, listMyWords } from '#contract/dictionary.ts';
import type { getLearning, getLearningReport, saveMarks, undoLearning } from '#contract/learning.ts';
import type { saveAnswers } from '#contract/trainers.ts';
import type { ChangedWord } from '#contract/word-states.ts';
import { call } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import type { Item } from './outbox-db.ts';
import { noteStates } from './shown-states.ts';

/** A call that has no reply by then is tried again: the server knows by the ids what it has taken. */
const LONGEST_SEND_MS = 20_000;

/** Sends things of one kind in one call, and has every screen ask anew for what they change. Rejects where it is not taken. */
export async function sendItems(items: Item[], queries: QueryClient): Promise<void> {
  const answers = items.flatMap(item => (item.kind === 'answer' ? [item.answer] : []));
  const marks = items.flatMap(item => (item.kind === 'mark' ? [item.mark] : []));
  const ids = items.flatMap(item => (item.kind === 'undo' ? [item.id] : []));
  const signal = AbortSignal.timeout(LONGEST_SEND_MS);
  if (answers.length > 0)
    note(await call<typeof saveAnswers>('POST', '/tests/answers', { body: { answers } }, signal));
  if (marks.length > 0)
    note(await call<typeof saveMarks>('POST', '/learning/marks', { body: { marks } }, signal));
  if (ids.length > 0)
    note(await call<typeof undoLearning>('POST', '/tests/answers/undo', { body: { ids } }, signal));
  // One after the other, since a word may come and go again; seldom, so what it takes is fetched then.
  for (const item of items)
    if (item.kind === 'dictionary') await (await import('./dictionary-changes.ts')).sendChange(item, signal);
  void refresh<typeof getLearning | typeof getLearningReport>(queries, '/learning', '/learning/report');
  // "Word learned" takes a word out of the dictionary, and its undo puts it back.
  if (answers.length === 0)
    void refresh<typeof listDictionary | typeof listMyWords>(queries, '/user-dictionary', '/my-words');

  /** Thousands of words need not be read again for those that changed. */
  function note({ data }: { data: { states: ChangedWord[] } | null | undefined }) {
    noteStates(queries, data?.states ?? []);
  }
}
