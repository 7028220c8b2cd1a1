import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { updateProfile } from '#contract/account.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { savePlacement } from '#contract/learning.ts';
import { beginSecondFactor } from '#contract/second-factor.ts';
import { packageRoot } from '../process/package-root.ts';
import { startAccountEmails } from '../testing/account-emails.ts';
import { everyChange } from '../testing/every-change.ts';
import { START } from '../testing/study.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { LIMITED_BY, type LimitName, RULES } from './limit-rules.ts';
import { createLimits, noLimits } from './limits.ts';

/** Whatever the files of the contract declare. */
const CONTRACT = join(packageRoot, 'contract');
const names = readdirSync(CONTRACT).filter(name => name.endsWith('.ts') && !name.includes('.test.'));
const files: Record<string, unknown>[] = await Promise.all(names.map(name => import(join(CONTRACT, name))));
const ENDPOINTS = files
  .flatMap(file => Object.values(file))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'reply' in value);

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
const owner = { current_password: PASSWORD, code: '000000' };
const somebody = `${'0'.repeat(36)}.${'a'.repeat(43)}`;

/** How ids begin that are not those of texts. */
const KINDS: Record<string, string> = { talkId: 'talk' };

/** What is sent where nothing or anything will not do. */
const BODIES: Record<string, object> = {
  'POST /register': { name: 'Olena', email: 'new@example.org', ...chosen },
  'POST /login': { email: 'nobody@example.org', password: PASSWORD },
  'POST /password/forgotten': { email: 'nobody@example.org' },
  'POST /password/reset': { token: somebody, ...chosen },
  'POST /email/confirm': { token: somebody },
  'PATCH /profile': { name: 'Olha' },
  'POST /profile/password': { ...owner, ...chosen },
  'POST /profile/delete': { ...owner, current_password: 'not this one' },
  'POST /second-factor/begin': owner,
  'POST /second-factor/confirm': { code: '000000' },
  'POST /second-factor/recovery-codes': owner,
  'POST /second-factor/end': owner,
  'POST /sessions/end': { id: 'a' },
  'POST /programs/end': { id: 'a' },
  'POST /reminder/end-by-link': { token: somebody },
  'POST /reminder/device': {
    owner: '0'.repeat(36),
    before: { endpoint: 'https://push.example/a', auth: 'a'.repeat(22) },
    device: { endpoint: 'https://push.example/b', auth: 'b'.repeat(22), p256dh: 'b'.repeat(87) },
  },
  'POST /anki-connect': { action: 'version' },
  'POST /anki-connect/:key': { action: 'version' },
  'POST /sessions/left': { session: somebody },
  'POST /tts/synthesize': { text: 'dog', language: 'en' },
  'POST /teacher/explanations': { learn: 'es', lang: 'en', word: 'perro', sentence: 'Un perro.' },
  'POST /teacher/talks/:talkId/title': { title: 'Weekend' },
  'POST /teacher/talks/:talkId/turns': { learn: 'es', lang: 'en', number: 0, said: 'Hola' },
  'POST /cards/match': { learn: 'es', lang: 'en', rows: [{ word: 'perro', translation: 'dog' }] },
};

test('every call that changes something, and every call of a person, is limited as the table says', async () => {
  const { emails } = await startAccountEmails();
  const plain = await startTestServer();
  const { token } = await plain.registerUser();
  const used = new Set<LimitName>();
  const limits = {
    ...noLimits,
    use: async (name: LimitName) => void used.add(name),
    countHere: (name: LimitName) => void used.add(name),
  };
  const db = { ...plain.db, close: async () => {} };
  const { send } = await startTestServer({ db, emails, limits });
  const sent = new Map(everyChange().map(change => [keyOf(change.endpoint), change]));
  const counted: Record<string, LimitName[]> = {};
  // These end the session, so they have one of their own.
  const ending = ['POST /sessions/end-all', 'POST /logout', 'POST /profile/password'];
  for (const endpoint of ENDPOINTS) {
    const { method, path, access, isOutsideApi } = endpoint;
    const key = keyOf(endpoint);
    if (method === 'GET' && access !== 'user') continue;
    const { params = {}, body = BODIES[key] ?? {} } = sent.get(key) ?? {};
    const url = `${isOutsideApi ? '' : '/api'}${path.replace(/:(\w+)/g, (_, name) => params[name] ?? `${KINDS[name] ?? 'own'}-${randomUUID()}`)}`;
    const who = ending.includes(key) ? (await plain.registerUser()).token : token;
    used.clear();
    const headers = { authorization: `Bearer ${who}` };
    const reply = await send({ method, url, headers, ...(method !== 'GET' && { payload: body }) });
    expect({ key, isServed: reply.statusCode < 500 || key === 'POST /tts/synthesize' }).toEqual({
      key,
      isServed: true,
    });
    counted[key] = [...used].toSorted();
  }
  expect(counted).toEqual(
    Object.fromEntries(Object.entries(LIMITED_BY).map(([key, names]) => [key, names.toSorted()])),
  );
});

test('a second factor is begun so often and no more, though the password is right', async () => {
  const limits = createLimits();
  const { call, refusal, registerUser } = await startTestServer({ limits });
  const { token, user } = await registerUser();
  const body = { current_password: PASSWORD };
  await call(beginSecondFactor, { body }, token);
  await limits.use('passwordChecks', user.id, RULES.passwordChecks.points - 2);
  await call(beginSecondFactor, { body }, token);
  expect((await refusal(beginSecondFactor, { body }, token)).status).toBe(429);
});

test('profiles and placement checks are changed so often and no more', async () => {
  const limits = createLimits();
  const { call, refusal, registerUser } = await startTestServer({ limits });
  const { token, user } = await registerUser();
  const profile = { body: { name: 'Olha' } };
  await call(updateProfile, profile, token);
  await limits.use('profileChanges', user.id, RULES.profileChanges.points - 1);
  expect((await refusal(updateProfile, profile, token)).status).toBe(429);
  const placement = {
    body: { id: randomUUID(), learn: 'es' as const, at: START, answers: [{ rank: 1, isClaimed: true }] },
  };
  await call(savePlacement, placement, token);
  await limits.use('placements', user.id, RULES.placements.points - 1);
  expect((await refusal(savePlacement, placement, token)).status).toBe(429);
});
