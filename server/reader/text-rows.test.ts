import { expect, test } from 'vitest';
import { listTextRows } from '#contract/reader.ts';
import { variantId } from '#contract/variant-ids.ts';
import { startTestServer } from '../testing/test-server.ts';

const text = (id: string, learn: 'en' | 'es', body: string) => ({
  ...{ id, learn, body, title: 'Bread', words: [], level: 'A1' as const, length: 1 },
});

test('the content words of each body come with all rows they may be forms of, and how often they occur there', async () => {
  const texts = [
    text('one', 'en', 'The dogs qqqq bread and the dog.'),
    text('two', 'en', 'Bread!'),
    text('es-one', 'es', 'Pan entre veces, vez.'),
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
  expect(spanish).toEqual({
    rows: [
      ...['bread', 'time-noun-occasion'],
      // Its row lists *veces* first.
      variantId('es', 'vez', 'occurrence-of-doing'),
      ...['occurrence-of-doing', 'times-noun-multiplied'],
    ],
    texts: {
      'es-one': [
        [0, 1],
        // Several of it are a word of their own too: three times as big.
        [1, 1, 2, 3, 4],
        [1, 1, 2],
      ],
    },
  });
});
