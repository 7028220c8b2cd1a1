import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberField } from './protobuf.ts';

test.each([
  ['the field', [0x08, 3], 3],
  ['a field of several bytes', [0x08, 0xac, 0x02], 300],
  [
    'the field after others of every kind',
    [0x12, 2, 7, 7, 0x1d, 1, 1, 1, 1, 0x21, 1, 1, 1, 1, 1, 1, 1, 1, 0x08, 5],
    5,
  ],
  ['nothing in nothing', [], undefined],
  ['nothing where only others are', [0x10, 3], undefined],
  ['nothing in half a number', [0x08, 0xac], undefined],
  ['nothing in a text longer than the message', [0x12, 99, 7, 0x08, 5], undefined],
])('%s', (_, bytes, value) => {
  expect(numberField(Uint8Array.from(bytes), 1)).toBe(value);
});

test('no message ends in an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), bytes => {
      const value = numberField(bytes, 1);
      expect(value === undefined || value >= 0).toBe(true);
    }),
  );
});
