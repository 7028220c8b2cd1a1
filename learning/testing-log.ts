import fc from 'fast-check';
import { localDay } from './day.ts';
import type { Answer, Undone, WordMark } from './log.ts';

const START = Date.UTC(2026, 0, 5, 9);
const MINUTE_MS = 60_000;

/** An answer with everything a test does not care about. */
export function answerOf(fields: Partial<Answer> = {}): Answer {
  const answeredAt = fields.answeredAt ?? START;
  return {
    id: `answer-${answeredAt}`,
    wordId: 'dog',
    learn: 'es',
    testType: 'word_to_translation',
    correct: true,
    milliseconds: 2_000,
    options: 4,
    chosenId: 'dog',
    answeredAt,
    grade: fields.correct === false ? 1 : 3,
    day: localDay(answeredAt, 'Europe/Kyiv'),
    ...fields,
  };
}

/** Rows of one word over some months: any trainer, kind and grade, old rows too, several a day, some at the same instant. */
export const anyAnswers: fc.Arbitrary<Answer[]> = fc
  .array(
    fc.record({
      minutes: fc.oneof(fc.nat(180 * 24 * 60), fc.nat(60)),
      testType: fc.constantFrom('word_to_translation', 'translation_to_word', 'flashcards'),
      grade: fc.constantFrom(1, 2, 3, 4, null, undefined),
      milliseconds: fc.oneof(fc.constant(100), fc.nat(90_000)),
      hasDay: fc.boolean(),
      kind: fc.constantFrom(undefined, undefined, 'meaning', 'listen', 'type', 'build'),
      practice: fc.boolean(),
      stale: fc.constantFrom(false, false, false, true),
    }),
    { maxLength: 25 },
  )
  .map(rows =>
    rows.map(({ minutes, hasDay, grade, kind, ...row }, number) => {
      const answeredAt = START + minutes * MINUTE_MS;
      const correct = grade === undefined ? minutes % 3 > 0 : grade !== 1;
      const day = hasDay ? localDay(answeredAt, number % 7 ? 'Asia/Kathmandu' : 'Pacific/Honolulu') : null;
      return answerOf({
        ...row,
        ...(kind && { kind }),
        id: `answer-${number}`,
        answeredAt,
        correct,
        grade,
        day,
      });
    }),
  );

export const anyMarks: fc.Arbitrary<WordMark[]> = fc
  .array(fc.record({ minutes: fc.nat(5), mark: fc.constantFrom('known', 'ignored', 'none') }), {
    maxLength: 4,
  })
  .map(rows =>
    rows.map(({ minutes, mark }, number) => ({
      id: `mark-${number}`,
      wordId: 'dog',
      learn: 'es' as const,
      mark,
      at: START + minutes * MINUTE_MS,
    })),
  );

/** What is taken back of these rows. */
export function anyUndone(rows: readonly { id: string }[]): fc.Arbitrary<Undone[]> {
  return fc.subarray(rows.map(({ id }) => ({ id, at: START })));
}
