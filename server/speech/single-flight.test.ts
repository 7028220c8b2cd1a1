import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** Work that is finished from outside, and counts how often it was begun. */
function work() {
  const begun: { signal: AbortSignal; finish: (value: string) => void; fail: (error: Error) => void }[] = [];
  const start = (signal: AbortSignal) =>
    new Promise<string>((finish, fail) => {
      begun.push({ signal, finish, fail });
    });
  return { begun, start };
}

test('identical calls under way share one piece of work, later ones begin another', async () => {
  const share = singleFlight<string>();
  const { begun, start } = work();
  const first = [share('a', start), share('a', start), share('b', start)];
  expect(begun).toHaveLength(2);
  begun[0]?.finish('one');
  begun[1]?.finish('two');
  expect(await Promise.all(first)).toEqual(['one', 'one', 'two']);
  void share('a', start);
  expect(begun).toHaveLength(3);
});

test('a failure reaches all who wait and is forgotten', async () => {
  const share = singleFlight<string>();
  const { begun, start } = work();
  const calls = [share('a', start), share('a', start, new AbortController().signal)];
  begun[0]?.fail(new Error('broken'));
  for (const call of calls) await expect(call).rejects.toThrow('broken');
  void share('a', start);
  expect(begun).toHaveLength(2);
});

test('one caller who leaves does not take the work from the others', async () => {
  const share = singleFlight<string>();
  const { begun, start } = work();
  const [leaver, stayer] = [new AbortController(), new AbortController()];
  const left = share('a', start, leaver.signal);
  const stayed = share('a', start, stayer.signal);
  leaver.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(begun[0]?.signal.aborted).toBe(false);
  begun[0]?.finish('done');
  expect(await stayed).toBe('done');
});

test('when the last caller leaves the work is aborted, and the next caller begins anew', async () => {
  const share = singleFlight<string>();
  const { begun, start } = work();
  const leavers = [new AbortController(), new AbortController()];
  const left = leavers.map(leaver => share('a', start, leaver.signal));
  for (const leaver of leavers) leaver.abort(new Error('gone'));
  for (const call of left) await expect(call).rejects.toThrow('gone');
  expect(begun[0]?.signal.aborted).toBe(true);
  const next = share('a', start);
  expect(begun).toHaveLength(2);
  begun[0]?.fail(new Error('aborted'));
  begun[1]?.finish('fresh');
  expect(await next).toBe('fresh');
});

test('a caller who has left before begins nothing', async () => {
  const share = singleFlight<string>();
  const { begun, start } = work();
  await expect(share('a', start, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(begun).toHaveLength(0);
});
