import { expect, test } from 'vitest';
import { ApiError } from '#web/platform/http/http.ts';
import { refusedFields } from './refused-fields.ts';

const FIELDS = ['name', 'email', 'password'] as const;

test('every field that the server names is marked, and no other', () => {
  const errors = { password: ['May be at most 200 characters long'], name: ['x', 'y'], language: ['z'] };
  const error = new ApiError(422, { code: 'invalid_input', message: '', errors });
  expect(refusedFields(FIELDS, error)).toEqual({
    name: 'account.notAccepted',
    password: 'account.notAccepted',
  });
});

test('an e-mail that has an account is told at the e-mail', () => {
  const error = new ApiError(422, { code: 'email_taken', message: '', errors: { email: ['Taken'] } });
  expect(refusedFields(FIELDS, error)).toEqual({ email: 'errors.email_taken' });
});

test.each([
  ['names no field', new ApiError(429, { code: 'too_many_requests', message: '', errors: {} })],
  [
    'names a field that is not in the form',
    new ApiError(422, { code: 'invalid_input', message: '', errors: { language: ['z'] } }),
  ],
  ['is none of the server', new TypeError('broken')],
])('a failure that %s marks nothing', (_, error) => {
  expect(refusedFields(FIELDS, error)).toBeUndefined();
});
