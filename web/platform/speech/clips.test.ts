import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clipKey, fetchClip } from './clips.ts';
import { keepRecordingsFirst } from './recordings.ts';
import { storeClip } from './stored-clips.ts';
import { memoryCaches } from './testing-caches.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('caches', memoryCaches());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A word heard `days` ago, when it sounded wrong. */
async function heard(text: string, days: number) {
  const utterance = { text, language: 'uk' as const };
  await storeClip(clipKey(utterance), new Blob(['wrong stress']));
  vi.advanceTimersByTime(days * 24 * 60 * 60_000);
  return utterance;
}

/** A server that says every word right. */
function server() {
  const answer = { success: true, audioContent: btoa('right stress') };
  const fetchFake = vi.fn(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetchFake);
  return fetchFake;
}

const soundOf = async (utterance: Parameters<typeof fetchClip>[0]) => (await fetchClip(utterance)).text();

test('a word heard lately is not fetched again', async () => {
  const utterance = await heard('слово', 2);
  const asked = server();
  expect(await soundOf(utterance)).toBe('wrong stress');
  expect(asked).not.toHaveBeenCalled();
});

test('a word heard days ago sounds at once, and as the server says it now the next time', async () => {
  const utterance = await heard('мова', 4);
  server();
  expect(await soundOf(utterance)).toBe('wrong stress');
  await expect.poll(() => soundOf(utterance)).toBe('right stress');
});

test('a word heard days ago sounds offline too', async () => {
  const utterance = await heard('хліб', 40);
  const asked = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', asked);
  for (const _ of [1, 2]) expect(await soundOf(utterance)).toBe('wrong stress');
  await expect.poll(() => asked).toHaveBeenCalled();
});

test('a recording and the sound of the voice are asked for and kept apart', async () => {
  const utterance = await heard('вода', 1);
  const asked = vi.fn(async (_url: string, _init: { body: string }) =>
    Response.json({ success: true, audioContent: btoa('voice') }),
  );
  vi.stubGlobal('fetch', asked);
  keepRecordingsFirst(false);
  expect(await soundOf(utterance)).toBe('voice');
  expect(JSON.parse(asked.mock.calls[0]?.[1].body ?? '')).toMatchObject({
    text: 'вода',
    recordings: false,
  });
  keepRecordingsFirst(true);
  expect(await soundOf(utterance)).toBe('wrong stress');
});
