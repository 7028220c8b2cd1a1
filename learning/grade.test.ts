import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeAnswer, gradeOf, isGradeOf } from './grade.ts';
import { GRADES } from './log.ts';
import { medianOf, type Paces, withAnswer } from './pace.ts';
import { answerOf } from './testing-log.ts';

/** Somebody who needs two seconds for each right answer. */
const steady: Paces = { word_to_translation: Array.from({ length: 20 }, () => 2_000) };

test('a wrong choice is Again, a slow right one Hard, any other Good', () => {
  expect(gradeAnswer(answerOf({ correct: false, milliseconds: 500 }), steady)).toBe(1);
  expect(gradeAnswer(answerOf({ milliseconds: 3_201 }), steady)).toBe(2);
  expect(gradeAnswer(answerOf({ milliseconds: 3_200 }), steady)).toBe(3);
  expect(gradeAnswer(answerOf({ milliseconds: 300 }), steady)).toBe(3);
});

test('nobody is slow before ten right answers of that trainer are known', () => {
  const nine: Paces = { word_to_translation: Array.from({ length: 9 }, () => 2_000) };
  expect(gradeAnswer(answerOf({ milliseconds: 30_000 }), nine)).toBe(3);
  expect(gradeAnswer(answerOf({ milliseconds: 30_000, testType: 'translation_to_word' }), steady)).toBe(3);
});

test('a flashcard is graded as pressed, and without a press says nothing', () => {
  for (const grade of GRADES) {
    const pressed = answerOf({ testType: 'flashcards', grade, correct: grade > 1, milliseconds: 50_000 });
    expect(gradeAnswer(pressed, steady)).toBe(grade);
  }
  expect(gradeAnswer(answerOf({ testType: 'flashcards', grade: undefined }), steady)).toBeNull();
});

test('what was typed is Good or Again, whatever was pressed and however long it took', () => {
  const typed = { testType: 'flashcards', kind: 'type', milliseconds: 50_000, grade: 4 } as const;
  expect(gradeAnswer(answerOf(typed), steady)).toBe(3);
  expect(gradeAnswer(answerOf({ ...typed, correct: false }), steady)).toBe(1);
  const grades = (correct: boolean) => GRADES.filter(grade => isGradeOf({ ...typed, correct }, grade));
  expect([grades(true), grades(false)]).toEqual([[3], [1]]);
});

test('a sentence or a sound is slow by its own measure', () => {
  const build = { testType: 'translation_to_word', kind: 'build', milliseconds: 9_000 } as const;
  const quick: Paces = { translation_to_word: Array.from({ length: 20 }, () => 2_000) };
  expect(gradeAnswer(answerOf(build), quick)).toBe(3);
  expect(gradeAnswer(answerOf({ ...build, kind: 'word' }), quick)).toBe(2);
  let paces: Paces = quick;
  for (let number = 0; number < 10; number += 1) paces = withAnswer(paces, answerOf(build));
  expect(paces.translation_to_word).toEqual(quick.translation_to_word);
  expect(gradeAnswer(answerOf({ ...build, milliseconds: 14_401 }), paces)).toBe(2);
});

test('practice and the second half of a double click say nothing', () => {
  expect(gradeAnswer(answerOf({ practice: true }), steady)).toBeNull();
  expect(gradeAnswer(answerOf({ milliseconds: 249 }), steady)).toBeNull();
  expect(gradeAnswer(answerOf({ milliseconds: 250 }), steady)).toBe(3);
  expect(gradeOf(answerOf({ stale: true }))).toBeNull();
});

test('a choice is never Easy, and a grade that an answer cannot have is seen', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat(100_000), fc.array(fc.nat(60_000)), (correct, milliseconds, pace) => {
      const answer = answerOf({ correct, milliseconds });
      const grade = gradeAnswer(answer, { word_to_translation: pace });
      if (grade !== null) expect(isGradeOf(answer, grade)).toBe(true);
      expect(isGradeOf(answer, 4)).toBe(false);
    }),
  );
  expect(isGradeOf({ testType: 'flashcards', correct: true }, 1)).toBe(false);
  expect(isGradeOf({ testType: 'flashcards', correct: false }, 1)).toBe(true);
});

test('the pace holds the last fifty right choices, a minute at most for each', () => {
  let paces: Paces = {};
  for (let number = 0; number < 60; number += 1) {
    paces = withAnswer(paces, answerOf({ milliseconds: number < 10 ? 1 : 200_000 }));
    paces = withAnswer(paces, answerOf({ correct: false, milliseconds: 1 }));
    paces = withAnswer(paces, answerOf({ testType: 'flashcards', milliseconds: 1 }));
  }
  expect(paces).toEqual({ word_to_translation: Array.from({ length: 50 }, () => 60_000) });
  expect(medianOf([9, 1, 3, 5, 7, 8, 2, 4, 6, 10])).toBe(5.5);
  expect(medianOf([])).toBeUndefined();
});
