import type { Grade } from './log.ts';
import { intervalModifier } from './memory.ts';

/**
 * When a word comes again. A ladder of our own decides (`spacing`, in days, as if a retention of 0.9 were wanted); the predictor
 * has a say according to `predictorShare`. `bench/learning.ts` measures these numbers against simple rules.
 */
export type ScheduleRule = {
  /** Written into every state; a state of another version is replayed. */
  version: number;
  /** Days after the first answer, by grade. */
  first: Record<Grade, number>;
  /** How many times longer the next spacing is, after choosing among options and after recalling without help. */
  recognised: Record<Exclude<Grade, 1>, number>;
  recalled: Record<Exclude<Grade, 1>, number>;
  /** The share of the spacing that a miss leaves. */
  lapse: number;
  /** The share of the days beyond the spacing that count as if they had been planned. */
  lateCredit: number;
  /** 0 to 1: how much words that the predictor finds difficult grow more slowly. */
  difficultyWeight: number;
  /** 0: the ladder alone; 1: the predictor's stability alone; between: their geometric mean. */
  predictorShare: number;
  /** 1: the wanted retention moves intervals as the predictor's flat curve says; 0.5: by the square root of it. */
  retentionPower: number;
  /** Days. */
  longest: number;
  /** The widest share by which an interval is moved: words learned together come apart. */
  fuzz: number;
};

export const RULE: ScheduleRule = {
  version: 1,
  first: { 1: 1, 2: 1, 3: 1, 4: 3 },
  recognised: { 2: 1.5, 3: 2, 4: 3 },
  recalled: { 2: 1.5, 3: 2.5, 4: 3.5 },
  lapse: 0.6,
  lateCredit: 0.5,
  difficultyWeight: 0,
  predictorShare: 0,
  retentionPower: 0.5,
  longest: 365,
  fuzz: 0.1,
};

export type GradedStep = {
  grade: Grade;
  /** True for a flashcard: nothing was shown to choose from. */
  isRecalled: boolean;
  /** The spacing before; 0 for a word never answered. */
  spacing: number;
  /** Days since the graded answer before. */
  elapsed: number;
  /** The predictor's memory after this answer. */
  stability: number;
  difficulty: number;
};

/** Whether the predictor's memory moves a date by this rule; raised to the power 0 it does not. */
export function asksPredictor({ predictorShare, difficultyWeight }: ScheduleRule): boolean {
  return predictorShare !== 0 || difficultyWeight !== 0;
}

// What is raised to 0 or 1 is not raised at all: a packet asks for eighty of these, and a power costs more than the rest.

/** The spacing after an answer, in days, not rounded. */
export function nextSpacing(step: GradedStep, rule: ScheduleRule): number {
  const ladder = step.spacing === 0 ? rule.first[step.grade] : climb(step, rule);
  const { predictorShare: share } = rule;
  const blended = share === 0 ? ladder : ladder ** (1 - share) * step.stability ** share;
  return Math.min(Math.max(blended, 1), rule.longest);
}

function climb(step: GradedStep, rule: ScheduleRule): number {
  if (step.grade === 1) return step.spacing * rule.lapse;
  const growth = (step.isRecalled ? rule.recalled : rule.recognised)[step.grade];
  const ease = rule.difficultyWeight === 0 ? 1 : ((11 - step.difficulty) / 10) ** rule.difficultyWeight;
  const late = Math.max(0, step.elapsed - step.spacing);
  const proven = Math.min(step.elapsed, step.spacing) + rule.lateCredit * late;
  // What was asked early has proven less; what came late and was known has proven more.
  return Math.max(step.spacing, proven) + (growth - 1) * ease * proven;
}

/** Whole days until a word is due: its spacing for the wanted retention, moved a little by a seed of the word's own. */
export function dueIn(
  { spacing, wordId, reps }: { spacing: number; wordId: string; reps: number },
  retention: number,
  rule: ScheduleRule,
): number {
  const wanted = spacing * intervalShare(retention, rule);
  const moved = wanted < 3 ? wanted : wanted * (1 + rule.fuzz * (2 * seeded(`${wordId}:${reps}`) - 1));
  return Math.min(Math.max(Math.round(moved), 1), rule.longest);
}

/** How long intervals are for a wanted retention, in parts of those at 0.9. */
export function intervalShare(retention: number, rule: ScheduleRule = RULE): number {
  return intervalModifier(retention) ** rule.retentionPower;
}

/** A number from 0 up to 1 that a text always gives again (FNV-1a, then mixed). */
function seeded(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
