import { kindInstead } from './choose-kind.ts';
import { opened } from './opening.ts';
import { ROUND_RULE } from './round-rule.ts';
import { openStep, openWord, type Progress, type Round, type World, wordOf } from './round-state.ts';

/** For an hour nothing is asked by ear, or in writing; or the hour is taken back. */
export function withAbility(
  round: Round,
  what: 'cannotListen' | 'canListen' | 'cannotType' | 'canType',
  world: World,
): Round {
  const can = what === 'canListen' || what === 'canType';
  const isEar = what === 'cannotListen' || what === 'canListen';
  if (round.wishes[isEar ? 'canListen' : 'canType'] === can || round.stage === 'finished') return round;
  const until = can ? null : world.now + ROUND_RULE.unableMs;
  const changed: Partial<Progress> = isEar
    ? { wishes: { ...round.wishes, canListen: can }, noListeningUntil: until }
    : { wishes: { ...round.wishes, canType: can }, noTypingUntil: until };
  return asItCanBe({ ...round, ...changed }, world);
}

/** Steps to come, and the open one while nothing was answered, are asked as they can be now. */
function asItCanBe(round: Round, world: World): Round {
  const from = round.stage === 'asking' && !round.isShown ? round.at : round.at + 1;
  const steps = round.steps.map(step => {
    const word = wordOf(round, step.wordIds[0]);
    return step.number < from || word === undefined ? step : kindInstead(step, word, round.wishes);
  });
  const changed = { ...round, steps };
  if (round.isShown && !round.wishes.canType && round.question?.shape === 'text')
    return { ...changed, stage: 'answered' };
  const needsSense =
    from === round.at && (steps[from] !== round.steps[from] || round.question?.shape === 'text');
  return needsSense ? opened(changed, world) : changed;
}

const isFromSound = ({ question }: Round) => question?.shape === 'text' && question.from === 'sound';

/** Nothing more is asked by ear of the open word, whose sound does not come. */
export function withoutSound(round: Round, world: World): Round {
  const word = openWord(round);
  const isByEar = openStep(round)?.kind === 'listen' || isFromSound(round);
  if (round.stage !== 'asking' || word === undefined || !isByEar) return round;
  const words = round.words.map(other => (other === word ? { ...word, hasSound: false } : other));
  return asItCanBe({ ...round, words }, world);
}
