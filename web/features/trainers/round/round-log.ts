import { useState } from 'react';
import { isLetterId } from '#contract/letter-ids.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { timedAs, withAnswer } from '#learning/pace.ts';
import { rowOf } from '#learning/round/log.ts';
import { type Round, type Try, wordOf } from '#learning/round/round-state.ts';
import { isReading } from '#learning/round/round-word.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { guestLog } from '#web/platform/offline/outbox/guest-log.ts';
import { useSession } from '#web/platform/session/session.ts';
import { keepGuestWord } from '#web/vocabulary/study/guest-words.ts';
import { flushSoon, type OwnOutbox, useOwnOutbox } from '../own-outbox.ts';
import { keepPaces, readPaces } from '../paces.ts';

/**
 * Sends what happens in a round to the log: answers and marks as they are given, and what was taken back. That of a guest waits on this
 * device. After a logout there is no log.
 */
export function useRoundLog() {
  const { learn } = useLanguages();
  const outbox = useOwnOutbox();
  const { status } = useSession();
  const [isGuests] = useState(status === 'guest');
  const log = (): Log | null => outbox.current ?? (isGuests && tokenOwner() === undefined ? guestLog : null);
  return {
    record: (before: Round, after: Round) => {
      const to = log();
      if (to === null) return;
      record(to, before, after, learn);
      if (to === guestLog) keepWords(before, after, learn);
    },
    flush: () => flushSoon(log()),
  };
}

type Log = Pick<OwnOutbox, 'add' | 'flush'>;

/** What a guest was asked is shown to them where they can keep it. */
function keepWords(before: Round, after: Round, learn: Language): void {
  for (const { wordId } of without(logged(after), logged(before))) {
    const word = wordOf(after, wordId);
    if (word !== undefined && !isLetterId(wordId)) keepGuestWord(word, learn);
  }
}

function record(outbox: Log, before: Round, after: Round, learn: Language): void {
  // The last one first, as it was done.
  for (const { id } of without(logged(before), logged(after)).reverse()) outbox.add({ kind: 'undo', id });
  for (const { markId } of without(before.known, after.known).reverse())
    outbox.add({ kind: 'undo', id: markId });
  for (const tried of without(logged(after), logged(before))) addTry(outbox, after, tried, learn);
  for (const { markId, wordId, at } of without(after.known, before.known)) {
    const mark = { id: markId, wordId, learn, mark: 'known' as const, at, leavesDictionary: true };
    outbox.add({ kind: 'mark', mark });
  }
}

/** The tries that say something of the memory of their word. */
const logged = (round: Round) => round.tries.filter(({ wordId }) => !isReading(wordOf(round, wordId) ?? {}));

/** Graded at once, with the learner's own day. */
function addTry(outbox: Log, round: Round, tried: Try, learn: Language): void {
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
