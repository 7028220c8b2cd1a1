import { forgetDevice, notedDevice } from '#web/platform/storage/notified-device.ts';

type Registration = { pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'> };

let renewing: Promise<void> | undefined;

/**
 * Tells the server where this browser is notified from now on, where its push service has moved it or knows it no more. What fails is tried
 * again when the next page is opened, and without anybody who wants notifications nothing is done.
 */
export function renewDevice(registration: Registration): Promise<void> {
  renewing ??= renew(registration)
    .catch(() => undefined)
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}

async function renew({ pushManager }: Registration): Promise<void> {
  const noted = await notedDevice();
  if (noted === undefined) return;
  const { owner, serverKey, endpoint: before, auth } = noted.device;
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  const subscription = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options));
  const { endpoint = '', keys = {} } = subscription.toJSON();
  if (endpoint === before) return;
  // Whoever has logged out meanwhile takes no notifications any more.
  if ((await notedDevice())?.device.owner !== owner) return void (await subscription.unsubscribe());
  const device = { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
  const response = await fetch('/api/reminder/device', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ owner, before: { endpoint: before, auth }, device }),
  });
  if (response.ok) await noted.replace({ owner, serverKey, endpoint, auth: device.auth });
  // Ended elsewhere. A server that knows no such call says 404, and is asked again.
  if (response.status === 422) {
    await forgetDevice();
    await subscription.unsubscribe();
  }
}
