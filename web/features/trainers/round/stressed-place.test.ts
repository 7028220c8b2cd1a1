import { expect, test } from 'vitest';
import { stressedPlace } from './stressed-place.ts';

const place = (word: string, reading?: string) =>
  stressedPlace({ word, sentence: { text: '', translation: '', ...(reading && { reading }) } });

test('the stressed vowel is where the reading of the sentence has its mark', () => {
  expect(place('вода', 'Тут є [вода́].')).toBe(3);
  expect(place('вода', '[Вода́] холо́дна.')).toBe(3);
});

test.each([
  ['a form that is another one', 'вода', 'Я п’ю [во́ду].'],
  ['a word of one syllable, which needs no mark', 'хліб', 'Ось [хліб].'],
  ['a word in two parts', 'вода', '[во́]і[да]'],
  ['a sentence without a reading', 'pan', undefined],
])('nothing is said of %s', (_, word, reading) => {
  expect(place(word, reading)).toBeUndefined();
});
