import { expect, test } from 'vitest';
import { translateWord } from '#contract/translation.ts';
import type { Db } from '../database/database.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startService } from '../testing/test-translation-service.ts';
import {
  openSqlite,
  says,
  startTranslatingServer,
  TIMEOUT_MS,
  unknownWord,
} from '../testing/translating-server.ts';
import { reply } from '../testing/translation-service.ts';
import { libreTranslate } from './providers/libre-translate.ts';
import { createTranslator } from './translator.ts';

for (const { kind, open } of testDatabases()) {
  test(`a word is asked for once and then kept (${kind})`, async () => {
    const { call, received } = await startTranslatingServer({ reply: says('Wort'), db: await open() });
    for (let time = 0; time < 3; time++)
      expect(await call(translateWord, unknownWord)).toEqual({ translation: 'Wort' });
    expect(received.length).toBe(1);
  });

  test(`that no translation is known is kept too (${kind})`, async () => {
    const { refusal, received } = await startTranslatingServer({ reply: says('QWRTPL'), db: await open() });
    for (let time = 0; time < 3; time++) {
      expect(await refusal(translateWord, unknownWord)).toMatchObject({
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
    const request = { text: 'qwrtpl', source: 'en', target: 'de' } as const;
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
  const { call, received } = await startTranslatingServer({
    reply: (response, { body }) =>
      reply(response, 200, { translatedText: JSON.stringify(body).length.toString() }),
    db: await openSqlite(),
  });
  await call(translateWord, unknownWord);
  await call(translateWord, { ...unknownWord, query: { lang: 'fr' } });
  await call(translateWord, { ...unknownWord, query: { lang: 'de', learn: 'fr' } });
  await call(translateWord, { params: { word: 'qwrtpx' }, query: { lang: 'de' } });
  expect(received.map(({ body }) => body)).toMatchObject([
    { q: 'qwrtpl', source: 'en', target: 'de' },
    { q: 'qwrtpl', source: 'en', target: 'fr' },
    { q: 'qwrtpl', source: 'fr', target: 'de' },
    { q: 'qwrtpx', source: 'en', target: 'de' },
  ]);
});

test('words of the built-in data never leave the server', async () => {
  const { call, received } = await startTranslatingServer({ reply: says('Katze'), db: await openSqlite() });
  expect(
    (await call(translateWord, { params: { word: 'dogs' }, query: { lang: 'de' } })).translation,
  ).toMatch(/^Hund/);
  expect(received).toEqual([]);
});

test('a language is not translated into itself', async () => {
  const { refusal, received } = await startTranslatingServer({ reply: says('x'), db: await openSqlite() });
  expect((await refusal(translateWord, { ...unknownWord, query: { lang: 'de', learn: 'de' } })).status).toBe(
    404,
  );
  expect(received).toEqual([]);
});

test('many who ask the same at the same time share one request', async () => {
  const { call, received } = await startTranslatingServer({
    reply: response => void setTimeout(() => reply(response, 200, { translatedText: 'Wort' }), 100),
    db: await openSqlite(),
  });
  const replies = await Promise.all(Array.from({ length: 20 }, () => call(translateWord, unknownWord)));
  expect(new Set(replies.map(({ translation }) => translation))).toEqual(new Set(['Wort']));
  expect(received.length).toBe(1);
});

test.each([
  ['nothing', '  '],
  ['the word itself', 'Qwrtpl'],
  ['prose', `I am sorry, I do not know this word. ${'It means nothing to me. '.repeat(5)}`],
])('%s is no translation', async (_, text) => {
  const { refusal } = await startTranslatingServer({ reply: says(text), db: await openSqlite() });
  expect((await refusal(translateWord, unknownWord)).status).toBe(404);
});

test('spaces and line breaks around a translation are tidied up', async () => {
  const { call } = await startTranslatingServer({ reply: says(' ein \n Wort\n'), db: await openSqlite() });
  expect(await call(translateWord, unknownWord)).toEqual({ translation: 'ein Wort' });
});

test('without its memory the service is asked each time', async () => {
  const db = await openSqlite();
  const lost: Db = { ...db, query: () => Promise.reject(new Error('the disk is gone')) };
  const { call, received, lines } = await startTranslatingServer({ reply: says('Wort'), db: lost });
  for (let time = 0; time < 2; time++)
    expect(await call(translateWord, unknownWord)).toEqual({ translation: 'Wort' });
  expect(received.length).toBe(2);
  expect(lines.every(message => message.includes('the disk is gone'))).toBe(true);
});

test('NUL, half surrogate pairs and marks of direction in what a service says are not passed on', async () => {
  const { call } = await startTranslatingServer({
    reply: says('Wo\u0000rt \ud800 x\u202e'),
    db: await openSqlite(),
  });
  expect(await call(translateWord, unknownWord)).toEqual({ translation: 'Wo rt x' });
});
