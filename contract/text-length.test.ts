import { expect, test } from 'vitest';
import { register } from './account.ts';
import { SHORTEST_PASSWORD } from './bounds.ts';
import { text } from './fields.ts';
import { characters } from './text-length.ts';

test.each([
  ['', 0],
  ['слово', 5],
  ['😀😀😀😀', 4],
  ['e\u0301', 2],
])('%j has %i characters', (written, expected) => {
  expect(characters(written)).toBe(expected);
});

test.each(['a', 'я', '😀', '𠮷'])('a field of the contract counts %s as one', letter => {
  expect(text(4).safeParse(letter.repeat(4)).success).toBe(true);
  expect(text(4).safeParse(letter.repeat(5)).success).toBe(false);
});

test('a password is as long as its characters', () => {
  const refused = (password: string) => {
    const { error } = register.body.safeParse({
      ...{ name: 'Olena', email: 'olena@example.org' },
      ...{ password, password_confirmation: password },
    });
    return error?.issues.map(({ message }) => message);
  };
  const [short, long] = ['😀'.repeat(SHORTEST_PASSWORD - 1), '😀'.repeat(SHORTEST_PASSWORD)];
  expect(characters(short)).toBeLessThan(SHORTEST_PASSWORD);
  expect(refused(short)).toEqual(['Use at least 8 characters']);
  expect(refused(long)).toBeUndefined();
});
