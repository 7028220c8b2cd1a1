import { afterEach, expect, test, vi } from 'vitest';
import { doTasks } from './handle-worker-messages.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a worker does what it is sent, and reports what it could not do to whoever made it', async () => {
  const self = new EventTarget();
  const [done, reported]: [string[], unknown[]] = [[], []];
  vi.stubGlobal('addEventListener', self.addEventListener.bind(self));
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const failure = new Error('the file did not come');
  doTasks<string>(async task => {
    if (task === 'impossible') throw failure;
    done.push(task);
  });
  for (const task of ['first', 'impossible', 'last'])
    self.dispatchEvent(new MessageEvent('message', { data: task }));
  await expect.poll(() => reported).toEqual([failure]);
  expect(done).toEqual(['first', 'last']);
});
