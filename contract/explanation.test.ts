import { expect, test } from 'vitest';
import { readExplanation } from './explanation.ts';

const WHOLE = `SENTENCE: The baker always gives her a biscuit.
WORD: gives for free
PIECE: El panadero | the baker: who does it

PIECE: le | to her
WHY: Why le? Spanish names the person who receives something.`;

test('an explanation is read line by line', () => {
  expect(readExplanation(WHOLE, true)).toEqual({
    sentence: 'The baker always gives her a biscuit.',
    word: 'gives for free',
    pieces: [
      { piece: 'El panadero', meaning: 'the baker: who does it' },
      { piece: 'le', meaning: 'to her' },
    ],
    question: 'Why le? Spanish names the person who receives something.',
  });
});

test('at every letter on its way it is read as far as it has come', () => {
  for (let length = 0; length <= WHOLE.length; length += 1)
    expect(readExplanation(WHOLE.slice(0, length), false), WHOLE.slice(0, length)).toBeDefined();
  expect(readExplanation(WHOLE.slice(0, 30), false)?.sentence).toBe('The baker always giv');
});

test.each([
  ['prose', 'Sure! Here is the explanation you asked for.'],
  ['a piece that says nothing of itself', 'WORD: a\nPIECE: le'],
  ['other names', 'WORD: a\nSYSTEM: b'],
  ['no word at all', 'SENTENCE: a'],
  ['nothing', ''],
])('%s is not understood', (_, text) => {
  expect(readExplanation(text, true)).toBeUndefined();
});
