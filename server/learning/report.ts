import type { LearningReport } from '#contract/learning.ts';
import { localDay } from '#learning/day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Queries } from '../database/database.ts';
import type { Learner } from '../word-states/learner-store.ts';
import { listStudyDays, type StudyDay } from './overview-store.ts';
import { latestPlacement, listConfusions, listHardest, listHistories } from './report-store.ts';
import { recallOf, workOf } from './study-sums.ts';
import { wordsOverTime } from './word-history.ts';

/** 53 weeks, so that a map of a year has whole columns. */
const MAP_DAYS = 371;
const MOST_WEEKS = 53;
const MOST_HARDEST = 20;
const MOST_CONFUSIONS = 5;

type Asked = { learner: Learner; pair: Pair; day: number };

/** What `GET /learning/report` says; the states of the language must be filled in. */
export async function reportOf(
  queries: Queries,
  catalogue: Catalogue,
  asked: Asked,
): Promise<LearningReport> {
  const { learner, pair, day } = asked;
  const whose = { userId: learner.userId, learn: pair.learn };
  const days = (await listStudyDays(queries, learner.userId))
    .filter(studied => studied.learn === pair.learn && studied.day <= day)
    .sort((one, other) => one.day - other.day);
  const placement = await latestPlacement(queries, whose);
  return {
    day,
    days: days
      .filter(studied => studied.day > day - MAP_DAYS)
      .map(one => ({ day: one.day, ...workOf([one]) })),
    words: wordsOverTime(await listHistories(queries, whose), day, learner.zone),
    recall: recallByWeek(days),
    hardest: await hardestOf(queries, catalogue, asked),
    ...(placement !== undefined && {
      vocabulary: {
        ...{ size: placement.size, low: placement.low, high: placement.high, of: placement.words },
        day: localDay(placement.placed_at, learner.zone),
      },
    }),
  };
}

function recallByWeek(days: readonly StudyDay[]): LearningReport['recall'] {
  const weeks = new Map<number, StudyDay[]>();
  for (const studied of days) {
    const monday = mondayOf(studied.day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), studied]);
  }
  return [...weeks].slice(-MOST_WEEKS).map(([day, ofWeek]) => ({ day, ...recallOf(ofWeek) }));
}

/** Day 0, 1 January 1970, was a Thursday. */
function mondayOf(day: number): number {
  return day - ((day + 3) % 7);
}

async function hardestOf(
  queries: Queries,
  catalogue: Catalogue,
  { learner, pair }: Asked,
): Promise<LearningReport['hardest']> {
  const whose = { userId: learner.userId, learn: pair.learn };
  const hardest = await listHardest(queries, whose, MOST_HARDEST);
  const confusions = await listConfusions(
    queries,
    whose,
    hardest.map(({ word_id }) => word_id),
  );
  const faceOf = (id: string) => {
    const word = catalogue.word(id);
    return (
      word && { id, word: word.forms[pair.learn], translation: word.forms[pair.lang], emoji: word.emoji }
    );
  };
  return hardest.flatMap(({ word_id, reps, lapses }) => {
    const face = faceOf(word_id);
    if (face === undefined) return [];
    const { emoji, ...named } = face;
    const confusedWith = confusions
      .filter(confusion => confusion.word_id === word_id)
      .flatMap(({ chosen_id, times }) => {
        const { emoji: _, ...other } = faceOf(chosen_id) ?? { emoji: '', id: '', word: '', translation: '' };
        return other.id === '' ? [] : [{ ...other, times }];
      });
    return [
      {
        ...named,
        ...(emoji !== '' && { emoji }),
        reps,
        lapses,
        confusedWith: confusedWith.slice(0, MOST_CONFUSIONS),
      },
    ];
  });
}
