import { expect, onTestFinished, test } from 'vitest';
import { translateWord } from '#contract/translation.ts';
import type { Db } from '../database/database.ts';
import { tooManyRequests } from '../http/errors.ts';
import { createLimits, noLimits } from '../http/limits.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { libreTranslate } from './providers/libre-translate.ts';
import { findTranslation, pruneTranslations, saveTranslation } from './store.ts';
import { reply, startService } from './testing-service.ts';
import { createTranslator } from './translator.ts';

type Reply = Parameters<typeof startService>[0];
type Options = { reply: Reply; db: Db; limits?: typeof noLimits; clock?: () => number; timeoutMs?: number };

/** Long enough for a busy machine. */
const TIMEOUT_MS = 10_000;

const unknown = { params: { word: 'qwrtpl' }, query: { lang: 'de' } } as const;
const [sqlite] = testDatabases();

/** The whole server with a stand-in for LibreTranslate. */
async function startWithService({ reply, db, limits = noLimits, clock, timeoutMs = TIMEOUT_MS }: Options) {
  const service = await startService(reply);
  const provider = libreTranslate({ url: service.url, key: undefined });
  const { log, lines } = memoryLog();
  const options = { provider, db, timeoutMs, log };
  const translator = createTranslator({ ...options, ...(clock && { clock }) });
  return { ...(await startTestServer({ db, limits, translator })), ...service, lines };
}

async function openSqlite(): Promise<Db> {
  if (sqlite === undefined) throw new Error('No database to test on');
  return sqlite.open();
}

const says =
  (translatedText: string): Reply =>
  response =>
    reply(response, 200, { translatedText });
const fails: Reply = response => reply(response, 500, { error: 'oops' });

for (const { kind, open } of testDatabases()) {
  test(`a word is asked for once and then kept (${kind})`, async () => {
    const { call, received } = await startWithService({ reply: says('Wort'), db: await open() });
    for (let time = 0; time < 3; time++)
      expect(await call(translateWord, unknown)).toEqual({ translation: 'Wort' });
    expect(received.length).toBe(1);
  });

  test(`that no translation is known is kept too (${kind})`, async () => {
    const { refusal, received } = await startWithService({ reply: says('QWRTPL'), db: await open() });
    for (let time = 0; time < 3; time++) {
      expect(await refusal(translateWord, unknown)).toMatchObject({
        status: 404,
        message: 'translation not found',
      });
    }
    expect(received.length).toBe(1);
  });

  test(`another provider is asked for what the first did not know, and its reply is kept (${kind})`, async () => {
    const db = await open();
    const { url, received } = await startService((response, { body }) =>
      reply(response, 200, { translatedText: (body as { api_key?: string }).api_key ? 'Wort' : 'qwrtpl' }),
    );
    const admit = async () => {};
    const request = { word: 'qwrtpl', source: 'en', target: 'de' } as const;
    const first = createTranslator({
      provider: libreTranslate({ url, key: undefined }),
      db,
      timeoutMs: TIMEOUT_MS,
    });
    expect(await first.translate(request, admit)).toBeNull();
    const provider = { ...libreTranslate({ url, key: 'k' }), name: 'second' };
    expect(await createTranslator({ provider, db, timeoutMs: TIMEOUT_MS }).translate(request, admit)).toBe(
      'Wort',
    );
    expect(await first.translate(request, admit)).toBe('Wort');
    expect(received.length).toBe(2);
    await db.close();
  });
}

test('pairs of languages and words are kept apart', async () => {
  const { call, received } = await startWithService({
    reply: (response, { body }) =>
      reply(response, 200, { translatedText: JSON.stringify(body).length.toString() }),
    db: await openSqlite(),
  });
  await call(translateWord, unknown);
  await call(translateWord, { ...unknown, query: { lang: 'fr' } });
  await call(translateWord, { ...unknown, query: { lang: 'de', learn: 'fr' } });
  await call(translateWord, { params: { word: 'qwrtpx' }, query: { lang: 'de' } });
  expect(received.map(({ body }) => body)).toMatchObject([
    { q: 'qwrtpl', source: 'en', target: 'de' },
    { q: 'qwrtpl', source: 'en', target: 'fr' },
    { q: 'qwrtpl', source: 'fr', target: 'de' },
    { q: 'qwrtpx', source: 'en', target: 'de' },
  ]);
});

