import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  keepSound,
  removeSound,
  removeSoundsOf,
  type Sound,
  SoundNotKept,
  soundOf,
  soundsOf,
  sweepSounds,
} from './sound-store.ts';

const DAY = 24 * 60 * 60_000;
const put = IDBObjectStore.prototype.put;

beforeEach(async () => {
  for (const owner of ['ann', 'ben']) await removeSoundsOf(owner);
});
afterEach(() => {
  IDBObjectStore.prototype.put = put;
});

const sound = (owner: string, text: string, content = 'wave'): Sound => ({
  owner,
  text,
  learn: 'es',
  parts: [
    { id: text, letters: 9 },
    { id: `${text}-2`, letters: 4 },
  ],
  name: 'song.mp3',
  size: content.length,
  timed: 1,
  file: new Blob([content]),
  timeline: [{ from: 0, to: 9, start: 0, end: 1 }],
});
const namesOf = async (owner: string) => (await soundsOf(owner)).map(({ text }) => text);

test('a sound is kept with its file, listed without, and nobody else has it', async () => {
  await keepSound(sound('ann', 'one'));
  const [listed] = await soundsOf('ann');
  expect(listed).toMatchObject({ text: 'one', size: 4, timed: 1 });
  expect(listed).not.toHaveProperty('file');
  const kept = await soundOf('ann', 'one');
  expect(kept?.timeline).toHaveLength(1);
  expect(await kept?.file.text()).toBe('wave');
  expect(await soundsOf('ben')).toEqual([]);
  expect(await soundOf('ben', 'one')).toBe(undefined);
});

test('another file takes the place of the first; removing takes both halves away', async () => {
  await keepSound(sound('ann', 'one'));
  await keepSound(sound('ann', 'one', 'another'));
  expect(await (await soundOf('ann', 'one'))?.file.text()).toBe('another');
  expect(await namesOf('ann')).toEqual(['one']);
  await removeSound('ann', 'one');
  expect(await soundOf('ann', 'one')).toBe(undefined);
  expect(await namesOf('ann')).toEqual([]);
});

test.each([
  ['both', ['about', 'files']],
  ['the file alone', ['files']],
])('where the device has no room for %s nothing is written, and what was there stays', async (_, stores) => {
  await keepSound(sound('ann', 'old'));
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
    if (stores.includes(this.name)) throw new DOMException('Full', 'QuotaExceededError');
    return put.apply(this, given);
  };
  for (const text of ['old', 'new']) {
    const failure = await keepSound(sound('ann', text, 'bigger')).catch(error => error);
    expect(failure).toBeInstanceOf(SoundNotKept);
    expect(failure.isFull).toBe(true);
  }
  IDBObjectStore.prototype.put = put;
  expect(await namesOf('ann')).toEqual(['old']);
  expect(await (await soundOf('ann', 'old'))?.file.text()).toBe('wave');
});

test('a database that refuses is told apart from a full one, and is used again later', async () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('No', 'UnknownError');
  };
  expect((await keepSound(sound('ann', 'one')).catch(error => error)).isFull).toBe(false);
  IDBObjectStore.prototype.put = put;
  await keepSound(sound('ann', 'one'));
  expect(await namesOf('ann')).toEqual(['one']);
});

test('the sound of a deleted text waits for a day, in which the text may come back', async () => {
  for (const text of ['kept', 'deleted', 'restored']) await keepSound(sound('ann', text));
  await keepSound(sound('ben', 'other'));
  await sweepSounds('ann', ['kept-2'], 1000);
  expect(await namesOf('ann')).toHaveLength(3);
  await sweepSounds('ann', ['kept', 'restored'], 2000);
  await sweepSounds('ann', ['kept'], DAY + 2000);
  expect(await namesOf('ann')).toEqual(['kept', 'restored']);
  expect(await soundOf('ann', 'deleted')).toBe(undefined);
  expect(await namesOf('ben')).toEqual(['other']);
});
