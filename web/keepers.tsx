import { OfflineKeeper } from './offline/offline-keeper.tsx';
import { OutboxKeeper } from './outbox/outbox-keeper.tsx';
import { GuestCheckKeeper } from './placement/guest-check-keeper.tsx';

/** What is at work on every page and shows nothing of its own. */
export function Keepers() {
  return (
    <>
      <OutboxKeeper />
      <OfflineKeeper />
      <GuestCheckKeeper />
    </>
  );
}
