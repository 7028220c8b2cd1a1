import { useEffect } from 'react';
import { GuestCheckKeeper } from '#web/features/placement/guest-check-task.tsx';
import { GuestLogKeeper } from '#web/features/trainers/guest-log-task.tsx';
import { isDearLine } from '#web/platform/loading/dear-line.ts';
import { OfflineTask } from '#web/platform/offline/offline-task.tsx';
import { OutboxTask } from '#web/platform/offline/outbox-task.tsx';
import { PendingLogoutsTask } from '#web/platform/session/pending-logouts-task.ts';
import { keepFocus } from './layout/keep-focus.ts';

/** What is at work on every page and shows nothing of its own. */
export function BackgroundTasks() {
  useEffect(fetchFigures, []);
  useEffect(() => keepFocus(document.body), []);
  return (
    <>
      <PendingLogoutsTask />
      <OutboxTask />
      <OfflineTask />
      <GuestCheckKeeper />
      <GuestLogKeeper />
    </>
  );
}

/** Fetches the figures of the head face, so that the first score or count is not drawn in another face for a moment; not every document has faces. */
function fetchFigures(): void {
  if (!isDearLine()) document.fonts?.load('600 1em Literata', '0').catch(() => undefined);
}
