import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { type LimitName, RULES } from './limit-rules.ts';
import { createLimits, noLimits } from './limits.ts';

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
  [
    '/register',
    PERSON,
    [
      ['register', ADDRESS],
      ['registerInADay', ADDRESS],
    ],
  ],
  [
    '/login',
    { email: EMAIL, password: 'correct horse' },
    [
      ['login', ADDRESS],
      ['loginToAccount', ADDRESS],
      ['loginToName', EMAIL],
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
  ['loginToName', 50, 900],
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

test('after a hundred messages in an hour only networks that have sent none lately are heard', async () => {
  const { send } = await startTestServer({ limits: createLimits() });
  const sendFrom = async (remoteAddress: string) => {
    const url = '/api/contact/send-message';
    return (await send({ method: 'POST', url, payload: MESSAGE, remoteAddress })).statusCode;
  };
  for (let message = 0; message < 100; message += 1) expect(await sendFrom(`10.0.0.${message}`)).toBe(200);
  expect(await sendFrom('10.0.1.1')).toBe(200);
  expect(await sendFrom('10.0.1.1')).toBe(429);
  expect(await sendFrom('10.0.1.2')).toBe(200);
});

test('many addresses of one /64 are one sender, and do not close the contact form for others', async () => {
  const { send } = await startTestServer({ limits: createLimits() });
  const sendFrom = async (remoteAddress: string) => {
    const url = '/api/contact/send-message';
    return (await send({ method: 'POST', url, payload: MESSAGE, remoteAddress })).statusCode;
  };
  const replies = [];
  for (let message = 0; message < 200; message += 1) replies.push(await sendFrom(`2001:db8:1:2::${message}`));
  expect(replies.filter(status => status === 200)).toHaveLength(5);
  expect(await sendFrom('2001:db8:9::1')).toBe(200);
});

test('a /48 of IPv6 is bounded however many of its /64s are used, and refusals take nothing from it', async () => {
  const limits = createLimits();
  const isFree = (address: string) =>
    limits.use('contact', address).then(
      () => true,
      () => false,
    );
  const ofOne = [];
  for (let use = 0; use < 50; use += 1) ofOne.push(await isFree('2001:db8:1:1::1'));
  expect(ofOne.filter(Boolean)).toHaveLength(5);
  const ofOthers = [];
  for (let network = 2; network < 50; network += 1) ofOthers.push(await isFree(`2001:db8:1:${network}::1`));
  expect(ofOthers.filter(Boolean)).toHaveLength(5);
  expect(await isFree('2001:db8:2::1')).toBe(true);
});

test('a clock that jumps a year ahead and back locks nobody out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const limits = createLimits();
  vi.setSystemTime(Date.now() + 365 * 86_400_000);
  for (let use = 0; use < 10; use += 1) await limits.use('loginToAccount', 'one');
  vi.setSystemTime(Date.now() - 365 * 86_400_000);
  const refusal = await limits.use('loginToAccount', 'one').catch(error => error);
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(300);
});

test('counters of strangers without end do not fill the memory', async () => {
  const limits = createLimits();
  for (let address = 0; address < 150_000; address += 1) limits.countHere('search', `10.${address}`);
  // The first were forgotten; what was counted lately stands.
  for (let use = 0; use < 1199; use += 1) limits.countHere('search', '10.149999');
  expect(() => limits.countHere('search', '10.149999')).toThrow(/Too many requests/);
});

test.each<[string, LimitName, string]>([
  ['searches of a guest', 'search', '/api/words?lang=en&learn=de&search='],
  ['packets of a guest', 'guestPackets', '/api/tests/learn-words?lang=en&learn=de&source=food&nr='],
])('%s are bounded for each address', async (_, name, path) => {
  const limits = createLimits();
  const { send } = await startTestServer({ limits });
  const from = (remoteAddress: string) => send({ url: `${path}a`, remoteAddress });
  expect((await from('10.0.0.1')).statusCode).toBe(200);
  for (let use = 0; use < RULES[name].points; use += 1) {
    try {
      limits.countHere(name, '10.0.0.2');
    } catch {
      // Used up.
    }
  }
  const refused = await send({ url: `${path}b`, remoteAddress: '10.0.0.2' });
  expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
    status: 429,
    code: 'too_many_requests',
  });
  expect((await send({ url: `${path}b`, remoteAddress: '10.0.0.3' })).statusCode).toBe(200);
});
