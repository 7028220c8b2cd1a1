import type { LearningSettings } from '#learning/word-state.ts';
import { ownSession, plainSession, type Rival } from './policy.ts';
import { boxes, FIVE_BOXES, FIXED_STEPS, SEVEN_BOXES } from './rivals/boxes.ts';
import { neverReviewed } from './rivals/never-reviewed.ts';
import { oracle } from './rivals/oracle.ts';
import { product } from './rivals/product.ts';
import { randomPackets } from './rivals/random-packets.ts';
import { boxSchedule, ownSchedule, rounds } from './rivals/rounds.ts';
import { superMemo2 } from './rivals/sm2.ts';

/** An oracle that asks too early wastes time, one that asks too late relearns: the best of these counts. */
const ORACLE_THRESHOLDS = [0.5, 0.6, 0.7];

/** All that is compared, by the part it plays. */
export type Field = {
  /** The product's rounds, and its packets, of which the trainers are made. */
  rounds: Rival;
  product: Rival;
  random: Rival;
  fiveBoxes: Rival;
  /** What the product's timing is measured against: the best of these in a plain session. */
  simpleRules: Rival[];
  sameSessionLeitner: Rival[];
  sameSessionOracles: Rival[];
  /** The same exercises, timed by boxes. */
  sameRoundLeitner: Rival[];
  /** Shown to judge the memories by, not the product. */
  others: Rival[];
};

export function drawUpField(settings: LearningSettings): Field {
  return {
    rounds: rounds('Slova, rounds', settings, ownSchedule),
    product: product('Slova', settings, ownSession),
    random: randomPackets(plainSession),
    fiveBoxes: boxes('Leitner, five boxes', FIVE_BOXES, plainSession),
    simpleRules: [
      boxes('Leitner, seven boxes', SEVEN_BOXES, plainSession),
      boxes('fixed steps', FIXED_STEPS, plainSession),
      superMemo2(plainSession),
    ],
    sameSessionLeitner: [
      boxes('Leitner, seven boxes', SEVEN_BOXES, ownSession),
      boxes('Leitner, five boxes', FIVE_BOXES, ownSession),
    ],
    sameSessionOracles: ORACLE_THRESHOLDS.map(below => oracle(below, ownSession)),
    sameRoundLeitner: [
      rounds('Leitner, seven boxes', settings, boxSchedule(SEVEN_BOXES)),
      rounds('Leitner, five boxes', settings, boxSchedule(FIVE_BOXES)),
    ],
    others: [neverReviewed, ...ORACLE_THRESHOLDS.slice(1).map(below => oracle(below, plainSession))],
  };
}

export function rivalsOf(field: Field): Rival[] {
  return [
    field.random,
    field.fiveBoxes,
    ...field.simpleRules,
    ...field.others,
    ...field.sameSessionLeitner,
    ...field.sameSessionOracles,
    field.product,
    ...field.sameRoundLeitner,
    field.rounds,
  ];
}
