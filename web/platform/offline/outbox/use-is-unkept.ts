import { useStore } from '#web/platform/storage/store.ts';
import { stuckCount, unkeptCount } from './outbox-status.ts';

/** Whether closing the page would lose what a person did: it could not be sent, and the device does not take it either. */
export function useIsUnkept(): boolean {
  const stuck = useStore(stuckCount);
  const unkept = useStore(unkeptCount);
  return stuck > 0 && unkept > 0;
}
