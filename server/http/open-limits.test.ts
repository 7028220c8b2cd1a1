import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../process/log.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { openLimits } from './open-limits.ts';

test('limits that are off never refuse', async () => {
  const { limits } = await openLimits({ RATE_LIMITS: 'off' }, silentLog);
  for (let use = 0; use < 500; use += 1) await limits.use('loginToAccount', 'someone');
});

test('while Valkey cannot be reached, this server counts by itself', async () => {
  const { log, lines } = memoryLog();
  const { limits, close } = await openLimits({ RATE_LIMITS: 'on', VALKEY_URL: 'redis://127.0.0.1:1' }, log);
  onTestFinished(close);
  const uses = [];
  for (let use = 0; use < 11; use += 1)
    uses.push(
      await limits.use('loginToAccount', 'someone').then(
        () => 200,
        error => error.status,
      ),
    );
  expect(uses).toEqual([...Array(10).fill(200), 429]);
  await expect.poll(() => lines).toEqual([expect.stringContaining('Valkey is out of reach')]);
});
