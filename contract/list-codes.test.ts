import { expect, test } from 'vitest';
import { CODE_LENGTH, CODE_SIGNS, isListCode, isOwnListId, listOfSource, listSource } from './list-codes.ts';

const OWN = 'own-7f3c2f0e-8f0b-4f52-9a52-0d3a5a1a7c11';

test('a code is one of so many that nobody finds it by trying', () => {
  expect(new Set(CODE_SIGNS).size ** CODE_LENGTH).toBeGreaterThan(2 ** 60);
  expect(isListCode('abcdefghjkmn23')).toBe(true);
  for (const wrong of ['', 'abcdefghjkmn2', 'abcdefghjkmn234', 'abcdefghjkmn2l', 'ABCDEFGHJKMN23', OWN])
    expect(isListCode(wrong), wrong).toBe(false);
});

test('a source names a list by its code or by its owner’s id, and nothing else does', () => {
  for (const name of ['abcdefghjkmn23', OWN]) expect(listOfSource(listSource(name))).toBe(name);
  for (const other of [undefined, 'food', 'path-7', 'list-', 'list-of-things', 'list-own-1'])
    expect(listOfSource(other)).toBeUndefined();
  expect(isOwnListId('own-1')).toBe(false);
});
