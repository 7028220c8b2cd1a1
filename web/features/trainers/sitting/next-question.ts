import { shuffled } from '#contract/shuffled.ts';
import type { TestType } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { Finished, Mode, Playing, QuestionStart, Score, World } from './sitting-state.ts';

/** The first question of a round; tries and learned words of rounds before it stay. */
export function begin(
  { mode, words, firstTries, learned }: Pick<Score, 'mode' | 'words' | 'firstTries' | 'learned'>,
  world: World,
) {
  return ask({ mode, words, index: 0, correct: 0, wrong: 0, firstTries, learned, past: [] }, world);
}

/** The next question, or the end. */
export function advance(sitting: Playing, world: World): Playing | Finished {
  const { mode, words, index, correct, wrong, firstTries, learned, past, start } = sitting;
  const score = { mode, words, index: index + 1, correct, wrong, firstTries, learned };
  return ask({ ...score, past: [...past, start] }, world);
}

/** Only this shuffles: the options of a question keep their order while it is open, and when it comes back. */
function ask(score: Score, world: World): Playing | Finished {
  const word = score.words[score.index];
  if (word === undefined) return { ...score, phase: 'finished' };
  const testType = testTypeOf(score.mode, word);
  const options = testType === 'flashcards' ? [] : shuffled([word, ...word.otherWords], world.random);
  const { index, correct, wrong, firstTries, learned } = score;
  const start = {
    index,
    correct,
    wrong,
    tries: firstTries.length,
    learnedWords: learned.length,
    options,
  };
  const question = present(score, word, start, world);
  return score.mode === 'mixed' && word.why === 'new' ? { ...question, stage: 'meeting' } : question;
}

/** A question as it comes. Cards are turned, not answered, so nobody answers one by mistake. */
export function present(score: Score, word: AskedWord, start: QuestionStart, { now }: World): Playing {
  const testType = testTypeOf(score.mode, word);
  return {
    ...score,
    phase: 'playing',
    word,
    testType,
    options: start.options,
    stage: testType === 'flashcards' ? 'open' : 'arriving',
    flaggedIds: [],
    isShown: false,
    askedAt: now,
    start,
  };
}

/** Without decoys there is nothing to choose from. */
function testTypeOf(mode: Mode, word: AskedWord): TestType {
  if (mode !== 'mixed') return mode;
  return word.otherWords.length === 0 ? 'flashcards' : (word.testType ?? 'flashcards');
}

/** The question before, as it came; the same sitting where there is none. */
export function goBack(sitting: Playing | Finished, world: World): Playing | Finished {
  const start = sitting.past.at(-1);
  return start === undefined
    ? sitting
    : askAgain({ ...sitting, past: sitting.past.slice(0, -1) }, start, world);
}

/** A question as it was before anything was done about it. */
export function askAgain(
  sitting: Playing | Finished,
  start: QuestionStart,
  world: World,
): Playing | Finished {
  const { mode, words, firstTries, learned, past } = sitting;
  const { index, correct, wrong, tries, learnedWords } = start;
  const word = words[index];
  if (word === undefined) return sitting;
  const score = { mode, words, index, correct, wrong, past };
  const kept = { firstTries: firstTries.slice(0, tries), learned: learned.slice(0, learnedWords) };
  return present({ ...score, ...kept }, word, start, world);
}