test('words of the built-in data never leave the server', async () => {
  const { call, received } = await startWithService({ reply: says('Katze'), db: await openSqlite() });
  expect(
    (await call(translateWord, { params: { word: 'dogs' }, query: { lang: 'de' } })).translation,
  ).toMatch(/^Hund/);
  expect(received).toEqual([]);
});

test('a language is not translated into itself', async () => {
  const { refusal, received } = await startWithService({ reply: says('x'), db: await openSqlite() });
  expect((await refusal(translateWord, { ...unknown, query: { lang: 'de', learn: 'de' } })).status).toBe(404);
  expect(received).toEqual([]);
});

test('many who ask the same at the same time share one request', async () => {
  const { call, received } = await startWithService({
    reply: response => void setTimeout(() => reply(response, 200, { translatedText: 'Wort' }), 100),
    db: await openSqlite(),
  });
  const replies = await Promise.all(Array.from({ length: 20 }, () => call(translateWord, unknown)));
  expect(new Set(replies.map(({ translation }) => translation))).toEqual(new Set(['Wort']));
  expect(received.length).toBe(1);
});

test('a failure is told as such, is not remembered, and the service may come back', async () => {
  let isUp = false;
  const { call, refusal, lines } = await startWithService({
    reply: (response, received) => (isUp ? says('Wort') : fails)(response, received),
    db: await openSqlite(),
  });
  expect(await refusal(translateWord, unknown)).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'translation not found',
  });
  expect(lines).toEqual([expect.stringMatching(/^translation by libre failed: .* answered 500$/)]);
  isUp = true;
  expect(await call(translateWord, unknown)).toEqual({ translation: 'Wort' });
});

test('a service that hangs costs the time-out, then is told as a failure', async () => {
  const { refusal } = await startWithService({
    reply: () => undefined,
    db: await openSqlite(),
    timeoutMs: 300,
  });
  expect((await refusal(translateWord, unknown)).status).toBe(503);
});

test('after three failures the service is left alone for 30 seconds, then asked again', async () => {
  let now = 1_000_000;
  let isUp = false;
  const { call, refusal, received } = await startWithService({
    reply: (response, asked) => (isUp ? says('Wort') : fails)(response, asked),
    db: await openSqlite(),
    clock: () => now,
  });
  for (let time = 0; time < 5; time++) expect((await refusal(translateWord, unknown)).status).toBe(503);
  expect(received.length).toBe(3);
  isUp = true;
  now += 29_999;
  expect((await refusal(translateWord, unknown)).status).toBe(503);
  now += 1;
  expect(await call(translateWord, unknown)).toEqual({ translation: 'Wort' });
  expect(received.length).toBe(4);
});

test('a visitor over the limit does not use up the one try after a pause', async () => {
  let now = 1_000_000;
  let isUp = false;
  const greedy = '10.0.0.1';
  const limits = {
    ...noLimits,
    use: async (_: string, ip: string) => {
      if (ip === greedy && isUp) throw tooManyRequests(60);
    },
  };
  const { send } = await startWithService({
    reply: (response, asked) => (isUp ? says('Wort') : fails)(response, asked),
    db: await openSqlite(),
    limits,
    clock: () => now,
  });
  const ask = async (remoteAddress: string) =>
    (await send({ url: '/api/translate/qwrtpl?lang=de', remoteAddress })).statusCode;
  for (let time = 0; time < 3; time++) expect(await ask(greedy)).toBe(503);
  isUp = true;
  now += 30_000;
  expect(await ask(greedy)).toBe(429);
  expect(await ask('10.0.0.2')).toBe(200);
});

test('a service that limits us is left alone as long as it says', async () => {
  let now = 1_000_000;
  const { refusal, received } = await startWithService({
    reply: response => reply(response, 429, { error: 'Slowdown' }, { 'retry-after': '60' }),
    db: await openSqlite(),
    clock: () => now,
  });
  await refusal(translateWord, unknown);
  now += 59_999;
  await refusal(translateWord, unknown);
  expect(received.length).toBe(1);
  now += 1;
  await refusal(translateWord, unknown);
  expect(received.length).toBe(2);
});

test('a language the service lacks does not count as its failure', async () => {
  const { call, refusal } = await startWithService({
    reply: (response, { body }) =>
      (body as { target: string }).target === 'bn'
        ? reply(response, 400, { error: 'bn is not supported' })
        : reply(response, 200, { translatedText: 'Wort' }),
    db: await openSqlite(),
  });
  for (let time = 0; time < 5; time++) {
    expect((await refusal(translateWord, { ...unknown, query: { lang: 'bn' } })).status).toBe(404);
  }
  expect(await call(translateWord, unknown)).toEqual({ translation: 'Wort' });
});

