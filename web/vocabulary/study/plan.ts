import type { RoundLength } from '#contract/exercises.ts';
import type { LearningOverview } from '#contract/learning.ts';
import type { Language } from '#languages/index.ts';
import { ROUND_RULE } from '#learning/round/round-rule.ts';

/**
 * What a person could do now: begin, repeat and meet new words, only the one or only the other, come back after an absence, see that
 * the first words are safe, or rest.
 */
export type Plan = 'begin' | 'both' | 'repeat' | 'new' | 'back' | 'safe' | 'done';

type Overview = Pick<
  LearningOverview,
  'day' | 'left' | 'newLeft' | 'counts' | 'week' | 'streak' | 'languages'
>;

/** So many days away, a round is small and goes well (`learning/round-words.ts`). */
const ABSENCE_DAYS = 4;
const DUE_AFTER_ABSENCE = 6;

/** The two numbers of a day: today's share of what is to be repeated, and the new words that it has room for. */
export function numbersOf({ left, newLeft, counts }: Pick<Overview, 'left' | 'newLeft' | 'counts'>) {
  return { toRepeat: left, fresh: Math.min(newLeft, counts.new) };
}

export function planOf(overview: Overview, learn: Language): Plan {
  const { toRepeat, fresh } = numbersOf(overview);
  const { learning, known } = overview.counts;
  if (learning + known + toRepeat === 0) return 'begin';
  if (toRepeat > 0 && daysAway(overview, learn) >= ABSENCE_DAYS) return 'back';
  if (toRepeat > 0) return fresh > 0 ? 'both' : 'repeat';
  if (isFirstDay(overview)) return 'safe';
  return fresh > 0 ? 'new' : 'done';
}

/** Days since the last answer in a learning language; 0 where there was none. */
export function daysAway({ day, languages }: Pick<Overview, 'day' | 'languages'>, learn: Language): number {
  const last = languages.find(language => language.learn === learn)?.lastDay;
  return last === null || last === undefined ? 0 : day - last;
}

/** All that was ever answered was answered today. */
function isFirstDay({ week, streak }: Overview): boolean {
  return streak.longest === 1 && streak.hasStudiedToday && week.slice(0, -1).every(answers => answers === 0);
}

/** How many words the next round of a plan meets and asks. */
export function nextRound(
  plan: Plan,
  { toRepeat, fresh }: ReturnType<typeof numbersOf>,
  length: RoundLength,
): { met: number; due: number } {
  const share = ROUND_RULE.shares[length];
  switch (plan) {
    case 'both':
      return { met: Math.min(share.fresh, fresh), due: Math.min(share.due, toRepeat) };
    case 'repeat':
      return { met: 0, due: Math.min(share.dueAlone, toRepeat) };
    case 'back':
      return { met: 0, due: Math.min(scaled(DUE_AFTER_ABSENCE, length), toRepeat) };
    case 'begin':
      // Where nothing is due, what it would have taken makes room for new words.
      return {
        met: Math.min(share.fresh + Math.floor(share.due / ROUND_RULE.dueForOneFresh), fresh),
        due: 0,
      };
    case 'new':
      return { met: Math.min(share.fresh, fresh), due: 0 };
    case 'safe':
    case 'done':
      return { met: share.fresh, due: 0 };
  }
}

const scaled = (words: number, length: RoundLength) => Math.ceil((words * length) / 20);

/** A new word is asked twice and a due one once; a question takes 6 s by the middle of its kinds, and its verdict is read. */
const QUESTIONS_OF_NEW = 2;
const QUESTION_SECONDS = 6 + ROUND_RULE.verdictSeconds;
const MATCH_SECONDS = 12;
/** From so many answers on, today's own pace is the better estimate. */
const ENOUGH_ANSWERS = 10;

/** About how many minutes a round takes; rounded up, since nobody knows what will be missed and come back. */
export function minutesOf({ met, due }: { met: number; due: number }, done: DoneToday): number {
  const each = secondsEach(done);
  const match = met + due >= ROUND_RULE.matchFrom ? MATCH_SECONDS : 0;
  const seconds = met * ROUND_RULE.meetSeconds + (met * QUESTIONS_OF_NEW + due) * each + match;
  return Math.ceil(seconds / 60);
}

/** About how many minutes so many questions take, at the pace of today; at least one. */
export function minutesFor(questions: number, done: DoneToday): number {
  return Math.max(1, Math.round((questions * secondsEach(done)) / 60));
}

type DoneToday = { doneToday: number; minutesToday: number };

function secondsEach({ doneToday, minutesToday }: DoneToday): number {
  const isOwn = doneToday >= ENOUGH_ANSWERS && minutesToday > 0;
  return isOwn ? (60 * minutesToday) / doneToday : QUESTION_SECONDS;
}
