import { expect, test } from 'vitest';
import { getGlosses, getText } from '#contract/reader.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { ReaderText } from './take-apart.ts';

const german: ReaderText = {
  ...{ id: 'de-a1-x', level: 'A1', learn: 'de', title: 'Mein Tag', words: [], length: 5 },
  body: 'Otto steht früh auf.',
  spans: {
    title: [
      [0, 4],
      [5, 3],
    ],
    body: [
      [5, 5],
      [11, 4],
      [16, 3],
    ],
  },
};
const english: ReaderText = {
  ...{ id: 'a1-x', level: 'A1', learn: 'en', title: 'Saw', body: 'She saw.', words: [], length: 2 },
};
const both = { texts: [german, english] };

test('a text comes with all that its words may be and what they mean in the language asked for', async () => {
  const { call } = await startTestServer(both);
  const { data } = await call(getText, { params: { id: 'de-a1-x' }, query: { lang: 'uk' } });
  const { reading, body } = data.text;
  expect(reading?.body.map(([at, length]) => body.slice(at, at + length))).toEqual(['steht', 'früh', 'auf']);
  const [stands, early, up] = reading?.body ?? [];
  expect(stands?.[3]).toBe(up?.[3]);
  expect(early).toHaveLength(3);
  const [first] = reading?.words[stands?.[2] ?? -1]?.readings ?? [];
  expect(first?.base).toBe('aufstehen');
  const day = reading?.words.find(({ form }) => form === 'tag')?.readings[0];
  expect(reading?.rows[day?.rows[0] ?? '']).toMatchObject({
    translation: /день/,
    article: 'der',
    gender: 'm',
  });
});

test('English words have their forms too, and without a language the text is as the specification has it', async () => {
  const { call } = await startTestServer(both);
  const { data } = await call(getText, { params: { id: 'a1-x' }, query: { lang: 'en' } });
  const saw = data.text.reading?.words.find(({ form }) => form === 'saw');
  expect(saw?.readings[0]).toMatchObject({ base: 'see', tags: ['past'] });
  const bare = await call(getText, { params: { id: 'a1-x' }, query: {} });
  expect(bare.data.text).toEqual({ id: 'a1-x', level: 'A1', title: 'Saw', body: 'She saw.' });
});

test('rows are told in a pair of languages; unknown ones are left out, broken ones refused', async () => {
  const { call, send } = await startTestServer(both);
  const query = { lang: 'fr', learn: 'es', ids: 'dog,no-such-row' } as const;
  const { data } = await call(getGlosses, { query });
  expect(data.rows).toEqual({ dog: expect.objectContaining({ form: 'perro', translation: 'chien' }) });
  for (const ids of ['', 'a b', Array.from({ length: 101 }, () => 'dog').join()])
    expect(
      (await send({ url: `/api/glosses?lang=fr&learn=es&ids=${encodeURIComponent(ids)}` })).statusCode,
    ).toBe(422);
});
