import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** Work that is finished from outside, and counts how often it was begun. */
function work() {
  const begun: { finish: (value: string) => void; fail: (error: Error) => void }[] = [];
  const start = () =>
    new Promise<string>((finish, fail) => {
      begun.push({ finish, fail });
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
  const calls = [share('a', start), share('a', start)];
  begun[0]?.fail(new Error('broken'));
  for (const call of calls) await expect(call).rejects.toThrow('broken');
  void share('a', start);
  expect(begun).toHaveLength(2);
});
