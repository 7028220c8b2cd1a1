import { expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { createLimits, type LimitName, noLimits } from './limits.ts';

const ADDRESS = '10.1.2.3';
const EMAIL = 'olena@example.org';
const MESSAGE = { name: 'Olena', email: EMAIL, reason: 'Proposal', message: 'More words' };
const PERSON = {
  name: 'Olena',
  email: EMAIL,
  password: 'correct horse',
  password_confirmation: 'correct horse',
};

test.each<[string, object, [LimitName, string][]]>([
  ['/register', PERSON, [['register', ADDRESS]]],
  [
    '/login',
    { email: EMAIL, password: 'correct horse' },
    [
      ['login', ADDRESS],
      ['loginToAccount', ADDRESS],
    ],
  ],
  [
    '/contact/send-message',
    MESSAGE,
    [
      ['contact', ADDRESS],
      ['contactInAll', 'all'],
    ],
  ],
  ['/tts/synthesize', { text: 'dog', language: 'en' }, [['speech', ADDRESS]]],
])('%s is counted by every limit that is meant for it', async (path, payload, expected) => {
  const used: [string, string][] = [];
  const limits = { ...noLimits, use: async (name: string, key: string) => void used.push([name, key]) };
  const { send } = await startTestServer({ limits });
  await send({ method: 'POST', url: `/api${path}`, payload, remoteAddress: ADDRESS });
  expect(used).toEqual(expected.map(([name, key]) => [name, expect.stringContaining(key)]));
});

test.each<[LimitName, number, number]>([
  ['loginToAccount', 10, 300],
  ['login', 100, 300],
  ['register', 60, 3600],
  ['speech', 300, 60],
  ['translate', 60, 60],
  ['contact', 5, 600],
  ['contactInAll', 100, 3600],
])('%s may be used %i times in %i seconds', async (name, most, seconds) => {
  const limits = createLimits();
  for (let use = 0; use < most; use += 1) await limits.use(name, 'one');
  const refusal = await limits.use(name, 'one').catch(error => error);
  expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(refusal.retryAfterSeconds).toBeGreaterThan(seconds - 5);
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(seconds);
  await limits.use(name, 'another');
  await limits.reset(name, 'one');
  await limits.use(name, 'one');
});

test('many addresses together leave a hundred messages an hour', async () => {
  const { send } = await startTestServer({ limits: createLimits() });
  const sendFrom = async (address: number) => {
    const remoteAddress = `10.0.0.${address}`;
    const url = '/api/contact/send-message';
    return (await send({ method: 'POST', url, payload: MESSAGE, remoteAddress })).statusCode;
  };
  for (let message = 0; message < 100; message += 1) expect(await sendFrom(message)).toBe(200);
  expect(await sendFrom(100)).toBe(429);
});
