import { expect, onTestFinished, test, vi } from 'vitest';
import { isServerAway, noteFailed, watchedFetch } from './connection.ts';

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
  await vi.waitFor(() => expect(isServerAway.get()).toBe(true), 20_000);
  answer(200);
  noteFailed();
  await vi.waitFor(() => expect(isServerAway.get()).toBe(false), 20_000);
  expect(replies.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});

test('a server that says nothing, neither to a call nor to being asked, is away until it speaks', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const asked: string[] = [];
  const replies: ((reply: Response) => void)[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push(url);
    return new Promise<Response>((resolve, reject) => {
      replies.push(resolve);
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  const calling = watchedFetch('/api/login', { method: 'POST' });
  await vi.advanceTimersByTimeAsync(3900);
  expect(asked).toEqual(['/api/login']);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['/api/login', '/health/live']);
  patience.abort();
  await vi.waitFor(() => expect(isServerAway.get()).toBe(true), 20_000);
  replies[0]?.(Response.json({ success: true }));
  await calling;
  expect(isServerAway.get()).toBe(false);
});
