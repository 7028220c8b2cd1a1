import { afterEach, expect, test } from 'vitest';
import { measureMp3 } from '../testing-clips.ts';
import { type Pool, type PoolLimits, startPool } from './pool.ts';

const LIMITS: PoolLimits = {
  workers: 1,
  queue: 64,
  waitMilliseconds: 20_000,
  startMilliseconds: 20_000,
  jobMilliseconds: 20_000,
  restartMilliseconds: 200,
};

const HELLO = { kind: 'speak', text: 'hello', language: 'en', pace: 'normal' } as const;

const started: Pool[] = [];
const warnings: string[] = [];

function pool(limits: Partial<PoolLimits> = {}): Pool {
  const made = startPool(Object.defineProperties({ ...LIMITS }, Object.getOwnPropertyDescriptors(limits)), {
    warn: (_details, message) => warnings.push(message),
  });
  started.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map(made => made.close()));
});

test('jobs of all kinds are done in the order of arrival', async () => {
  const workers = pool();
  const order: string[] = [];
  const jobs = [
    workers.run(HELLO).then(mp3 => order.push(measureMp3(mp3) > 0.3 ? 'hello' : 'too short')),
    workers.run({ kind: 'transcribe', text: 'house', language: 'en' }).then(ipa => order.push(ipa)),
    workers
      .run({ kind: 'encode', samples: new Int16Array(16_000).fill(5_000), sampleRate: 16_000 })
      .then(mp3 => order.push(`${measureMp3(mp3).toFixed(0)} s`)),
  ];
  await Promise.all(jobs);
  expect(order).toEqual(['hello', 'haʊs', '1 s']);
});

test('a second thread helps out, but Japanese stays with the first', async () => {
  const workers = pool({ workers: 2 });
  const words = ['水', '火', '木', '金'].map(text =>
    workers.run({ kind: 'speak', text, language: 'ja', pace: 'normal' }),
  );
  const others = ['one', 'two'].map(text => workers.run({ ...HELLO, text }));
  for (const mp3 of await Promise.all([...words, ...others])) expect(measureMp3(mp3)).toBeGreaterThan(0.2);
});

test('more jobs than the queue holds are refused with 503 and Retry-After', async () => {
  const workers = pool({ queue: 2 });
  const replies = await Promise.allSettled(Array.from({ length: 6 }, () => workers.run(HELLO)));
  const refused = replies.filter(reply => reply.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(3);
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(replies.filter(reply => reply.status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
});

test('a job that waits too long is refused with 503', async () => {
  const workers = pool({ waitMilliseconds: 1 });
  await expect(workers.run(HELLO)).rejects.toMatchObject({ status: 503 });
});

test('a job that takes too long costs its thread, and the next one is done by a new thread', async () => {
  const hurry = { isOn: false };
  const workers = pool({
    get jobMilliseconds() {
      return hurry.isOn ? 1 : 20_000;
    },
  });
  await workers.run(HELLO);
  hurry.isOn = true;
  await expect(workers.run({ ...HELLO, text: 'a long sentence '.repeat(20) })).rejects.toMatchObject({
    status: 503,
  });
  expect(warnings).toContain('the speech engine failed');
  hurry.isOn = false;
  expect(measureMp3(await workers.run(HELLO))).toBeGreaterThan(0.3);
});

test('an engine that does not start fails all who wait, is left alone for a while, and comes back without a restart', async () => {
  const hurry = { isOn: true };
  const workers = pool({
    get startMilliseconds() {
      return hurry.isOn ? 1 : 20_000;
    },
  });
  const replies = await Promise.allSettled([workers.run(HELLO), workers.run(HELLO)]);
  for (const reply of replies) expect(reply).toMatchObject({ status: 'rejected', reason: { status: 503 } });
  await expect(workers.run(HELLO)).rejects.toMatchObject({ status: 503 });
  hurry.isOn = false;
  await new Promise(resolve => setTimeout(resolve, LIMITS.restartMilliseconds));
  expect(measureMp3(await workers.run(HELLO))).toBeGreaterThan(0.3);
});

test('closing refuses what waits and ends the thread', async () => {
  const workers = pool();
  const waiting = [workers.run(HELLO), workers.run(HELLO)].map(job =>
    expect(job).rejects.toMatchObject({ status: 503 }),
  );
  await workers.close();
  await Promise.all(waiting);
  await expect(workers.run(HELLO)).rejects.toMatchObject({ status: 503 });
});
