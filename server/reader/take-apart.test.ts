import { expect, test } from 'vitest';
import { languagesOf } from '../catalogue/word-forms.ts';
import { catalogue } from '../testing/catalogue.ts';
import { takeApart } from './take-apart.ts';
import type { WrittenText } from './texts.ts';

const text = (more: Partial<WrittenText>): WrittenText => ({
  ...{ id: 'a1-rain', learn: 'en', title: 'Rain', level: 'A1', body: 'One.', names: [], ...more },
});
const read = (...texts: WrittenText[]) => takeApart(texts, languagesOf(catalogue));

test('an English text has the words that the specification’s cleaning leaves, and no places', async () => {
  const body = 'It’s ten o’clock. My T-shirt is wet. Café!\n\n“Twenty-five!” said Ana.';
  const [english] = await read(text({ title: 'Rain: the end', body }));
  expect(english?.words).toEqual(
    `rain the end its ten oclock my tshirt is wet cafe twenty five said ana`.split(' '),
  );
  expect(english).toMatchObject({ length: 12 });
  expect(english).not.toHaveProperty('spans');
});

test('a text in another language tells where its words stand; numbers and names are none', async () => {
  const [spanish] = await read(
    text({ id: 'es-a1-x', learn: 'es', title: 'El río', body: 'A las 8, Rosa se lava.', names: ['Rosa'] }),
  );
  const { spans, body, words, length } = spanish ?? {};
  expect(spans?.title).toEqual([
    [0, 2],
    [3, 3],
  ]);
  expect(spans?.body.map(([at, many]) => body?.slice(at, at + many))).toEqual(['A', 'las', 'se', 'lava']);
  expect({ words, length }).toEqual({ words: ['el', 'río', 'a', 'las', 'se', 'lava'], length: 4 });
});

test('easy texts come first, among them the short ones', async () => {
  const texts = await read(
    text({ id: 'b1-short', level: 'B1' }),
    text({ id: 'a1-long', body: 'One two three.' }),
    text({ id: 'a1-brief', body: 'One two.' }),
  );
  expect(texts.map(({ id }) => id)).toEqual(['a1-brief', 'a1-long', 'b1-short']);
});
