import { withAbility, withoutSound } from './abilities.ts';
import { answered, missed } from './answering.ts';
import { composeCourse } from './course.ts';
import type { Question } from './kinds/kind.ts';
import { knownAlready } from './known-already.ts';
import { goneOn, opened, withoutOpenStep } from './opening.ts';
import { undone, withPast } from './past.ts';
import { type Action, openStep, type Round, type World } from './round-state.ts';
import type { RoundWishes, RoundWord } from './round-word.ts';

/** A round of these words (`GET /learning/round`) at its first step; finished at once where there are none. */
export function startRound(words: readonly RoundWord[], wishes: RoundWishes, world: World): Round {
  const each = [...new Map(words.map(word => [word.id, word])).values()];
  const steps = composeCourse(each, wishes, world.random);
  const round: Round = {
    id: world.newId(),
    words: each,
    strokes: steps.length,
    steps,
    at: 0,
    stage: 'asking',
    question: null,
    askedAt: world.now,
    verdict: null,
    isShown: false,
    wishes,
    known: [],
    noListeningUntil: null,
    noTypingUntil: null,
    tries: [],
    past: [],
  };
  return opened(round, world);
}

/** The round after an action; the same object where the action means nothing now. */
export function step(round: Round, action: Action, world: World): Round {
  if (action.type === 'undo') return undone(round, world.now);
  const after = acted(round, action, world);
  return after === round
    ? round
    : withPast(round, after, action.type === 'goOn' || action.type === 'soundMissing');
}

function acted(round: Round, action: Exclude<Action, { type: 'undo' }>, world: World): Round {
  switch (action.type) {
    case 'met':
      return isMeeting(round) ? goneOn(round, world) : round;
    case 'goOn':
      return round.stage === 'answered' ? goneOn(round, world) : round;
    case 'knownAlready':
      return isMeeting(round) ? knownAlready(round, world) : round;
    case 'skip':
      return isAsking(round, 'pairs') ? withoutOpenStep(round, world) : round;
    case 'answer':
      return answered(round, action.answer, world);
    case 'dontKnow':
      return isAsking(round, 'choice') ? missed(round, world, 'answered') : round;
    case 'showMe':
      return isAsking(round, 'text', 'tiles') && !round.isShown ? missed(round, world, 'shown') : round;
    case 'cannotListen':
    case 'canListen':
    case 'cannotType':
    case 'canType':
      return withAbility(round, action.type, world);
    case 'soundMissing':
      return withoutSound(round, world);
  }
}

const isMeeting = (round: Round) => round.stage === 'asking' && openStep(round)?.kind === 'meet';

function isAsking({ stage, question }: Round, ...shapes: Question['shape'][]): boolean {
  return stage === 'asking' && question !== null && shapes.includes(question.shape);
}
