import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getText, listTexts } from '#contract/reader.ts';
import { TEXT_LEVELS, type TextLevel } from '#contract/text-levels.ts';
import { noLimits } from '../http/limits.ts';
import { startTestServer, texts } from '../testing/test-server.ts';
import type { ReaderText } from './take-apart.ts';

const text = (id: string, level: TextLevel, more: Partial<ReaderText> = {}): ReaderText => ({
  id,
  level,
  title: `About ${id}`,
  body: 'One.\n\nTwo.',
  learn: 'en',
  words: ['about', 'one', 'two'],
  length: 2,
  ...more,
});
const two = { texts: [text('a1-cat', 'A1'), text('b1-dog', 'B1')] };
const three = { texts: [...two.texts, text('a2-cow', 'A2')] };

test('texts are listed with level and length, without their bodies', async () => {
  const { call } = await startTestServer(two);
  const { data } = await call(listTexts, { query: {} });
  expect(data.texts).toEqual([
    { id: 'a1-cat', title: 'About a1-cat', level: 'A1', words: 2 },
    { id: 'b1-dog', title: 'About b1-dog', level: 'B1', words: 2 },
  ]);
});

test.each(TEXT_LEVELS)('the texts of level %s are listed alone', async level => {
  const { call } = await startTestServer(three);
  const { data } = await call(listTexts, { query: { level } });
  expect(data.texts.map(listed => listed.level)).toEqual([level]);
});

test('a text is read with title, body and level', async () => {
  const { call } = await startTestServer(two);
  const { data } = await call(getText, { params: { id: 'b1-dog' }, query: {} });
  expect(data.text).toEqual({
    ...{ id: 'b1-dog', title: 'About b1-dog', body: 'One.\n\nTwo.', level: 'B1' },
  });
});

test('the texts of a language are listed alone, English ones where none is named', async () => {
  const { call } = await startTestServer({
    texts: [...two.texts, text('es-a1-gato', 'A1', { learn: 'es' })],
  });
  const { data: spanish } = await call(listTexts, { query: { learn: 'es' } });
  expect(spanish.texts.map(({ id }) => id)).toEqual(['es-a1-gato']);
  const { data: english } = await call(listTexts, { query: {} });
  expect(english.texts.map(({ id }) => id)).toEqual(['a1-cat', 'b1-dog']);
});

test.each([
  ['an unknown text', '/api/texts/nothing', 404],
  ['a path', '/api/texts/..%2F..%2Fpackage', 404],
  ['a name of every object', '/api/texts/constructor', 404],
  ['an unknown level', '/api/texts?level=C2', 422],
  ['a level in small letters', '/api/texts?level=a1', 422],
  ['an unknown language', '/api/texts?learn=xx', 422],
  ['a level given twice', '/api/texts?level=A1&level=B1', 422],
])('%s is refused', async (_, url, status) => {
  const { send } = await startTestServer(two);
  expect((await send({ url })).statusCode).toBe(status);
});

test('texts are sent compressed, and not at all to a browser that has them', async () => {
  const { send } = await startTestServer(two);
  const plain = await send({ url: '/api/texts/a1-cat' });
  const compressed = await send({ url: '/api/texts/a1-cat', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true);
  const headers = { 'if-none-match': String(plain.headers.etag) };
  expect((await send({ url: '/api/texts/a1-cat', headers })).statusCode).toBe(304);
});

test('there are at least twelve texts at each level, easy and short ones first', async () => {
  for (const level of ['A1', 'B1']) {
    expect(texts.filter(listed => listed.level === level).length).toBeGreaterThanOrEqual(12);
  }
  const order = texts.map(({ level, length }) => `${level} ${String(length).padStart(4, '0')}`);
  expect(order).toEqual(order.toSorted());
});

test('a text is read once for an interface language, and who asks for others is counted', async () => {
  const counted: string[] = [];
  const limits = { ...noLimits, countHere: (name: string) => void counted.push(name) };
  const { send } = await startTestServer({ ...two, limits });
  for (const lang of ['de', 'de', 'uk', 'de']) {
    const { data } = (await send({ url: `/api/texts/a1-cat?lang=${lang}` })).json();
    expect(data.text.reading.body).toHaveLength(2);
  }
  expect(counted).toEqual(['publicLists', 'publicLists']);
});
