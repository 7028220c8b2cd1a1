import { GuestCheckKeeper } from '#web/features/placement/guest-check-task.tsx';
import { GuestLogKeeper } from '#web/features/trainers/guest-log-task.tsx';

/** What carries the work of a guest into the account of whoever logs in: nobody else needs it. */
export function GuestKeepers() {
  return (
    <>
      <GuestCheckKeeper />
      <GuestLogKeeper />
    </>
  );
}
