import { beforeEach, expect, test, vi } from 'vitest';
import { login } from '#contract/account.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { hashPassword, verifyPassword } from './password.ts';

const { verified } = vi.hoisted(() => ({ verified: [] as string[] }));

// The real library, watched: that a check takes equally long is told by its work, and not by a clock on a busy machine.
vi.mock('@node-rs/argon2', async importOriginal => {
  const library = await importOriginal<typeof import('@node-rs/argon2')>();
  const verify: typeof library.verify = (hash, ...rest) => {
    verified.push(String(hash));
    return library.verify(hash, ...rest);
  };
  return { ...library, verify };
});

beforeEach(() => void verified.splice(0));

test('a password belongs to its own hash only', async () => {
  const stored = await hashPassword(PASSWORD, 'somebody');
  expect(await verifyPassword(stored, PASSWORD, 'somebody')).toBe(true);
  expect(await verifyPassword(stored, `${PASSWORD} `, 'somebody')).toBe(false);
});

test('without a stored hash a password of equal cost is checked all the same, and is wrong', async () => {
  const stored = await hashPassword(PASSWORD, 'somebody');
  expect(await verifyPassword(undefined, 'no account has this password', 'somebody')).toBe(false);
  expect(verified).toHaveLength(1);
  expect(costOf(verified[0])).toBe(costOf(stored));
});

test('a login to an unknown account does the work of one to a known account', async () => {
  const { refusal } = await startTestServer();
  await refusal(login, { body: { email: 'nobody@example.org', password: PASSWORD } });
  expect(verified).toHaveLength(1);
});

test('a flood of checks is refused and leaves nobody waiting', async () => {
  const checks = await Promise.allSettled(
    Array.from({ length: 110 }, () => verifyPassword(undefined, 'x', 'a flood')),
  );
  const refused = checks.filter(check => check.status === 'rejected');
  expect(refused.map(({ reason }) => reason.status)).toEqual(Array(8).fill(503));
  expect(verified).toHaveLength(102);
});

test('one network cannot take the turns of others, not even when the queue is full', async () => {
  const [floods = '', theirs = ''] = await Promise.all(
    ['a flood', 'another'].map(from => hashPassword(PASSWORD, from)),
  );
  const refused: string[] = [];
  const check = (from: string) =>
    verifyPassword(from === 'flood' ? floods : theirs, 'x', from).catch(() => refused.push(from));
  const flood = Array.from({ length: 120 }, () => check('flood'));
  await Promise.all([...['one', 'two', 'three'].map(check), ...flood]);
  // By the order in which checks begin: how long each takes is for the machine to say.
  const before = verified.slice(0, verified.lastIndexOf(theirs));
  // Two were under way already, and the others' turns come after at most one more of the flood.
  expect(before.filter(hash => hash === floods).length).toBeLessThanOrEqual(6);
  expect(verified.filter(hash => hash === theirs)).toHaveLength(3);
  expect(refused).toEqual(Array(21).fill('flood'));
});

/** `$argon2id$v=19$m=19456,t=2,p=1`: all of a hash but salt and key. */
function costOf(hash: string | undefined): string | undefined {
  return hash?.split('$').slice(0, 4).join('$');
}
