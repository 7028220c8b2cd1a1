import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isServerAway } from '#web/platform/http/connection.ts';
import { memoryCaches } from '#web/platform/speech/testing-caches.ts';
import { noteDevice, notedDevice } from '#web/platform/storage/notified-device.ts';
import { memoryStorage } from '#web/testing/memory-storage.ts';
import { fetchCached, lateResponse } from './cached-call.ts';
import {
  changeCopy,
  findCopy,
  forgetOthers,
  pinList,
  readCopy,
  shownCopies,
  storedAt,
} from './response-cache.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

let server: (url: string) => Promise<Response>;
/** Somebody and a list that no test before has seen: behind their copies those go on asking for seconds. */
let ann = '';
let list = '';
let tests = 0;

beforeEach(() => {
  tests += 1;
  ann = `ann-${tests}`;
  list = `/api/user-dictionary?lang=en&learn=es&test=${tests}`;
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.race([server(url), calledOff(init)]));
  server = async () => Response.json({ words: ['perro'] });
  shownCopies.set(new Map());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that says nothing is not waited for by what is called off, or it would be looked for until the last test. */
function calledOff({ signal }: RequestInit = {}): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

const read = async (userId: string | undefined) => (await fetchCached(userId, 30)(list)).json();
/** Reads what is written down while the page reads it, and waits for that. */
async function readAndKeep(userId: string | undefined) {
  await read(userId);
  await vi.waitFor(async () => expect(await readCopy(list, userId)).toBeDefined(), 20_000);
}
/** Time in which something would be written down that must not be. */
const settled = () => new Promise(resolve => setTimeout(resolve, 5));

test('what was read comes again from its copy where the server is away, with the time it was made', async () => {
  await readAndKeep(ann);
  expect(shownCopies.get().size).toBe(0);
  vi.setSystemTime(NOON + 3_600_000);
  server = offline;
  expect(await read(ann)).toEqual({ words: ['perro'] });
  expect([...shownCopies.get()]).toEqual([[list, { storedAt: NOON, isPersonal: true }]]);
  server = async () => Response.json({ words: ['gato'] });
  expect(await read(ann)).toEqual({ words: ['gato'] });
  expect(shownCopies.get().size).toBe(0);
});

test('a server that says nothing, and a gateway without one, are away too', async () => {
  await readAndKeep(ann);
  server = () => new Promise(() => {});
  expect(await read(ann)).toEqual({ words: ['perro'] });
  server = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect(await read(ann)).toEqual({ words: ['perro'] });
});

test('a server that was silent a moment ago is not waited for as long again', async () => {
  await readAndKeep(ann);
  server = () => new Promise(() => {});
  await read(ann);
  const asked = performance.now();
  await (await fetchCached(ann, 5000)(list)).json();
  expect(performance.now() - asked).toBeLessThan(3000);
});

test('a reply that comes after its copy is told of, and is there at once for who asks again', async () => {
  await readAndKeep(ann);
  let answer: (reply: Response) => void = () => {};
  // Lists of tests before are still asked for, and the server itself.
  server = url => (url === list ? new Promise(resolve => (answer = resolve)) : offline());
  expect(await read(ann)).toEqual({ words: ['perro'] });
  expect(shownCopies.get().size).toBe(1);
  const told: string[] = [];
  onTestFinished(lateResponse.subscribe(() => void told.push(lateResponse.get())));
  answer(Response.json({ words: ['gato'] }));
  await vi.waitFor(() => expect(told).toContain(list), 20_000);
  server = offline;
  expect(await read(ann)).toEqual({ words: ['gato'] });
  expect(shownCopies.get().size).toBe(0);
  // Once: later it would be no news.
  expect(await read(ann)).toEqual({ words: ['gato'] });
  expect(shownCopies.get().size).toBe(1);
});

test('a copy that stood in for one connection that broke is made up for by asking again', async () => {
  await readAndKeep(ann);
  const told: string[] = [];
  onTestFinished(lateResponse.subscribe(() => void told.push(lateResponse.get())));
  let broken = 1;
  server = async url => (url === list && broken-- > 0 ? offline() : Response.json({ words: ['gato'] }));
  expect(await read(ann)).toEqual({ words: ['perro'] });
  await vi.waitFor(() => expect(told).toContain(list), 20_000);
  expect(await read(ann)).toEqual({ words: ['gato'] });
  expect(shownCopies.get().size).toBe(0);
});

test('the login page of a network is neither shown nor kept in place of a reply, and is no sign of the server', async () => {
  await readAndKeep(ann);
  const portal = { headers: { 'content-type': 'text/html' } };
  server = async () => new Response('<h1>Welcome to our hotel</h1>', portal);
  expect(await read(ann)).toEqual({ words: ['perro'] });
  await vi.waitFor(() => expect(isServerAway.get()).toBe(true), 20_000);
  await settled();
  expect(await readCopy(list, ann)).toEqual({ words: ['perro'] });
  // Nothing was kept of this list: what came is told as it came.
  const unknown = await fetchCached(ann, 30)('/api/my-words?learn=es');
  expect(await unknown.text()).toContain('hotel');
  await settled();
  server = offline;
  expect(await readCopy('/api/my-words?learn=es', ann)).toBeUndefined();
  server = async () => Response.json({ words: ['gato'] });
  expect(await read(ann)).toEqual({ words: ['gato'] });
  expect(isServerAway.get()).toBe(false);
});

test('a refusal is no reason for a copy, and no copy is made of it', async () => {
  await readAndKeep(ann);
  server = async () => Response.json({ success: false, code: 'login_required' }, { status: 401 });
  expect((await fetchCached(ann, 30)(list)).status).toBe(401);
  server = offline;
  expect(await read(ann)).toEqual({ words: ['perro'] });
});

test('nobody sees what was kept of another, and without a copy the failure is the call’s', async () => {
  await readAndKeep(ann);
  server = offline;
  await expect(read('ben')).rejects.toThrow('Failed to fetch');
  await expect(read(undefined)).rejects.toThrow('Failed to fetch');
});

test('when the person changes, what is theirs goes, and what is everybody’s stays', async () => {
  await forgetOthers(ann);
  const tab: Record<string, unknown> = { sitting_mixed: '{}', scroll: '1' };
  vi.stubGlobal('sessionStorage', {
    ...tab,
    removeItem(this: typeof tab, key: string) {
      delete this[key];
    },
  });
  for (const userId of [ann, undefined]) await readAndKeep(userId);
  const sounds = await caches.open('speech-2');
  const card = 'card-01890000-0000-7000-8000-000000000001';
  for (const key of [
    `/clips/es/normal/perro/dog`,
    `/clips/es/normal/secreto/${card}`,
    '/clips/es/normal/Hola/',
  ])
    await sounds.put(key, new Response('sound'));
  await noteDevice({ owner: ann, serverKey: 'key', endpoint: 'https://push.example/a', auth: 'auth' });
  await forgetOthers(ann);
  expect((await notedDevice())?.device.owner).toBe(ann);
  expect(await readCopy(list, ann)).toBeDefined();
  expect(Object.keys(sessionStorage)).toContain('sitting_mixed');
  await forgetOthers('ben');
  expect(Object.keys(sessionStorage)).toEqual(['scroll', 'removeItem']);
  // The service worker renews no subscription any more.
  expect(await notedDevice()).toBeUndefined();
  expect(await readCopy(list, ann)).toBeUndefined();
  expect(await readCopy(list)).toBeDefined();
  expect((await sounds.keys()).map(({ url }) => url.split('/').at(-1))).toEqual(['dog']);
});

test('where storage is blocked or full calls go to the server as ever', async () => {
  vi.stubGlobal('caches', { open: offline, keys: offline });
  expect(await read(ann)).toEqual({ words: ['perro'] });
  const memory = memoryCaches();
  vi.stubGlobal('caches', {
    ...memory,
    open: async (name: string) => ({ ...(await memory.open(name)), put: offline }),
  });
  expect(await read(ann)).toEqual({ words: ['perro'] });
  await settled();
});

test('a fault of the server itself is told, and hidden behind no copy', async () => {
  await readAndKeep(ann);
  server = async () => Response.json({ success: false, code: 'internal' }, { status: 500 });
  expect((await fetchCached(ann, 30)(list)).status).toBe(500);
});

test('a reply that comes late for one person is not given to the next who asks', async () => {
  await readAndKeep(ann);
  let answer: (reply: Response) => void = () => {};
  server = url => (url === list ? new Promise(resolve => (answer = resolve)) : offline());
  await read(ann);
  const told: string[] = [];
  onTestFinished(lateResponse.subscribe(() => void told.push(lateResponse.get())));
  answer(Response.json({ words: ['gato'] }));
  await vi.waitFor(() => expect(told).toContain(list), 20_000);
  server = async () => Response.json({ words: ['pez'] });
  expect(await read('ben')).toEqual({ words: ['pez'] });
  expect(await read(ann)).toEqual({ words: ['gato'] });
});

test('who leaves before the reply is there is shown no copy, and the server is not taken for away', async () => {
  await readAndKeep(ann);
  const asked: string[] = [];
  const leaving = new AbortController();
  server = url => {
    asked.push(url);
    return new Promise((_, reject) => {
      leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason));
    });
  };
  const reading = fetchCached(ann, 60_000)(list, { signal: leaving.signal });
  await vi.waitFor(() => expect(asked).toContain(list), 20_000);
  leaving.abort();
  await expect(reading).rejects.toThrow(leaving.signal.reason);
  expect(shownCopies.get().size).toBe(0);
  expect(asked).not.toContain('/health/live');
});

