import { expect, test } from 'vitest';
import { listTextRows } from '#contract/reader.ts';
import { startTestServer } from '../testing/test-server.ts';

const text = (id: string, learn: 'en' | 'es', words: string[]) => ({
  ...{ id, learn, words, title: id, body: id, level: 'A1' as const, length: words.length },
});

test('the telling words of each text come with the rows they are forms of, and how often they stand there', async () => {
  const texts = [
    text('one', 'en', ['the', 'dogs', 'qqqq', 'bread', 'and', 'dog', '']),
    text('two', 'en', ['bread']),
    text('es-one', 'es', ['pan']),
  ];
  const { call } = await startTestServer({ texts });
  const { data } = await call(listTextRows, { query: {} });
  expect(data).toEqual({
    rows: ['dog', 'bread'],
    texts: {
      one: [
        [0, 2],
        [1, 1],
      ],
      two: [[1, 1]],
    },
  });
  const { data: spanish } = await call(listTextRows, { query: { learn: 'es' } });
  expect(spanish).toEqual({ rows: ['bread'], texts: { 'es-one': [[0, 1]] } });
});
