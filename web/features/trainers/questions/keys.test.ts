import { expect, test } from 'vitest';
import { trainerKey } from './keys.ts';

const press = (code: string, key: string, more: Partial<KeyboardEvent> = {}) => ({
  code,
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});

test.each([
  ['Digit1', '1', 'option1'],
  ['Digit4', '4', 'option4'],
  ['Digit5', '5', undefined],
  ['Numpad2', '2', 'option2'],
  ['Space', ' ', 'goOn'],
  ['Enter', 'Enter', 'goOn'],
  ['NumpadEnter', 'Enter', 'goOn'],
  ['KeyR', 'r', 'repeat'],
  ['KeyZ', 'z', 'undo'],
  ['KeyQ', 'q', undefined],
] as const)('%s (%s) means %s', (code, key, meaning) => {
  expect(trainerKey(press(code, key))).toBe(meaning);
});

test.each([
  ['Ukrainian', 'KeyR', 'к', 'repeat'],
  ['Arabic', 'KeyR', 'ق', 'repeat'],
  ['Ukrainian Z', 'KeyZ', 'я', 'undo'],
  ['German Z', 'KeyY', 'z', 'undo'],
  ['French Z', 'KeyW', 'z', 'undo'],
  ['German Y', 'KeyZ', 'y', undefined],
  ['Persian digits', 'Digit3', '۳', 'option3'],
  ['French digits', 'Digit2', 'é', 'option2'],
] as const)('under another layout a key keeps its place: %s', (_, code, key, meaning) => {
  expect(trainerKey(press(code, key))).toBe(meaning);
});

test('the question mark is known by its sign or its place', () => {
  expect(trainerKey(press('Slash', '?', { shiftKey: true }))).toBe('help');
  expect(trainerKey(press('Minus', '?', { shiftKey: true }))).toBe('help');
  expect(trainerKey(press('Slash', '؟', { shiftKey: true }))).toBe('help');
  expect(trainerKey(press('Slash', '/'))).toBeUndefined();
});

test('French keyboards type digits with Shift; other keys with Shift mean nothing', () => {
  expect(trainerKey(press('Digit1', '1', { shiftKey: true }))).toBe('option1');
  expect(trainerKey(press('Digit1', '!', { shiftKey: true }))).toBeUndefined();
  expect(trainerKey(press('Space', ' ', { shiftKey: true }))).toBeUndefined();
  expect(trainerKey(press('KeyR', 'R', { shiftKey: true }))).toBeUndefined();
});

test('the number pad without NumLock moves the page, not the test', () => {
  expect(trainerKey(press('Numpad2', 'ArrowDown'))).toBeUndefined();
});

test.each(['ctrlKey', 'altKey', 'metaKey', 'repeat', 'isComposing'] as const)(
  'a press with %s is not for the trainer',
  name => {
    for (const [code, key] of [
      ['Digit1', '1'],
      ['Space', ' '],
      ['KeyR', 'r'],
      ['Slash', '?'],
    ] as const)
      expect(trainerKey(press(code, key, { [name]: true }))).toBeUndefined();
  },
);
