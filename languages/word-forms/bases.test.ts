import { expect, test } from 'vitest';
import { basesOf, hashOf, mayBe } from './bases.ts';

test('a guess may lead to any form of the rows and to the words besides, whatever rows are asked about', () => {
  const basesFor = basesOf(['przeczytać']);
  for (const form of ['czytać', 'pisać', 'iść']) {
    const bases = basesFor(new Map([[form, []]]));
    expect(mayBe(bases, hashOf(form))).toBe(true);
    expect(mayBe(bases, hashOf('czytać', hashOf('prze')))).toBe(true);
    expect(mayBe(bases, hashOf('zieleń'))).toBe(false);
  }
});

test('where no bases are given, a guess may lead anywhere', () => {
  expect(mayBe(undefined, hashOf('zieleń'))).toBe(true);
});
