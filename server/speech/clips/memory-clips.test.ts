import { expect, test } from 'vitest';
import { memoryClips } from './memory-clips.ts';

const clip = (length: number) => new Uint8Array(length);

test('when the limit is passed the clip unused for longest goes', () => {
  const clips = memoryClips(3_500);
  for (const key of ['a', 'b', 'c']) clips.put(key, clip(700));
  clips.get('a');
  clips.put('d', clip(700));
  expect(['a', 'b', 'c', 'd'].filter(key => clips.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
});

test('the same clip put twice counts once', () => {
  const clips = memoryClips(3_500);
  for (let time = 0; time < 10; time += 1) clips.put('a', clip(700));
  clips.put('b', clip(700));
  expect(clips.get('a')).toBeDefined();
  expect(clips.get('b')).toBeDefined();
});

test('many tiny clips are bounded too, and a clip above the limit is not kept', () => {
  const clips = memoryClips(30_000);
  for (let key = 0; key < 1_000; key += 1) clips.put(String(key), clip(1));
  expect(
    Array.from({ length: 1_000 }, (_, key) => clips.get(String(key))).filter(Boolean).length,
  ).toBeLessThan(100);
  clips.put('huge', clip(30_001));
  expect(clips.get('huge')).toBeUndefined();
});
