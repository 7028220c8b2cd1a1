import { shuffled } from '#contract/shuffled.ts';
import type { TestType } from '#contract/test-types.ts';
import type { AskedWord, TrainerAnswer } from '#contract/trainers.ts';
import type { PacketOption } from '#contract/words.ts';
import type { Grade } from '#learning/log.ts';

/** One trainer for all questions, or `mixed`: every question says itself how it is asked. */
export type Mode = TestType | 'mixed';

/** Specification, section 5. */
const FEWEST_WORDS: Record<Mode, number> = {
  translation_to_word: 2,
  word_to_translation: 2,
  flashcards: 1,
  mixed: 1,
};

/** The longest time the log takes: one day. */
const LONGEST_MS = 86_400_000;

/**
 * What the first try of a question adds to the log; `grade` is the flashcard's button, null where none was pressed. A card that was
 * not graded counts as known when its learner went on without turning it.
 */
export type FirstTry = Omit<TrainerAnswer, 'learn' | 'grade' | 'day' | 'practice'> & {
  grade: Grade | null;
  practice: boolean;
};

/** A word that was passed as learned, and how to take that back: the mark's id, or what the dictionary's call wants to know. */
export type LearnedWord = { wordId: string; markId: string } | { wordId: string; restore: boolean };

type Score = {
  mode: Mode;
  words: readonly AskedWord[];
  index: number;
  correct: number;
  wrong: number;
  firstTries: readonly FirstTry[];
  learned: readonly LearnedWord[];
  /** The questions before this one, as they were when they came: the way back. */
  past: readonly Asked[];
};

type Question = {
  word: AskedWord;
  testType: TestType;
  /** The word among its decoys; none for a flashcard. */
  options: readonly PacketOption[];
  /** `meeting` shows a new word, `arriving` has just come and takes no answer, `solved` shows the right answer. */
  stage: 'meeting' | 'arriving' | 'open' | 'solved';
  /** Wrong options, in the order they were taken. */
  flaggedIds: readonly string[];
  /** The flashcard is turned. */
  isShown: boolean;
  askedAt: number;
  asked: Asked;
};

/** What a question began with, to come back to it: the lists of the score only grow, so their lengths are enough. */
type Asked = Pick<Score, 'index' | 'correct' | 'wrong'> & {
  tries: number;
  learnedWords: number;
  options: readonly PacketOption[];
};

export type Playing = { phase: 'playing' } & Score & Question;
export type Finished = { phase: 'finished' } & Score;
export type Sitting =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'tooFew' }
  | Playing
  | Finished;

export type Action =
  | { kind: 'load' }
  | { kind: 'loaded'; mode: Mode; words: readonly AskedWord[] }
  | { kind: 'failed'; error: unknown }
  /** A sitting that was under way when the page was left. */
  | { kind: 'resume'; sitting: Playing }
  /** The new word has been seen. */
  | { kind: 'met' }
  /** The question has been seen long enough for a press to be meant for it. */
  | { kind: 'open' }
  | { kind: 'answer'; optionId: string }
  | { kind: 'grade'; grade: Grade }
  | { kind: 'goOn' }
  | { kind: 'learned'; word: LearnedWord }
  | { kind: 'show' }
  /** Takes back the last answer or "word learned". */
  | { kind: 'undo' }
  /** The same words from the first one on. */
  | { kind: 'again' };

/** `now` in milliseconds since 1970; `random` returns a number from 0 up to but not including 1; `newId` a UUID. */
export type World = { now: number; random: () => number; newId: () => string };

export const LOADING: Sitting = { phase: 'loading' };

/** One step of a trainer. An action that does not fit the moment returns the very same sitting. */
export function step(sitting: Sitting, action: Action, world: World): Sitting {
  if (action.kind === 'load') return LOADING;
  if (sitting.phase === 'loading') return receive(sitting, action, world);
  if (sitting.phase === 'playing') return play(sitting, action, world);
  if (sitting.phase !== 'finished') return sitting;
  if (action.kind === 'undo') return goBack(sitting, world);
  return action.kind === 'again' ? begin(sitting, world) : sitting;
}

/** Whether there is something that `undo` would take back. */
export function canUndo(sitting: Sitting): boolean {
  if (sitting.phase === 'finished') return sitting.past.length > 0;
  return sitting.phase === 'playing' && (isTried(sitting) || sitting.past.length > 0);
}

function receive(sitting: Sitting, action: Action, world: World): Sitting {
  if (action.kind === 'failed') return { phase: 'failed', error: action.error };
  if (action.kind === 'resume') return resume(action.sitting, world);
  if (action.kind !== 'loaded') return sitting;
  const { mode, words } = action;
  if (words.length < FEWEST_WORDS[mode]) return { phase: 'tooFew' };
  return begin({ mode, words, firstTries: [], learned: [] }, world);
}

/** The time away is not thinking; a question that was answered when the page was left is left behind. */
function resume(sitting: Playing, world: World): Sitting {
  if (sitting.stage === 'solved') return advance(sitting, world);
  return { ...sitting, askedAt: world.now };
}

