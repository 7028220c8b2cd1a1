import type { PushDevice } from '#contract/reminders.ts';
import { subscriptionHere } from '#web/platform/storage/push-subscription.ts';

/** Whether this browser can be notified, and if not, why: each has its own useful next step. */
export type PushState = 'ready' | 'blocked' | 'insecure' | 'homeScreen' | 'unsupported';

export function pushStateHere(): PushState {
  if (!window.isSecureContext) return 'insecure';
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // Safari of an iPhone takes notifications only for what was put on the home screen, and has this property alone there.
  if (!hasPush)
    return (navigator as { standalone?: boolean }).standalone === false ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/**
 * Asks the browser to take notifications of this server, which asks its user. Undefined where they decline.
 *
 * @throws DOMException where the browser reaches no push service
 */
export async function subscribeHere(serverKey: string): Promise<PushDevice | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  // One that was made with another key of the server would be refused, and reach nobody.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** By what the server names this browser; undefined where it takes no notifications. */
export async function deviceHere(): Promise<string | undefined> {
  const endpoint = (await subscriptionHere())?.endpoint;
  if (endpoint === undefined) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
