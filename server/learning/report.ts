import type { LearningReport } from '#contract/learning.ts';
import { isLetterId } from '#contract/letter-ids.ts';
import { localDay } from '#learning/day.ts';
import type { WordStates } from '#learning/states.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Queries } from '../database/database.ts';
import type { Learner } from '../word-states/learner-store.ts';
import { hardestOf } from './hardest.ts';
import { listStudyDays, type StudyDay } from './overview-store.ts';
import { listPlacements } from './placement-store.ts';
import { listKnownMarks } from './report-store.ts';
import { recallOf, workOf } from './study-sums.ts';
import { wordsOverTime } from './word-history.ts';

/** 53 weeks: a map of a year has whole columns. */
const MAP_DAYS = 371;
const MOST_WEEKS = 53;

type Asked = {
  learner: Learner;
  pair: Pair;
  day: number;
  /** All states of the language. */
  states: WordStates;
  /** The person's own cards of the pair. */
  cards: readonly CatalogueWord[];
};

/** What `GET /learning/report` says. */
export async function reportOf(
  queries: Queries,
  catalogue: Catalogue,
  asked: Asked,
): Promise<LearningReport> {
  const { learner, pair, day, states, cards } = asked;
  const { userId, zone } = learner;
  const whose = { userId, learn: pair.learn };
  const days = (await listStudyDays(queries, userId))
    .filter(studied => studied.learn === pair.learn && studied.day <= day)
    .sort((one, other) => one.day - other.day);
  const ofWords = new Map([...states].filter(([id]) => !isLetterId(id)));
  const [placement] = await listPlacements(queries, whose, 1);
  return {
    day,
    days: days
      .filter(studied => studied.day > day - MAP_DAYS)
      .map(one => ({ day: one.day, ...workOf([one]) })),
    words: wordsOverTime({ states: ofWords, markedAt: await listKnownMarks(queries, whose), zone }, day),
    recall: recallByWeek(days),
    hardest: await hardestOf(queries, { catalogue, userId, pair, states, cards }),
    ...(placement !== undefined && {
      vocabulary: {
        ...{ size: placement.size, low: placement.low, high: placement.high, of: placement.words },
        day: localDay(placement.placed_at, zone),
      },
    }),
  };
}

function recallByWeek(days: readonly StudyDay[]): LearningReport['recall'] {
  const weeks = new Map<number, StudyDay[]>();
  for (const studied of days) {
    // Practice, and answers that came too late to count, say nothing about the memory.
    if (studied.pressed + studied.recalled === 0) continue;
    const monday = mondayOf(studied.day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), studied]);
  }
  return [...weeks].slice(-MOST_WEEKS).map(([day, ofWeek]) => ({ day, ...recallOf(ofWeek) }));
}

/** Day 0, 1 January 1970, was a Thursday. */
function mondayOf(day: number): number {
  return day - ((day + 3) % 7);
}
