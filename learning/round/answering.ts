import type { Answer, Question, Verdict } from './kinds/kind.ts';
import { KINDS } from './kinds.ts';
import { askedOf } from './opening.ts';
import { withReturn } from './returns.ts';
import { openStep, openWord, type Round, type Try, type World } from './round-state.ts';

const LONGEST_MS = 86_400_000;

/** The round after an answer to the open question; unchanged where it is none. */
export function answered(round: Round, answer: Answer, world: World): Round {
  const { question, stage } = round;
  const open = openStep(round);
  if (open === undefined || open.kind === 'meet' || question === null || stage !== 'asking') return round;
  const asked = askedOf(round, open.wordIds, world.meansOther);
  const verdict = asked && KINDS[open.kind].check(question, answer, asked);
  if (verdict === undefined) return round;
  if (question.shape === 'pairs' && 'pair' in answer)
    return paired(round, question, answer.pair, verdict, world);
  if (!round.isShown) return judged(round, verdict, world);
  // What was shown has to be given once: right ends the step, which stays missed.
  return verdict.outcome === 'missed' ? round : { ...round, stage: 'answered' };
}

function judged(round: Round, verdict: Verdict, world: World): Round {
  const tried = withTry(round, verdict, world);
  return { ...tried, stage: 'answered', verdict };
}

/** "I don't know" and "Show me": a miss whose verdict only says what was wanted. */
export function missed(round: Round, world: World, then: 'answered' | 'shown'): Round {
  const { question } = round;
  const open = openStep(round);
  const word = openWord(round);
  if (open === undefined || word === undefined || open.kind === 'meet' || question === null) return round;
  const verdict: Verdict = { outcome: 'missed', wanted: KINDS[open.kind].wanted(word, question) };
  const tried = withTry(round, verdict, world);
  return then === 'answered'
    ? { ...tried, stage: 'answered', verdict }
    : { ...tried, isShown: true, verdict };
}

/** A wrong pair only nudges; it is a miss for a word that this round asks nowhere else. */
function paired(
  round: Round,
  question: Extract<Question, { shape: 'pairs' }>,
  [wordId]: readonly [string, string],
  verdict: Verdict,
  world: World,
): Round {
  if (verdict.outcome === 'missed') {
    const isAsked = round.tries.some(tried => tried.wordId === wordId);
    return { ...(isAsked ? round : withTry(round, verdict, world, wordId)), verdict };
  }
  const matchedIds = [...question.matchedIds, wordId];
  const isDone = matchedIds.length === question.wordIds.length;
  return {
    ...round,
    question: { ...question, matchedIds },
    verdict,
    stage: isDone ? 'answered' : 'asking',
  };
}

function withTry(round: Round, verdict: Verdict, world: World, pairId?: string): Round {
  const open = openStep(round);
  const wordId = pairId ?? open?.wordIds[0];
  if (open === undefined || open.kind === 'meet' || wordId === undefined) return round;
  const correct = verdict.outcome !== 'missed';
  const options = optionsOf(round.question);
  const tried: Try = {
    id: world.newId(),
    wordId,
    kind: open.kind,
    step: open.number,
    correct,
    ...(verdict.outcome === 'almost' && { isAlmost: true }),
    ...(open.return !== undefined && { return: open.return }),
    chosenId: verdict.chosen?.id ?? (correct && options > 0 ? wordId : null),
    options,
    milliseconds: Math.round(Math.min(Math.max(world.now - round.askedAt, 0), LONGEST_MS)),
    answeredAt: Math.max(0, Math.round(world.now)),
    ...(verdict.grade !== undefined && { grade: verdict.grade }),
  };
  const steps = correct || open.kind === 'match' ? round.steps : withReturn(round, open);
  return { ...round, steps, tries: [...round.tries, tried] };
}

function optionsOf(question: Question | null): number {
  if (question?.shape === 'choice') return question.optionIds.length;
  return question?.shape === 'pairs' ? question.translationIds.length - question.matchedIds.length : 0;
}