test.each([
  ['nothing', '  '],
  ['the word itself', 'Qwrtpl'],
  ['prose', `I am sorry, I do not know this word. ${'It means nothing to me. '.repeat(5)}`],
])('%s is no translation', async (_, text) => {
  const { refusal } = await startWithService({ reply: says(text), db: await openSqlite() });
  expect((await refusal(translateWord, unknown)).status).toBe(404);
});

test('spaces and line breaks around a translation are tidied up', async () => {
  const { call } = await startWithService({ reply: says(' ein \n Wort\n'), db: await openSqlite() });
  expect(await call(translateWord, unknown)).toEqual({ translation: 'ein Wort' });
});

test('only words that leave the server count towards the limit', async () => {
  const { send, received } = await startWithService({
    reply: says('Wort'),
    db: await openSqlite(),
    limits: createLimits(),
  });
  const ask = async (word: string) => (await send({ url: `/api/translate/${word}?lang=de` })).statusCode;
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const words = Array.from(
    { length: 60 },
    (_, index) => `qwrt${letters[index % 26]}${letters[Math.floor(index / 26)]}`,
  );
  for (let time = 0; time < 70; time++) expect(await ask('dog')).toBe(200);
  for (const word of words) expect(await ask(word)).toBe(200);
  const refused = await send({ url: '/api/translate/qwrtzz?lang=de' });
  expect({ status: refused.statusCode, wait: Number(refused.headers['retry-after']) > 0 }).toEqual({
    status: 429,
    wait: true,
  });
  expect(await ask('qwrtaa')).toBe(200);
  expect(received.length).toBe(60);
});

test('without its memory the service is asked each time', async () => {
  const db = await openSqlite();
  const lost: Db = { ...db, query: () => Promise.reject(new Error('the disk is gone')) };
  const { call, received, lines } = await startWithService({ reply: says('Wort'), db: lost });
  for (let time = 0; time < 2; time++)
    expect(await call(translateWord, unknown)).toEqual({ translation: 'Wort' });
  expect(received.length).toBe(2);
  expect(lines.every(message => message.includes('the disk is gone'))).toBe(true);
});

test('NUL, half surrogate pairs and marks of direction in what a service says are not passed on', async () => {
  const { call } = await startWithService({
    reply: says('Wo\u0000rt \ud800 x\u202e'),
    db: await openSqlite(),
  });
  expect(await call(translateWord, unknown)).toEqual({ translation: 'Wo rt x' });
});

test('what all may send to a service in a day is bounded, and so is what one network may', async () => {
  const limits = createLimits({ inAll: { translatedCharacters: 20 } });
  const { send, received } = await startWithService({ reply: says('Wort'), db: await openSqlite(), limits });
  const ask = async (word: string, remoteAddress: string) =>
    (await send({ url: `/api/translate/${word}?lang=de`, remoteAddress })).statusCode;
  const replies = [];
  for (const [index, word] of ['qwrtplk', 'qwrtplm', 'qwrtpln', 'qwrtplo'].entries())
    replies.push(await ask(word, `10.0.0.${index}`));
  expect(replies).toEqual([200, 200, 429, 429]);
  expect(received).toHaveLength(2);
  // What was asked before costs nothing.
  expect(await ask('qwrtplk', '10.0.0.9')).toBe(200);
});

for (const { kind, open } of testDatabases()) {
  test(`old translations and the oldest of too many are removed (${kind})`, async () => {
    const db = await open();
    onTestFinished(() => db.close());
    const pair = { source: 'en', target: 'de', provider: 'libre', translation: 'Wort' } as const;
    for (let now = 1; now <= 10; now += 1) await saveTranslation(db, { ...pair, word: `word ${now}`, now });
    await pruneTranslations(db, { since: 3, most: 5 });
    const kept = [];
    for (let now = 1; now <= 10; now += 1)
      if (await findTranslation(db, { ...pair, word: `word ${now}` }, 'libre')) kept.push(now);
    expect(kept).toEqual([6, 7, 8, 9, 10]);
    await pruneTranslations(db, { since: 9, most: 5 });
    expect(await findTranslation(db, { ...pair, word: 'word 8' }, 'libre')).toBeUndefined();
    expect(await findTranslation(db, { ...pair, word: 'word 9' }, 'libre')).toBe('Wort');
  });
}
