import { expect, test } from 'vitest';
import { translateWord } from '#contract/translation.ts';
import { tooManyRequests } from '../http/errors.ts';
import { noLimits } from '../http/limits.ts';
import {
  fails,
  openSqlite,
  says,
  startTranslatingServer,
  unknownWord,
} from '../testing/translating-server.ts';
import { reply } from '../testing/translation-service.ts';

test('a failure is told as such, is not remembered, and the service may come back', async () => {
  let isUp = false;
  const { call, refusal, lines } = await startTranslatingServer({
    reply: (response, received) => (isUp ? says('Wort') : fails)(response, received),
    db: await openSqlite(),
  });
  expect(await refusal(translateWord, unknownWord)).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'translation not found',
  });
  expect(lines).toEqual([expect.stringMatching(/^translation by libre failed: .* answered 500$/)]);
  isUp = true;
  expect(await call(translateWord, unknownWord)).toEqual({ translation: 'Wort' });
});

test('a service that hangs costs the time-out, then is told as a failure', async () => {
  const { refusal } = await startTranslatingServer({
    reply: () => undefined,
    db: await openSqlite(),
    timeoutMs: 300,
  });
  expect((await refusal(translateWord, unknownWord)).status).toBe(503);
});

test('after three failures the service is left alone for 30 seconds, then asked again', async () => {
  let now = 1_000_000;
  let isUp = false;
  const { call, refusal, received } = await startTranslatingServer({
    reply: (response, asked) => (isUp ? says('Wort') : fails)(response, asked),
    db: await openSqlite(),
    clock: () => now,
  });
  for (let time = 0; time < 5; time++) expect((await refusal(translateWord, unknownWord)).status).toBe(503);
  expect(received.length).toBe(3);
  isUp = true;
  now += 29_999;
  expect((await refusal(translateWord, unknownWord)).status).toBe(503);
  now += 1;
  expect(await call(translateWord, unknownWord)).toEqual({ translation: 'Wort' });
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
  const { send } = await startTranslatingServer({
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
  const { refusal, received } = await startTranslatingServer({
    reply: response => reply(response, 429, { error: 'Slowdown' }, { 'retry-after': '60' }),
    db: await openSqlite(),
    clock: () => now,
  });
  await refusal(translateWord, unknownWord);
  now += 59_999;
  await refusal(translateWord, unknownWord);
  expect(received.length).toBe(1);
  now += 1;
  await refusal(translateWord, unknownWord);
  expect(received.length).toBe(2);
});

test('a language the service lacks does not count as its failure', async () => {
  const { call, refusal } = await startTranslatingServer({
    reply: (response, { body }) =>
      (body as { target: string }).target === 'bn'
        ? reply(response, 400, { error: 'bn is not supported' })
        : reply(response, 200, { translatedText: 'Wort' }),
    db: await openSqlite(),
  });
  for (let time = 0; time < 5; time++) {
    expect((await refusal(translateWord, { ...unknownWord, query: { lang: 'bn' } })).status).toBe(404);
  }
  expect(await call(translateWord, unknownWord)).toEqual({ translation: 'Wort' });
});
