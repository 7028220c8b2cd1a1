import { expect, test } from 'vitest';
import { writeStored } from '#web/platform/storage/storage.ts';
import { rememberReturn, takeReturn } from './return-address.ts';

test('whoever was sent to log in is led back once', () => {
  rememberReturn('/lists/abcdefghjkmn23?lang=en&learn=de');
  expect(takeReturn()).toBe('/lists/abcdefghjkmn23?lang=en&learn=de');
  expect(takeReturn()).toBeUndefined();
});

test('after a day nobody is led back', () => {
  rememberReturn('/lists', 0);
  expect(takeReturn(24 * 60 * 60 * 1000)).toBeUndefined();
});

test.each([
  '//evil.example/lists',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/api/profile',
  '/no-such-page',
  '/lists\n//evil.example',
  '',
])('%j is no address to be led to', address => {
  writeStored('return_address', `${Date.now()} ${address}`);
  expect(takeReturn()).toBeUndefined();
});