test('a copy that is changed by what is heard since keeps the time it was made', async () => {
  await readAndKeep(ann);
  vi.setSystemTime(NOON + 3_600_000);
  await changeCopy<{ words: string[] }>(list, ann, ({ words }) => ({ words: [...words, 'gato'] }));
  expect(await readCopy(list, ann)).toEqual({ words: ['perro', 'gato'] });
  const copy = await findCopy(ann, list);
  expect(copy && storedAt(copy)).toBe(NOON);
});

test('of hundreds of replies the oldest make room, but never a list that is to be there without a connection', async () => {
  vi.stubGlobal('location', { origin: 'http://localhost' });
  pinList(list);
  const [first, last] = ['/api/glosses?ids=1', '/api/glosses?ids=480'];
  await read(undefined);
  for (let number = 1; number <= 480; number += 1)
    await fetchCached(undefined, 30)(`/api/glosses?ids=${number}`);
  await vi.waitFor(async () => expect(await readCopy(last)).toBeDefined(), 20_000);
  await vi.waitFor(async () => expect(await readCopy(first)).toBeUndefined(), 20_000);
  expect(await readCopy(list)).toBeDefined();
});

test('the copies stay as few over many short visits', async () => {
  const cache = await caches.open('replies-1');
  for (let number = 0; number < 1000; number += 1)
    await cache.put(`/api/glosses?ids=${number}`, Response.json({}));
  vi.resetModules();
  const { storeCopy } = await import('./response-cache.ts');
  await storeCopy(undefined, list, Response.json({ words: [] }));
  expect((await cache.keys()).length).toBe(400);
});

test('a read that is over leaves no timer', async () => {
  vi.useRealTimers();
  vi.useFakeTimers();
  await fetchCached(ann)(list);
  expect(vi.getTimerCount()).toBe(0);
});
