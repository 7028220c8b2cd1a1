import { ifPossible } from '#web/platform/storage/if-possible.ts';

/** What this browser has agreed on with its push service; undefined where it takes no notifications. */
export function subscriptionHere(): Promise<PushSubscription | undefined> {
  return ifPossible(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? undefined;
  });
}

/** Takes no notifications any more. */
export async function unsubscribeHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe().catch(() => undefined);
}
