import { shuffled } from '#contract/shuffled.ts';
import type { TrainerAnswer } from '#contract/trainers.ts';
import type { PacketOption, PacketWord } from '#contract/words.ts';
import type { TestType } from './test-types.ts';

/** Specification, section 5. */
const FEWEST_WORDS: Record<TestType, number> = {
  translation_to_word: 2,
  word_to_translation: 2,
  flashcards: 1,
};

/** The longest time the log takes: one day. */
const LONGEST_MS = 86_400_000;

/** What the first try of a question adds to the log. A card counts as known when its learner went on without turning it. */
export type FirstTry = Omit<TrainerAnswer, 'id' | 'testType' | 'learn'>;

type Score = {
  testType: TestType;
  words: readonly PacketWord[];
  index: number;
  correct: number;
  wrong: number;
  firstTries: readonly FirstTry[];
};

type Question = {
  word: PacketWord;
  /** The word among its decoys; none for a flashcard. */
  options: readonly PacketOption[];
  /** Only an open question takes an answer: `arriving` has just come, `solved` shows the right answer. */
  stage: 'arriving' | 'open' | 'solved';
  /** Wrong options, in the order they were taken. */
  flaggedIds: readonly string[];
  /** The flashcard is turned. */
  isShown: boolean;
  askedAt: number;
};

export type Playing = { phase: 'playing' } & Score & Question;
export type Finished = { phase: 'finished' } & Score;
export type TrainerSession =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'tooFew' }
  | Playing
  | Finished;

export type Action =
  | { kind: 'load' }
  | { kind: 'loaded'; testType: TestType; words: readonly PacketWord[] }
  | { kind: 'failed'; error: unknown }
  /** The question has been seen long enough for a press to be meant for it. */
  | { kind: 'open' }
  | { kind: 'answer'; optionId: string }
  | { kind: 'goOn' }
  | { kind: 'learned'; wordId: string }
  | { kind: 'show' }
  /** The same words from the first one on. */
  | { kind: 'again' };

/** `now` in milliseconds since 1970; `random` answers a number from 0 up to but not including 1. */
export type World = { now: number; random: () => number };

export const LOADING: TrainerSession = { phase: 'loading' };

/** One step of a trainer. An action that does not fit the moment answers the very same session. */
export function step(session: TrainerSession, action: Action, world: World): TrainerSession {
  if (action.kind === 'load') return LOADING;
  if (session.phase === 'loading') return receive(session, action, world);
  if (session.phase === 'playing') return play(session, action, world);
  if (session.phase === 'finished' && action.kind === 'again') return begin(session, world);
  return session;
}

function receive(session: TrainerSession, action: Action, world: World): TrainerSession {
  if (action.kind === 'failed') return { phase: 'failed', error: action.error };
  if (action.kind !== 'loaded') return session;
  const { testType, words } = action;
  if (words.length < FEWEST_WORDS[testType]) return { phase: 'tooFew' };
  return begin({ testType, words, firstTries: [] }, world);
}

function begin(
  { testType, words, firstTries }: Pick<Score, 'testType' | 'words' | 'firstTries'>,
  world: World,
) {
  return ask({ testType, words, index: 0, correct: 0, wrong: 0, firstTries }, 'open', world);
}

function play(session: Playing, action: Action, world: World): TrainerSession {
  switch (action.kind) {
    case 'open':
      return session.stage === 'arriving' ? { ...session, stage: 'open' } : session;
    case 'answer':
      return answer(session, action.optionId, world);
    case 'goOn':
      return goOn(session, world);
    case 'learned':
      return action.wordId === session.word.id ? advance(session, world) : session;
    case 'show':
      return session.testType === 'flashcards' && !session.isShown ? { ...session, isShown: true } : session;
    default:
      return session;
  }
}

function answer(session: Playing, optionId: string, { now }: World): Playing {
  const { word, options, stage, flaggedIds } = session;
  const isOffered = options.some(option => option.id === optionId) && !flaggedIds.includes(optionId);
  if (stage !== 'open' || !isOffered) return session;
  const isRight = optionId === word.id;
  const tried =
    flaggedIds.length === 0 ? record(session, { correct: isRight, chosenId: optionId, now }) : session;
  if (isRight) return { ...tried, stage: 'solved', correct: session.correct + 1 };
  return { ...tried, flaggedIds: [...flaggedIds, optionId], wrong: session.wrong + 1 };
}

function goOn(session: Playing, world: World): TrainerSession {
  if (session.testType !== 'flashcards')
    return session.stage === 'solved' ? advance(session, world) : session;
  return advance(record(session, { correct: !session.isShown, chosenId: null, now: world.now }), world);
}

type Try = { correct: boolean; chosenId: string | null; now: number };

/** When a packet is gone through again, that is practice: its words have had their first try. */
function record(session: Playing, { correct, chosenId, now }: Try): Playing {
  const { word, options, askedAt, firstTries } = session;
  if (firstTries.some(({ wordId }) => wordId === word.id)) return session;
  const firstTry = {
    wordId: word.id,
    correct,
    milliseconds: Math.min(Math.max(now - askedAt, 0), LONGEST_MS),
    answeredAt: now,
    options: options.length,
    chosenId,
  };
  return { ...session, firstTries: [...firstTries, firstTry] };
}

function advance({ testType, words, index, correct, wrong, firstTries }: Playing, world: World) {
  const score = { testType, words, index: index + 1, correct, wrong, firstTries };
  return ask(score, testType === 'flashcards' ? 'open' : 'arriving', world);
}

/** The only place that shuffles, so the options stand still while a question is open. */
function ask(score: Score, stage: Question['stage'], { now, random }: World): Playing | Finished {
  const word = score.words[score.index];
  if (word === undefined) return { ...score, phase: 'finished' };
  const options = score.testType === 'flashcards' ? [] : shuffled([word, ...word.otherWords], random);
  return { ...score, phase: 'playing', word, options, stage, flaggedIds: [], isShown: false, askedAt: now };
}
