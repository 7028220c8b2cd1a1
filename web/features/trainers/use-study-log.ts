import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { withAnswer } from '#learning/pace.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { openOutbox } from '#web/platform/offline/outbox/open-outbox.ts';
import type { Outbox } from '#web/platform/offline/outbox/outbox.ts';
import { beforeLogout } from '#web/platform/session/before-logout.ts';
import { useSession } from '#web/platform/session/session.ts';
import { keepPaces, readPaces } from './kept-paces.ts';
import type { FirstTry, LearnedWord, Sitting } from './sitting-state.ts';
import { answerOf, changesBetween } from './study-changes.ts';
import { useForgetLearned } from './use-forget-learned.ts';

/** A server that has not replied by then is away, and must not keep anybody from learning. */
const LONGEST_FLUSH_MS = 3000;

/** Tells the server what happens in a trainer; what guests do is not kept. */
export function useStudyLog() {
  const { learn } = useLanguages();
  const forgetLearned = useForgetLearned();
  const outbox = useOwnOutbox();

  const record = (before: Sitting, after: Sitting) => {
    const owned = outbox.current;
    if (owned === null) return;
    const { tries, learned, takenBack } = changesBetween(before, after);
    for (const { id } of takenBack.tries) owned.add({ kind: 'undo', id });
    for (const word of takenBack.learned) {
      if ('markId' in word) owned.add({ kind: 'undo', id: word.markId });
      else forgetLearned(word);
    }
    for (const firstTry of tries) add(owned, firstTry);
    for (const word of learned) if ('markId' in word) markKnown(owned, word);
  };

  const add = (owned: Outbox, firstTry: FirstTry) => {
    const paces = readPaces();
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const answer = answerOf(firstTry, learn, { paces, zone });
    const { testType, correct, milliseconds } = firstTry;
    if (answer.grade !== null) keepPaces(withAnswer(paces, { testType, correct, milliseconds }));
    owned.add({ kind: 'answer', answer });
  };

  const markKnown = (owned: Outbox, { markId, wordId }: Extract<LearnedWord, { markId: string }>) => {
    const mark = {
      id: markId,
      wordId,
      learn,
      mark: 'known' as const,
      at: Date.now(),
      leavesDictionary: true,
    };
    owned.add({ kind: 'mark', mark });
  };

  return { record, flush: () => soon(outbox.current?.flush()) };
}

/**
 * The outbox of the person who is logged in. When their login runs out in the middle of a test, the answers stay theirs and are
 * sent after the next login; when they log out, they are a guest's.
 */
function useOwnOutbox() {
  const userId = useSession().user?.id;
  const queries = useQueryClient();
  const outbox = useRef<Outbox>(null);
  useEffect(() => {
    if (userId !== undefined) outbox.current = openOutbox(userId, queries);
  }, [userId, queries]);
  useEffect(
    () =>
      beforeLogout(async () => {
        await outbox.current?.flush();
        outbox.current = null;
      }),
    [],
  );
  return outbox;
}

async function soon(work: Promise<void> | undefined): Promise<void> {
  const late = new Promise<void>(resolve => setTimeout(resolve, LONGEST_FLUSH_MS));
  await Promise.race([work, late]);
}
