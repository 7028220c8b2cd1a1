import { expect, onTestFinished, test, vi } from 'vitest';
import { isServerAway, noteFailed } from './connection.ts';

test('the server is asked whether it is there, and its reply read to the end', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const replies: Response[] = [];
  const answer = (status: number) =>
    vi.stubGlobal('fetch', async () => {
      const reply = Response.json({ live: true }, { status });
      replies.push(reply);
      return reply;
    });
  answer(503);
  noteFailed();
  await vi.waitFor(() => expect(isServerAway.get()).toBe(true));
  answer(200);
  noteFailed();
  await vi.waitFor(() => expect(isServerAway.get()).toBe(false));
  expect(replies.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});
