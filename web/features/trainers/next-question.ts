import { shuffled } from '#contract/shuffled.ts';
import type { TestType } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { Asked, Finished, Mode, Playing, Score, World } from './sitting-state.ts';

/** The first question of a round; tries and learned words of rounds before it stay. */
export function begin(
  { mode, words, firstTries, learned }: Pick<Score, 'mode' | 'words' | 'firstTries' | 'learned'>,
  world: World,
) {
  return ask({ mode, words, index: 0, correct: 0, wrong: 0, firstTries, learned, past: [] }, world);
}

/** The next question, or the end. */
export function advance(sitting: Playing, world: World): Playing | Finished {
  const { mode, words, index, correct, wrong, firstTries, learned, past, asked } = sitting;
  const score = { mode, words, index: index + 1, correct, wrong, firstTries, learned };
  return ask({ ...score, past: [...past, asked] }, world);
}

/** The only place that shuffles, so the options stand still while a question is open, and when it comes back. */
function ask(score: Score, world: World): Playing | Finished {
  const word = score.words[score.index];
  if (word === undefined) return { ...score, phase: 'finished' };
  const testType = testTypeOf(score.mode, word);
  const options = testType === 'flashcards' ? [] : shuffled([word, ...word.otherWords], world.random);
  const { index, correct, wrong, firstTries, learned } = score;
  const asked = {
    index,
    correct,
    wrong,
    tries: firstTries.length,
    learnedWords: learned.length,
    options,
  };
  const question = present(score, word, asked, world);
  return score.mode === 'mixed' && word.why === 'new' ? { ...question, stage: 'meeting' } : question;
}

/** A question as it comes. Cards are turned, not answered, so nobody answers one by mistake. */
export function present(score: Score, word: AskedWord, asked: Asked, { now }: World): Playing {
  const testType = testTypeOf(score.mode, word);
  return {
    ...score,
    phase: 'playing',
    word,
    testType,
    options: asked.options,
    stage: testType === 'flashcards' ? 'open' : 'arriving',
    flaggedIds: [],
    isShown: false,
    askedAt: now,
    asked,
  };
}

/** Without decoys there is nothing to choose from. */
function testTypeOf(mode: Mode, word: AskedWord): TestType {
  if (mode !== 'mixed') return mode;
  return word.otherWords.length === 0 ? 'flashcards' : (word.testType ?? 'flashcards');
}

/** The question before, as it came; the very same sitting where there is none. */
export function goBack(sitting: Playing | Finished, world: World): Playing | Finished {
  const asked = sitting.past.at(-1);
  return asked === undefined
    ? sitting
    : askAgain({ ...sitting, past: sitting.past.slice(0, -1) }, asked, world);
}

/** A question as it was before anything was done about it. */
export function askAgain(sitting: Playing | Finished, asked: Asked, world: World): Playing | Finished {
  const { mode, words, firstTries, learned, past } = sitting;
  const { index, correct, wrong, tries, learnedWords } = asked;
  const word = words[index];
  if (word === undefined) return sitting;
  const score = { mode, words, index, correct, wrong, past };
  const kept = { firstTries: firstTries.slice(0, tries), learned: learned.slice(0, learnedWords) };
  return present({ ...score, ...kept }, word, asked, world);
}
