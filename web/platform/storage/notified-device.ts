import { ifPossible } from './if-possible.ts';

/** For whom this browser takes notifications, and by what the server knows it: the proof that it is the same where its push service moves it. */
type NotifiedDevice = {
  owner: string;
  /** The key that it asked for notifications with. */
  serverKey: string;
  endpoint: string;
  auth: string;
};

const CACHE = 'push-1';
const PLACE = '/notified-device.json';

const put = (cache: Cache, device: NotifiedDevice) => cache.put(PLACE, Response.json(device));

/** Where the service worker finds it too. */
export async function noteDevice(device: NotifiedDevice): Promise<void> {
  await ifPossible(async () => put(await caches.open(CACHE), device));
}

/** What is noted, and what notes something else in its place; that does nothing once it was forgotten, as a deleted cache is found by nobody. */
export function notedDevice() {
  return ifPossible(async () => {
    const cache = await caches.open(CACHE);
    const device: NotifiedDevice | undefined = await (await cache.match(PLACE))?.json();
    return device && { device, replace: (other: NotifiedDevice) => put(cache, other) };
  });
}

export async function forgetDevice(): Promise<void> {
  await ifPossible(() => caches.delete(CACHE));
}