function begin(
  { mode, words, firstTries, learned }: Pick<Score, 'mode' | 'words' | 'firstTries' | 'learned'>,
  world: World,
) {
  return ask({ mode, words, index: 0, correct: 0, wrong: 0, firstTries, learned, past: [] }, world);
}

function play(sitting: Playing, action: Action, world: World): Sitting {
  switch (action.kind) {
    case 'met':
      return sitting.stage === 'meeting' ? present(sitting, sitting.word, sitting.asked, world) : sitting;
    case 'open':
      return sitting.stage === 'arriving' ? { ...sitting, stage: 'open' } : sitting;
    case 'answer':
      return answer(sitting, action.optionId, world);
    case 'show':
      return show(sitting);
    case 'grade':
      return grade(sitting, action.grade, world);
    case 'goOn':
      return goOn(sitting, world);
    case 'learned':
      return learn(sitting, action.word, world);
    case 'undo':
      return isTried(sitting) ? askAgain(sitting, sitting.asked, world) : goBack(sitting, world);
    default:
      return sitting;
  }
}

function answer(sitting: Playing, optionId: string, world: World): Playing {
  const { word, options, stage, flaggedIds } = sitting;
  const isOffered = options.some(option => option.id === optionId) && !flaggedIds.includes(optionId);
  if (stage !== 'open' || !isOffered) return sitting;
  const isRight = optionId === word.id;
  const tried =
    flaggedIds.length === 0
      ? record(sitting, { correct: isRight, chosenId: optionId, grade: null }, world)
      : sitting;
  if (isRight) return { ...tried, stage: 'solved', correct: sitting.correct + 1 };
  return { ...tried, flaggedIds: [...flaggedIds, optionId], wrong: sitting.wrong + 1 };
}

/** The grades come where the finger may still be from showing, so they arrive too. */
function show(sitting: Playing): Playing {
  const isHidden = sitting.testType === 'flashcards' && !sitting.isShown && sitting.stage !== 'meeting';
  return isHidden ? { ...sitting, isShown: true, stage: 'arriving' } : sitting;
}

function grade(sitting: Playing, given: Grade, world: World): Sitting {
  if (!sitting.isShown || sitting.stage !== 'open') return sitting;
  const correct = given > 1;
  const tried = record(sitting, { correct, chosenId: null, grade: given }, world);
  const counted = correct ? { correct: sitting.correct + 1 } : { wrong: sitting.wrong + 1 };
  return advance({ ...tried, ...counted }, world);
}

function goOn(sitting: Playing, world: World): Sitting {
  if (sitting.testType !== 'flashcards')
    return sitting.stage === 'solved' ? advance(sitting, world) : sitting;
  // A mixed packet wants a grade.
  if (sitting.mode === 'mixed') return sitting;
  return advance(record(sitting, { correct: !sitting.isShown, chosenId: null, grade: null }, world), world);
}

function learn(sitting: Playing, word: LearnedWord, world: World): Sitting {
  if (word.wordId !== sitting.word.id) return sitting;
  return advance({ ...sitting, learned: [...sitting.learned, word] }, world);
}

type Try = Pick<FirstTry, 'correct' | 'chosenId' | 'grade'>;

/** When a packet is gone through again, that is practice: its words have had their first try. */
function record(sitting: Playing, given: Try, { now, newId }: World): Playing {
  const { word, testType, options, askedAt, firstTries } = sitting;
  if (firstTries.some(({ wordId }) => wordId === word.id)) return sitting;
  const firstTry = {
    id: newId(),
    wordId: word.id,
    testType,
    ...given,
    milliseconds: Math.min(Math.max(now - askedAt, 0), LONGEST_MS),
    answeredAt: now,
    options: options.length,
    practice: word.why === 'practice',
  };
  return { ...sitting, firstTries: [...firstTries, firstTry] };
}

function advance(sitting: Playing, world: World): Playing | Finished {
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
function present(score: Score, word: AskedWord, asked: Asked, { now }: World): Playing {
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

function isTried({ stage, flaggedIds }: Playing): boolean {
  return stage === 'solved' || flaggedIds.length > 0;
}

function goBack(sitting: Playing | Finished, world: World): Playing | Finished {
  const asked = sitting.past.at(-1);
  return asked === undefined
    ? sitting
    : askAgain({ ...sitting, past: sitting.past.slice(0, -1) }, asked, world);
}

/** A question as it was before anything was done about it. */
function askAgain(sitting: Playing | Finished, asked: Asked, world: World): Playing | Finished {
  const { mode, words, firstTries, learned, past } = sitting;
  const { index, correct, wrong, tries, learnedWords } = asked;
  const word = words[index];
  if (word === undefined) return sitting;
  const score = { mode, words, index, correct, wrong, past };
  const kept = { firstTries: firstTries.slice(0, tries), learned: learned.slice(0, learnedWords) };
  return present({ ...score, ...kept }, word, asked, world);
}
