import { expect, test } from 'vitest';
import { readingKeys } from '../testing/push-reader.ts';
import { startPushSite } from '../testing/push-site.ts';
import { createPushService } from './push-service.ts';
import { serverKeys } from './web-push.ts';

const keys = serverKeys();

test('a message is carried to its browser, encrypted, for three hours at most, and a later one takes its place', async () => {
  const push = await startPushSite();
  const { path, device } = push.browser();
  const service = createPushService({ keys, contact: 'mailto:owner@example.org', ...push.world });
  expect(await service.send(device, 'palabras')).toBe('taken');
  expect(push.got).toMatchObject([
    {
      browser: path,
      message: 'palabras',
      headers: { 'content-encoding': 'aes128gcm', ttl: '10800', topic: 'reminder' },
    },
  ]);
  expect(String(push.got[0]?.headers.authorization)).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/);
});

test('a browser that is gone, a service that fails, one that leads elsewhere and one that is not there are told apart', async () => {
  const push = await startPushSite();
  const { device } = push.browser();
  const service = createPushService({ keys, ...push.world });
  push.site.mood = 'forgot';
  expect(await service.send(device, 'a')).toBe('gone');
  push.site.mood = 'redirects';
  expect(await service.send(device, 'a')).toBe('failed');
  push.site.mood = 'fails';
  expect(await service.send(device, 'a')).toBe('failed');
  expect(push.site.asked).toBe(3);
  const away = { ...device, endpoint: device.endpoint.replace(/:\d+/, '') };
  expect(await service.send(away, 'a')).toBe('failed');
});

test('a service that has a message and says nothing is waited for a moment, and is not sent it again', async () => {
  const push = await startPushSite();
  const { device } = push.browser();
  const service = createPushService({ keys, ...push.world, timeoutMs: 3_000 });
  push.site.mood = 'hangs';
  expect(await service.send(device, 'a')).toBe('taken');
});

test('a service that fails three times is left alone for half a minute', async () => {
  const push = await startPushSite();
  const { device } = push.browser();
  let now = Date.now();
  const service = createPushService({ keys, ...push.world, clock: () => now });
  push.site.mood = 'fails';
  for (let time = 0; time < 4; time += 1) expect(await service.send(device, 'a')).toBe('failed');
  expect(push.site.asked).toBe(3);
  push.site.mood = 'takes';
  now += 60_000;
  expect(await service.send(device, 'b')).toBe('taken');
  expect(push.got.map(({ message }) => message)).toEqual(['b']);
});

test('nothing is sent into the network around the server, by name or by number, and nothing without encryption', async () => {
  const push = await startPushSite();
  const inside = push.browser('inside.test').device;
  const service = createPushService({ keys, ...push.world });
  expect(await service.send(inside, 'a')).toBe('failed');
  const real = createPushService({ keys });
  for (const endpoint of [
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://169.254.169.254/latest',
    'https://10.0.0.7/send',
    'http://push.example.org/send',
    'https://push.example.org:8443/send',
    'https://user:secret@push.example.org/send',
    'not an address',
  ]) {
    expect({ endpoint, mayBe: real.mayBe(endpoint) }).toEqual({ endpoint, mayBe: false });
    expect(await real.send({ endpoint, ...readingKeys().keys }, 'a')).toBe('gone');
  }
  // A name that means this machine: it is looked at when the connection is made.
  expect(real.mayBe('https://localhost/send')).toBe(true);
  expect(await real.send({ endpoint: 'https://localhost/send', ...readingKeys().keys }, 'a')).toBe('failed');
  expect(push.site.asked).toBe(0);
});
