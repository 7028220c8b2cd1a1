import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '#web/platform/speech/testing-caches.ts';
import { forgetDevice, noteDevice, notedDevice } from '#web/platform/storage/notified-device.ts';
import { renewDevice } from './renew-device.ts';

const NOTED = { owner: 'ann', serverKey: 'key', endpoint: 'https://push.example/old', auth: 'old auth' };

/** The push service of this browser: the address at which it has the browser, or none. */
let address: string | undefined;
let status: number;
let onAsked: () => Promise<void>;
const sent: unknown[] = [];
const subscription = (endpoint: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: `p256dh of ${endpoint}`, auth: `auth of ${endpoint}` } }),
  unsubscribe: async () => {
    address = undefined;
    return true;
  },
});
const pushManager = {
  getSubscription: async () => (address === undefined ? null : subscription(address)),
  subscribe: vi.fn(async (_options: object) => {
    address = 'https://push.example/subscribed';
    return subscription(address);
  }),
};
const renew = () => renewDevice({ pushManager } as unknown as Parameters<typeof renewDevice>[0]);
const noted = async () => (await notedDevice())?.device;

beforeEach(async () => {
  address = 'https://push.example/new';
  status = 200;
  onAsked = async () => {};
  sent.length = 0;
  pushManager.subscribe.mockClear();
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    await onAsked();
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response('{}', { status });
  });
  await noteDevice(NOTED);
});
afterEach(() => vi.unstubAllGlobals());

test('a browser that was moved says so once, and proves who it was', async () => {
  await Promise.all([renew(), renew()]);
  await renew();
  expect(sent).toEqual([
    {
      owner: 'ann',
      before: { endpoint: NOTED.endpoint, auth: 'old auth' },
      device: {
        endpoint: 'https://push.example/new',
        p256dh: 'p256dh of https://push.example/new',
        auth: 'auth of https://push.example/new',
      },
    },
  ]);
  expect(await noted()).toEqual({
    ...NOTED,
    endpoint: 'https://push.example/new',
    auth: 'auth of https://push.example/new',
  });
});

test('one that its push service knows no more asks for notifications anew, with the key of before', async () => {
  address = undefined;
  await renew();
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(sent).toMatchObject([{ device: { endpoint: 'https://push.example/subscribed' } }]);
});

test('nothing is done where it has not moved, and where nobody takes notifications', async () => {
  address = NOTED.endpoint;
  await renew();
  await forgetDevice();
  address = undefined;
  await renew();
  expect([sent, pushManager.subscribe.mock.calls]).toEqual([[], []]);
});

test.each([
  ['without a connection', 0],
  ['at a server that knows no such call', 404],
  ['at one that is away', 503],
])('%s it is tried again', async (_, reply) => {
  status = reply;
  await renew();
  expect(await noted()).toEqual(NOTED);
  status = 200;
  await renew();
  expect(sent).toHaveLength(2);
  expect((await noted())?.endpoint).toBe('https://push.example/new');
});

test('where reminders were ended elsewhere, it takes no notifications any more', async () => {
  status = 422;
  await renew();
  expect([await noted(), address]).toEqual([undefined, undefined]);
});

test('whoever logs out meanwhile is not notified here', async () => {
  address = undefined;
  pushManager.subscribe.mockImplementationOnce(async () => {
    await forgetDevice();
    return subscription('https://push.example/subscribed');
  });
  await renew();
  expect([sent, address, await noted()]).toEqual([[], undefined, undefined]);
});

test('a logout while the server is asked is not undone by its answer, nor is the next person', async () => {
  const ben = { ...NOTED, owner: 'ben', endpoint: 'https://push.example/ben' };
  onAsked = async () => {
    await forgetDevice();
    await noteDevice(ben);
  };
  await renew();
  expect(await noted()).toEqual(ben);
});
