import { expect, test } from 'vitest';
import { firstSentences } from './first-sentences.ts';

test.each([
  ['Wie schön! Wo ist dein Hund?', 100, 'Wie schön! Wo ist dein Hund?'],
  ['Wie schön! Wo ist dein Hund?', 20, 'Wie schön!'],
  ['Wie schön! Wo ist dein Hund?', 10, 'Wie schön!'],
  ['„Wie schön!“ Wo ist dein Hund?', 20, '„Wie schön!“'],
  ['犬はどこですか。庭にいます。', 10, '犬はどこですか。'],
  ['Ein langer Satz ohne Ende', 12, 'Ein langer'],
  ['長い文がここにある', 4, '長い文が'],
])('of %s with %i characters there is %s', (text, longest, part) => {
  expect(firstSentences(text, longest)).toBe(part);
});
