import { expect, test } from 'vitest';
import { addToDictionary, removeFromDictionary } from '#contract/dictionary.ts';
import { createLimits } from '../http/limits.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';

test('a day of eager study stays below the limits, and a program does not', async () => {
  const { call, refusal, send, registerUser } = await startTestServer({ limits: createLimits() });
  const { token } = await registerUser();
  for (const { words } of catalogue.categories)
    await call(addToDictionary, { body: { wordIds: words.map(word => word.id) } }, token);
  const wordIds = catalogue.categories.flatMap(category => category.words.map(word => word.id));
  await call(removeFromDictionary, { body: { wordIds } }, token);
  await call(addToDictionary, { body: { wordIds, restore: true } }, token);
  const statuses = new Set<number>();
  let last: Awaited<ReturnType<typeof send>> | undefined;
  for (let change = 0; change < 240; change += 1) {
    last = await send({
      method: 'POST',
      url: '/api/forget-known-word',
      headers: { authorization: `Bearer ${token}` },
      payload: { wordId: 'dog', learn: 'es', restore: false },
    });
    statuses.add(last.statusCode);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  for (const [endpoint, body] of [
    [addToDictionary, { wordIds: ['dog'] }],
    [removeFromDictionary, { wordIds: ['dog'] }],
    [removeFromDictionary, { wordId: 'dog', learn: 'es' }],
  ] as const)
    expect((await refusal(endpoint, { body }, token)).status).toBe(429);
  const other = await registerUser();
  await call(addToDictionary, { body: { wordIds: ['dog'] } }, other.token);
});

test('the words of few but large changes are counted too', async () => {
  const { refusal, call, registerUser } = await startTestServer({ limits: createLimits() });
  const { token } = await registerUser();
  const wordIds = Array(5000).fill('dog');
  for (let change = 0; change < 6; change += 1) await call(addToDictionary, { body: { wordIds } }, token);
  expect(await refusal(addToDictionary, { body: { wordIds } }, token)).toMatchObject({ status: 429 });
});
