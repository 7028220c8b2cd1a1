import { useEffect } from 'react';
import { LeftSessionsKeeper } from './account/left-sessions-keeper.ts';
import { keepFocus } from './layout/keep-focus.ts';
import { OfflineKeeper } from './offline/offline-keeper.tsx';
import { OutboxKeeper } from './outbox/outbox-keeper.tsx';
import { GuestCheckKeeper } from './placement/guest-check-keeper.tsx';

/** What is at work on every page and shows nothing of its own. */
export function Keepers() {
  useEffect(fetchFigures, []);
  useEffect(() => keepFocus(document.body), []);
  return (
    <>
      <LeftSessionsKeeper />
      <OutboxKeeper />
      <OfflineKeeper />
      <GuestCheckKeeper />
    </>
  );
}

/** Fetches the figures of the head face, so that the first score or count is not drawn in another face for a moment; not every document has faces. */
function fetchFigures(): void {
  document.fonts?.load('600 1em Literata', '0').catch(() => undefined);
}
