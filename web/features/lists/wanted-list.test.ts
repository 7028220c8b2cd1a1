import { expect, test } from 'vitest';
import { takeReturn } from '#web/platform/session/return-address.ts';
import { takeWantedList, wantList } from './wanted-list.ts';

const CODE = 'abcdefghjkmn23';
const PAIR = { lang: 'en', learn: 'de' } as const;

test('a list that a guest wanted is asked for once, at its own page, where they are led back to', () => {
  wantList(CODE, PAIR);
  expect(takeReturn()).toBe(`/lists/${CODE}?lang=en&learn=de`);
  expect(takeWantedList('zzzzzzzzzzzzzz')).toBeUndefined();
  expect(takeWantedList(CODE)).toEqual(PAIR);
  expect(takeWantedList(CODE)).toBeUndefined();
});

test('what was wanted yesterday is not kept unasked today', () => {
  wantList(CODE, PAIR, 0);
  expect(takeWantedList(CODE, 24 * 60 * 60 * 1000)).toBeUndefined();
});
