import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test.each([
  ['Un gato.\nOtro gato.', 'Un gato.'],
  [
    'Ayer fui al mercado con mi hermana. Compramos manzanas, pan y queso.',
    'Ayer fui al mercado con mi hermana.',
  ],
  [
    '昨日、駅前の新しい店でパンを買いました。友達と公園で食べながら、夏休みの旅行について話しました。天気がよかったので、とても楽しかったです。',
    '昨日、駅前の新しい店でパンを買いました。',
  ],
  [
    'Reve ta stohne Dnipr shyrokyi serdytyi viter zavyva dodolu verby hne vysoki',
    'Reve ta stohne Dnipr shyrokyi serdytyi viter zavyva dodolu…',
  ],
  ['a'.repeat(100), `${'a'.repeat(60)}…`],
  ['3.14 is pi '.repeat(10), '3.14 is pi 3.14 is pi 3.14 is pi 3.14 is pi 3.14 is pi 3.14…'],
])('%s begins as it is called', (text, title) => expect(beginningOf(text)).toBe(title));

test('no half of a sign is left at the end', () => {
  expect(beginningOf(`a${'😀'.repeat(50)}`).isWellFormed()).toBe(true);
});
