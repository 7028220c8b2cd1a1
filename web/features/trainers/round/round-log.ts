import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { timedAs, withAnswer } from '#learning/pace.ts';
import { rowOf } from '#learning/round/log.ts';
import { type Round, type Try, wordOf } from '#learning/round/round-state.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { flushSoon, type OwnOutbox, useOwnOutbox } from '../own-outbox.ts';
import { keepPaces, readPaces } from '../paces.ts';

/** Sends what happens in a round to the log: answers and marks as they are given, and what was taken back. */
export function useRoundLog() {
  const { learn } = useLanguages();
  const outbox = useOwnOutbox();
  return {
    record: (before: Round, after: Round) => {
      if (outbox.current !== null) record(outbox.current, before, after, learn);
    },
    flush: () => flushSoon(outbox.current),
  };
}

function record(outbox: OwnOutbox, before: Round, after: Round, learn: Language): void {
  // The last one first, as it was done.
  for (const { id } of without(before.tries, after.tries).reverse()) outbox.add({ kind: 'undo', id });
  for (const { markId } of without(before.known, after.known).reverse())
    outbox.add({ kind: 'undo', id: markId });
  for (const tried of without(after.tries, before.tries)) addTry(outbox, after, tried, learn);
  for (const { markId, wordId, at } of without(after.known, before.known)) {
    const mark = { id: markId, wordId, learn, mark: 'known' as const, at, leavesDictionary: true };
    outbox.add({ kind: 'mark', mark });
  }
}

/** Graded at once, with the learner's own day. */
function addTry(outbox: OwnOutbox, round: Round, tried: Try, learn: Language): void {
  const word = wordOf(round, tried.wordId);
  if (word === undefined) return;
  const paces = readPaces();
  const row = rowOf(tried, word, paces[timedAs(rowOf(tried, word))]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (row.grade !== null) keepPaces(withAnswer(paces, row));
  const answer = { ...row, round: round.id, learn, day: localDay(row.answeredAt, timeZone) };
  outbox.add({ kind: 'answer', answer });
}

/** Both lists only grow and shrink at their ends. */
function without<Entry extends { id: string } | { markId: string }>(
  entries: readonly Entry[],
  others: readonly Entry[],
): Entry[] {
  const ids = new Set(others.map(idOf));
  return entries.filter(entry => !ids.has(idOf(entry)));
}

const idOf = (entry: { id: string } | { markId: string }) => ('id' in entry ? entry.id : entry.markId);
