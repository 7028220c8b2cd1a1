import { expect, test } from 'vitest';
import { ApiError } from '#web/platform/http/http.ts';
import { lengthProblem, refusedFields } from './problems.ts';

const FIELDS = ['name', 'email', 'password'] as const;

test('every field that the server names is marked with its first sentence, and no other', () => {
  const errors = { password: ['May be at most 200 characters long'], name: ['x', 'y'], language: ['z'] };
  const error = new ApiError(422, { code: 'invalid_input', message: '', errors });
  expect(refusedFields(FIELDS, error)).toEqual({
    name: { sentence: 'x' },
    password: { sentence: 'May be at most 200 characters long' },
  });
});

test.each([[[]], [['']], [null], [{}]])('a field that is named with %j is marked all the same', sentences => {
  const errors = { name: sentences } as unknown as Record<string, string[]>;
  const error = new ApiError(422, { code: 'invalid_input', message: '', errors });
  expect(refusedFields(FIELDS, error)).toEqual({ name: 'errors.invalid_input' });
});

test('a length is counted in characters, as the server counts', () => {
  expect(lengthProblem('name', '😀😀😀', 3)).toEqual({});
  expect(lengthProblem('name', '😀😀😀😀', 3)).toEqual({ name: { longest: 3 } });
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
