import { ifPossible } from './if-possible.ts';
import { forgetDevice } from './notified-device.ts';

/** What this browser has agreed on with its push service; undefined where it takes no notifications. */
export function subscriptionHere(): Promise<PushSubscription | undefined> {
  return ifPossible(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? undefined;
  });
}

/** Takes no notifications any more, nor does the service worker renew them. */
export async function unsubscribeHere(): Promise<void> {
  await forgetDevice();
  await (await subscriptionHere())?.unsubscribe().catch(() => undefined);
}
