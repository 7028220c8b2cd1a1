import { expect, test } from 'vitest';
import { getTranslationOptions, translateSentence, translateWord } from '#contract/translation.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { createLimits } from '../http/limits.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { fails, openSqlite, says, startTranslatingServer } from '../testing/translating-server.ts';
import { reply } from '../testing/translation-service.ts';

const asked = { body: { sentence: 'El perro duerme.', learn: 'es', lang: 'de' } } as const;
const GERMAN = 'Der Hund schläft.';

for (const { kind, open } of testDatabases()) {
  test(`a sentence of the longest length is asked for once and then kept (${kind})`, async () => {
    const { call, received } = await startTranslatingServer({ reply: says(GERMAN), db: await open() });
    const body = { ...asked.body, sentence: '犬が眠る。'.repeat(100) };
    for (let time = 0; time < 3; time++)
      expect((await call(translateSentence, { body })).data).toEqual({ translation: GERMAN });
    expect(received.map(({ body }) => body)).toMatchObject([
      { q: body.sentence, source: 'es', target: 'de', format: 'text' },
    ]);
  });
}

test('a page can tell whether there is a service', async () => {
  const [without, having] = [
    await startTestServer(),
    await startTranslatingServer({ reply: says(GERMAN), db: await openSqlite() }),
  ];
  expect((await without.call(getTranslationOptions, {})).data).toEqual({ has_sentences: false });
  expect((await having.call(getTranslationOptions, {})).data).toEqual({ has_sentences: true });
  expect(await without.refusal(translateSentence, asked)).toMatchObject({
    status: 404,
    code: 'not_configured',
  });
});

test('all pairs of the 17 languages are asked for in their direction, but for a language and itself', async () => {
  const { call, refusal, received } = await startTranslatingServer({
    reply: (response, { body }) => {
      const { source, target } = body as { source: string; target: string };
      reply(response, 200, { translatedText: `${source} into ${target}` });
    },
    db: await openSqlite(),
  });
  for (const learn of LANGUAGE_CODES)
    for (const lang of LANGUAGE_CODES) {
      const body = { sentence: 'Ana 12.', learn, lang };
      if (lang === learn)
        expect(await refusal(translateSentence, { body })).toMatchObject({ status: 404, code: 'not_found' });
      else expect((await call(translateSentence, { body })).data.translation).toBe(`${learn} into ${lang}`);
    }
  expect(received).toHaveLength(17 * 16);
});

test.each([
  ['too long', { sentence: 'a'.repeat(501) }, 'sentence', 'May be at most 500 characters long'],
  ['empty', { sentence: ' \n ' }, 'sentence', 'This field is required'],
  ['NUL', { sentence: 'El \u0000 perro' }, 'sentence', 'Contains characters that are not text'],
  [
    'half a surrogate pair',
    { sentence: 'El \ud83d perro' },
    'sentence',
    'Contains characters that are not text',
  ],
  ['no text', { sentence: 12 }, 'sentence', undefined],
  ['an unknown language', { lang: 'xx' }, 'lang', undefined],
  ['no language', { learn: undefined }, 'learn', undefined],
])('%s is refused by name and never leaves the server', async (_, wrong, field, message) => {
  const { refusal, received } = await startTranslatingServer({ reply: says('x'), db: await openSqlite() });
  const refused = await refusal(translateSentence, { body: { ...asked.body, ...wrong } });
  expect(refused).toMatchObject({
    status: 422,
    code: 'invalid_input',
    errors: { [field]: expect.anything() },
  });
  if (message !== undefined) expect(refused.errors[field]).toEqual([message]);
  expect(received).toEqual([]);
});

test('line breaks and marks of direction within a sentence are not sent, and make no other sentence of it', async () => {
  const { call, refusal, received } = await startTranslatingServer({
    reply: says(GERMAN),
    db: await openSqlite(),
  });
  for (const sentence of ['El perro duerme.', ' El\n perro\u202e duerme.\u2069', 'El\r\n\tperro duerme.'])
    await call(translateSentence, { body: { ...asked.body, sentence } });
  expect(received.map(({ body }) => (body as { q: string }).q)).toEqual(['El perro duerme.']);
  const marks = { body: { ...asked.body, sentence: '\u202e\u2066' } };
  expect(await refusal(translateSentence, marks)).toMatchObject({ status: 404, code: 'not_found' });
});

test.each([
  ['nothing', '  '],
  ['the sentence itself', 'el perro duerme.'],
  ['prose', 'As a translator I would say this. '.repeat(20)],
])('%s is no translation of a sentence', async (_, text) => {
  const { refusal } = await startTranslatingServer({ reply: says(text), db: await openSqlite() });
  expect(await refusal(translateSentence, asked)).toMatchObject({ status: 404, code: 'not_found' });
});

test('a long translation of a long sentence is one', async () => {
  const long = 'Der Hund schläft. '.repeat(60).trim();
  const { call } = await startTranslatingServer({ reply: says(long), db: await openSqlite() });
  const body = { ...asked.body, sentence: '狗在睡觉。'.repeat(60) };
  expect((await call(translateSentence, { body })).data.translation).toBe(long);
});

test.each([
  ['fails', fails],
  ['answers with a page', (response: Parameters<typeof fails>[0]) => response.writeHead(200).end('<html>')],
  [
    'answers without end',
    (response: Parameters<typeof fails>[0]) => reply(response, 200, { translatedText: 'x'.repeat(100_000) }),
  ],
  ['hangs', () => undefined],
])('a service that %s is told as down, is not remembered, and may come back', async (_, broken) => {
  let isUp = false;
  const { call, refusal } = await startTranslatingServer({
    reply: (response, received) => (isUp ? says(GERMAN) : broken)(response, received),
    db: await openSqlite(),
    timeoutMs: 500,
  });
  expect(await refusal(translateSentence, asked)).toMatchObject({ status: 503, code: 'unavailable' });
  isUp = true;
  expect((await call(translateSentence, asked)).data).toEqual({ translation: GERMAN });
});

test('words and sentences share what may be sent in a day; beyond, both say so and what is kept is still there', async () => {
  const { call, refusal, received } = await startTranslatingServer({
    reply: says('Wort'),
    db: await openSqlite(),
    limits: createLimits({ inAll: { translatedCharacters: 20 } }),
  });
  await call(translateSentence, asked);
  const other = { body: { ...asked.body, sentence: 'La gata duerme.' } };
  const spent = await refusal(translateSentence, other);
  expect(spent).toMatchObject({ status: 429, code: 'budget_spent' });
  expect(Number(spent.headers['retry-after'])).toBeGreaterThan(3600);
  const word = { params: { word: 'qwrtplk' }, query: { lang: 'de' } } as const;
  expect(await refusal(translateWord, word)).toMatchObject({ status: 429, code: 'budget_spent' });
  expect((await call(translateSentence, asked)).data).toEqual({ translation: 'Wort' });
  expect(received).toHaveLength(1);
});

test('one network may have so many sentences translated in a minute', async () => {
  const { call, refusal } = await startTranslatingServer({
    reply: says(GERMAN),
    db: await openSqlite(),
    limits: createLimits(),
  });
  const nth = (count: number) => ({ body: { ...asked.body, sentence: `Perro ${count}.` } });
  for (let count = 0; count < 60; count++) await call(translateSentence, nth(count));
  expect(await refusal(translateSentence, nth(60))).toMatchObject({ status: 429, code: 'too_many_requests' });
});
