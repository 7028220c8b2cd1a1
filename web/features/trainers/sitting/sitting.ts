import type { TestType } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { Grade } from '#learning/log.ts';
import { advance, askAgain, begin, goBack } from './next-question.ts';
import type { FirstTry, LearnedWord, Playing, Sitting, World } from './sitting-state.ts';

/** Specification, section 5. */
const FEWEST_WORDS: Record<TestType, number> = {
  translation_to_word: 2,
  word_to_translation: 2,
  flashcards: 1,
};

/** The longest time the log takes: one day. */
const LONGEST_MS = 86_400_000;

export type Action =
  | { kind: 'load' }
  | { kind: 'loaded'; testType: TestType; words: readonly AskedWord[] }
  | { kind: 'failed'; error: unknown }
  /** A sitting that was under way when the page was left. */
  | { kind: 'resume'; sitting: Playing }
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

/** Returns whether the action changed anything. */
export type Act = (action: Action) => boolean;

/** What a screen of a question is given. */
export type QuestionProps = { sitting: Playing; act: Act };

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
  const { testType, words } = action;
  if (words.length < FEWEST_WORDS[testType]) return { phase: 'tooFew' };
  return begin({ testType, words, firstTries: [], learned: [] }, world);
}

/** The time away is not thinking; a question that was answered when the page was left is left behind. */
function resume(sitting: Playing, world: World): Sitting {
  if (sitting.stage === 'solved') return advance(sitting, world);
  return { ...sitting, askedAt: world.now };
}

function play(sitting: Playing, action: Action, world: World): Sitting {
  switch (action.kind) {
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
      return isTried(sitting) ? askAgain(sitting, sitting.start, world) : goBack(sitting, world);
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
  const isHidden = sitting.testType === 'flashcards' && !sitting.isShown;
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

function isTried({ stage, flaggedIds }: Playing): boolean {
  return stage === 'solved' || flaggedIds.length > 0;
}
