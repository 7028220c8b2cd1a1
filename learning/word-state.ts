import type { Mark } from './log.ts';
import { predictRecall } from './memory.ts';
import { RULE, type ScheduleRule } from './scheduler.ts';

/** What a person chose, and the rule that turns answers into days. */
export type LearningSettings = {
  /** The wanted chance of recall, 0.80 to 0.95. */
  retention: number;
  newPerDay: number;
  /** The product's own unless a measurement tries another. */
  rule?: ScheduleRule;
};

export const DEFAULT_SETTINGS: LearningSettings = { retention: 0.9, newPerDay: 20 };

/** Stable for so many days, a word counts as known; it stays in the queue, seldom. */
export const KNOWN_STABILITY = 60;

export const STATES = ['new', 'learning', 'known', 'ignored'] as const;

/** What the log says of one word of one learning language. Everything here is derived; a table of these is a cache. */
export type WordState = {
  state: (typeof STATES)[number];
  /** The person's own word; it beats what the answers say, until `none`. */
  mark: Mark;
  /** The local day on which the word is due; null when it is new or marked. */
  dueDay: number | null;
  stability: number;
  difficulty: number;
  /** The scheduler's days at a retention of 0.9, before rounding; 0 for a new word. */
  spacing: number;
  /** The local days of the first and the last answer that counted, and the instant of the last; null for a new word. */
  firstDay: number | null;
  lastDay: number | null;
  lastAt: number | null;
  /** The local day since which its stability has made it known; null while it has not. */
  knownDay: number | null;
  /** Answers that counted, and the wrong ones among them after the first. */
  reps: number;
  lapses: number;
  /** The version of the rule that made this. */
  rule: number;
};

export const NEW_WORD: WordState = {
  state: 'new',
  mark: 'none',
  dueDay: null,
  stability: 0,
  difficulty: 0,
  spacing: 0,
  firstDay: null,
  lastDay: null,
  lastAt: null,
  knownDay: null,
  reps: 0,
  lapses: 0,
  rule: RULE.version,
};

/** True for words that the queue asks: answered before and not marked. */
export function isQueued(state: WordState): boolean {
  return state.mark === 'none' && state.reps > 0;
}

export function isDue(state: WordState, day: number): boolean {
  return isQueued(state) && state.dueDay !== null && state.dueDay <= day;
}

/** The predicted chance that a word is recalled on a day; 0 for a word never answered. */
export function recallOn(state: WordState, day: number): number {
  return state.lastDay === null ? 0 : predictRecall(state.stability, day - state.lastDay);
}
