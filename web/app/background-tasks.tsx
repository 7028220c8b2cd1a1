import { useEffect } from 'react';
import { isDearLine } from '#web/platform/loading/dear-line.ts';
import { OfflineTask } from '#web/platform/offline/offline-task.tsx';
import { OutboxTask } from '#web/platform/offline/outbox-task.tsx';
import { PendingLogoutsTask } from '#web/platform/session/pending-logouts-task.ts';
import { useSession } from '#web/platform/session/session.ts';
import { readyChosenVoices } from '#web/platform/speech/player.ts';
import { keepFocus } from './layout/keep-focus.ts';
import { useLater } from './use-later.ts';

/** What is at work on every page and shows nothing of its own. */
export function BackgroundTasks() {
  const GuestKeepers = useLater(loadGuestKeepers, useSession().status === 'user');
  useEffect(fetchFigures, []);
  useEffect(() => void readyChosenVoices(), []);
  useEffect(() => keepFocus(document.body), []);
  return (
    <>
      <PendingLogoutsTask />
      <OutboxTask />
      <OfflineTask />
      {GuestKeepers && <GuestKeepers />}
    </>
  );
}

const loadGuestKeepers = async () => (await import('./guest-keepers.tsx')).GuestKeepers;

/** Fetches the figures of the head face, so that the first score or count is not drawn in another face for a moment; not every document has faces. */
function fetchFigures(): void {
  if (!isDearLine()) document.fonts?.load('600 1em Literata', '0').catch(() => undefined);
}
