import { expect, test } from 'vitest';
import { levelIn, withLevel } from './levels.tsx';

test.each([
  ['', null],
  ['?level=A1', 'A1'],
  ['?lang=uk&level=B1', 'B1'],
  ['?level=C2', null],
  ['?level=', null],
])('the address %j asks for %s', (search, level) => {
  expect(levelIn(new URLSearchParams(search))).toBe(level);
});

test.each([
  ['', 'A1', '?level=A1'],
  ['?level=A1', 'B1', '?level=B1'],
  ['?level=A1', null, ''],
  ['?lang=uk&level=A1', null, '?lang=uk'],
  ['?lang=uk', 'B1', '?lang=uk&level=B1'],
] as const)('%j with level %s is %j', (search, level, next) => {
  expect(withLevel(new URLSearchParams(search), level)).toBe(next);
});
