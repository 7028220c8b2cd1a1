import { expect, test } from 'vitest';
import type { TeacherTurn } from '#contract/teacher.ts';
import { talkAsText } from './talk-text.ts';
import { wordsOfTalk } from './words-of-talk.ts';

const turn = (more: Partial<TeacherTurn>): TeacherTurn => ({
  ...{ number: 0, said: '', answer: 'Hallo!', words: [], at: 1 },
  ...more,
});

test('a talk is written down with who says what, and what was put right', () => {
  const correction = { corrected: 'Mir geht es gut.', reasons: ['Dativ'], keep: [] };
  const turns = [
    turn({ wish: 'begin' }),
    turn({ said: 'Ich gehe gut.', correction }),
    turn({ wish: 'hint' }),
  ];
  expect(talkAsText(turns, { teacher: 'Teacher', you: 'You' }, wish => `(${wish})`)).toBe(
    `Teacher: Hallo!
You: Ich gehe gut.
  → Mir geht es gut.
  Dativ
Teacher: Hallo!
You: (hint)
Teacher: Hallo!
`,
  );
});

test('words of a talk are counted by how one stands with them; what counts for nothing is left out', () => {
  const standing = (state: 'known' | 'learning' | 'ignored') => ({ state, strength: 0 });
  const states = { dog: standing('known'), cat: standing('learning'), cow: standing('ignored') };
  const words = [['dog'], ['cat', 'dog'], ['cat'], ['cow'], ['house'], []].map((rows, at) => ({
    at,
    length: 1,
    rows,
  }));
  expect(wordsOfTalk([{ words }], states)).toEqual({ known: 2, learning: 1, new: 1 });
  expect(wordsOfTalk([{ words }], undefined)).toEqual({ known: 0, learning: 0, new: 5 });
});
