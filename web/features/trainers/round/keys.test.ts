import { expect, test } from 'vitest';
import { roundKey } from './keys.ts';

const press = (fields: Partial<KeyboardEvent>) =>
  roundKey({
    ...{ code: '', key: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false },
    ...{ repeat: false, isComposing: false, ...fields },
  });

test.each([
  ['a digit', { code: 'Digit3', key: '3' }, 'digit3'],
  ['a digit of a French keyboard, with Shift', { code: 'Digit3', key: '3', shiftKey: true }, 'digit3'],
  ['a digit of a French keyboard, without', { code: 'Digit3', key: '"' }, 'digit3'],
  ['a sign above a digit', { code: 'Digit3', key: '#', shiftKey: true }, undefined],
  ['the number pad without NumLock, which moves the page', { code: 'Numpad3', key: 'PageDown' }, undefined],
  ['U under a Cyrillic layout', { code: 'KeyU', key: 'г' }, 'undo'],
  ['Z, which takes back in the tests', { code: 'KeyZ', key: 'z' }, 'undo'],
  ['a question mark, wherever it lies', { code: 'Minus', key: '?', shiftKey: true }, 'help'],
  ['a shortcut of the browser', { code: 'KeyR', key: 'r', ctrlKey: true }, undefined],
  ['a held key', { code: 'Enter', key: 'Enter', repeat: true }, undefined],
  ['Enter that ends a composition', { code: 'Enter', key: 'Enter', isComposing: true }, undefined],
  ['a key that means nothing', { code: 'KeyQ', key: 'q' }, undefined],
])('%s', (_, fields, meant) => {
  expect(press(fields)).toBe(meant);
});
