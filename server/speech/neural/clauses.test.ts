import { expect, test } from 'vitest';
import { clausesOf, sentencesOf } from './clauses.ts';

test.each([
  ['One, two; three: four.', ['One,', 'two;', 'three:', 'four.']],
  ['3.5 and 12:30?', ['3.5 and 12:30?']],
  ['“Really?” he said…', ['“Really?', '” he said.']],
  ['你好，老师。', ['你好,', '老师.']],
  ['ما هذا؟ كتاب، وبيت', ['ما هذا?', 'كتاب,', 'وبيت']],
  ['यह क्या है? घर।', ['यह क्या है?', 'घर.']],
  ['[[a: b, c.]] d, [[e!]]', ['[[a: b, c.]] d,', '[[e!]]']],
  ['…, !', []],
])('%s is parted at its marks', (text, expected) => {
  expect(clausesOf(text).map(({ words, mark }) => words + mark)).toEqual(expected);
});

test('sentences are parted at commas, between words or anywhere when they are too long', () => {
  expect(sentencesOf('One two. Three! Four', 20)).toEqual(['One two.', 'Three!', 'Four']);
  expect(sentencesOf('one two, three four five', 14)).toEqual(['one two,', 'three four', 'five']);
  expect(sentencesOf('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});
