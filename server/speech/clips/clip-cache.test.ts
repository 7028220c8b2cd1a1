import { expect, test } from 'vitest';
import { clipCache } from './clip-cache.ts';
import type { ClipStore } from './clip-store.ts';

/** A store that can be out of reach. */
function someStore() {
  const clips = new Map<string, Uint8Array>();
  const state = { isUp: true, reads: 0 };
  const check = () => {
    if (!state.isUp) throw new Error('out of reach');
  };
  const store: ClipStore = {
    async get(key) {
      state.reads += 1;
      check();
      return clips.get(key);
    },
    async put(key, bytes) {
      check();
      clips.set(key, bytes);
    },
  };
  return { store, state, clips };
}

test('a clip is read from the store once and then from memory', async () => {
  const { store, state, clips } = someStore();
  clips.set('a', new Uint8Array([1]));
  const cache = clipCache(store, 10_000, { warn: () => undefined });
  expect(await cache.get('a')).toEqual(new Uint8Array([1]));
  expect(await cache.get('a')).toEqual(new Uint8Array([1]));
  expect(state.reads).toBe(1);
});

test('what is put is there at once and in the store when settled', async () => {
  const { store, clips } = someStore();
  const cache = clipCache(store, 10_000, { warn: () => undefined });
  cache.put('a', new Uint8Array([1]));
  expect(await cache.get('a')).toEqual(new Uint8Array([1]));
  await cache.settled();
  expect(clips.get('a')).toEqual(new Uint8Array([1]));
});

test('a store out of reach is logged once until it is back, and fails nothing', async () => {
  const { store, state } = someStore();
  const warnings: string[] = [];
  const cache = clipCache(store, 0, { warn: (_details, message) => warnings.push(message) });
  state.isUp = false;
  for (let time = 0; time < 3; time += 1) {
    expect(await cache.get('a')).toBeUndefined();
    cache.put('a', new Uint8Array([1]));
    await cache.settled();
  }
  expect(warnings).toHaveLength(1);
  state.isUp = true;
  cache.put('a', new Uint8Array([1]));
  await cache.settled();
  expect(await cache.get('a')).toEqual(new Uint8Array([1]));
  state.isUp = false;
  await cache.get('b');
  expect(warnings).toHaveLength(2);
});
