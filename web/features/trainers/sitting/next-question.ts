import { shuffled } from '#contract/shuffled.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { Finished, Playing, QuestionStart, Score, World } from './sitting-state.ts';

/** The first question of a round; tries and learned words of rounds before it stay. */
export function begin(
  { testType, words, firstTries, learned }: Pick<Score, 'testType' | 'words' | 'firstTries' | 'learned'>,
  world: World,
) {
  return ask({ testType, words, index: 0, correct: 0, wrong: 0, firstTries, learned, past: [] }, world);
}

/** The next question, or the end. */
export function advance(sitting: Playing, world: World): Playing | Finished {
  const { testType, words, index, correct, wrong, firstTries, learned, past, start } = sitting;
  const score = { testType, words, index: index + 1, correct, wrong, firstTries, learned };
  return ask({ ...score, past: [...past, start] }, world);
}

/** Only this shuffles: the options of a question keep their order while it is open, and when it comes back. */
function ask(score: Score, world: World): Playing | Finished {
  const word = score.words[score.index];
  if (word === undefined) return { ...score, phase: 'finished' };
  const options = score.testType === 'flashcards' ? [] : shuffled([word, ...word.otherWords], world.random);
  const { index, correct, wrong, firstTries, learned } = score;
  const start = {
    index,
    correct,
    wrong,
    tries: firstTries.length,
    learnedWords: learned.length,
    options,
  };
  return present(score, word, start, world);
}

/** A question as it comes. Cards are turned, not answered, so nobody answers one by mistake. */
export function present(score: Score, word: AskedWord, start: QuestionStart, { now }: World): Playing {
  return {
    ...score,
    phase: 'playing',
    word,
    options: start.options,
    stage: score.testType === 'flashcards' ? 'open' : 'arriving',
    flaggedIds: [],
    isShown: false,
    askedAt: now,
    start,
  };
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
  const { testType, words, firstTries, learned, past } = sitting;
  const { index, correct, wrong, tries, learnedWords } = start;
  const word = words[index];
  if (word === undefined) return sitting;
  const score = { testType, words, index, correct, wrong, past };
  const kept = { firstTries: firstTries.slice(0, tries), learned: learned.slice(0, learnedWords) };
  return present({ ...score, ...kept }, word, start, world);
}
