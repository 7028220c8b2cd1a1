import type { LearningOverview } from '#contract/learning.ts';
import type { Language } from '#languages/index.ts';
import { streakOf } from '#learning/streak.ts';
import { todayPlan } from '#learning/today.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Queries } from '../database/database.ts';
import type { CardsOf } from '../dictionary/own-cards.ts';
import type { Learner } from '../word-states/learner-store.ts';
import { readGoneStates } from './gone-states.ts';
import { aheadWithout, countsWithout, readLackedStates } from './lacked-states.ts';
import { countAround, countStates, listStudyDays, type StateCount, type StudyDay } from './overview-store.ts';
import { recallOf, workOf } from './study-sums.ts';

/** "Recall of the last 30 days", today included. */
const RECALL_DAYS = 30;
/** Days ago, today last. */
const WEEK = [6, 5, 4, 3, 2, 1, 0];

type Asked = {
  learner: Learner;
  learns: readonly Language[];
  learn: Language;
  /** The interface language: what it lacks is not asked. */
  lang: Language | undefined;
  day: number;
};

/** What `GET /learning` says; the states of all begun languages must be filled in. */
export async function overviewOf(
  queries: Queries,
  { catalogue, cardsOf }: { catalogue: Catalogue; cardsOf: CardsOf },
  asked: Asked,
): Promise<LearningOverview> {
  const { learner, learns, learn, lang, day } = asked;
  const { userId } = learner;
  const lacked = await readLackedStates(queries, catalogue, { userId, lang, learns });
  const gone = await readGoneStates(queries, { catalogue, cardsOf }, asked);
  const states = countsWithout({ lacked, gone }, await countStates(queries, userId, day), day);
  const days = await listStudyDays(queries, userId);
  const ofLanguage = days.filter(studied => studied.learn === learn);
  const planOf = async (other: Language) => {
    const around = await countAround(queries, { userId, learn: other, day });
    const ahead = aheadWithout(
      [lacked, gone].flatMap(unasked => unasked.get(other) ?? []),
      around.ahead,
      day,
    );
    const studied = days.filter(studied => studied.learn === other).map(({ day }) => day);
    return todayPlan({ ...around, ahead, due: wordsOf(states, other).due }, studied, day, learner.settings);
  };
  const plan = await planOf(learn);
  const leftOf = async (other: Language) => {
    if (other === learn) return plan.left;
    return wordsOf(states, other).due === 0 ? 0 : (await planOf(other)).left;
  };
  const today = workOf(ofLanguage.filter(studied => studied.day === day));
  const todayOverall = workOf(days.filter(studied => studied.day === day));
  return {
    day,
    ...plan,
    tomorrow: plan.forecast[1] ?? 0,
    counts: countsOf(catalogue, states, { lang: lang ?? learn, learn }),
    doneToday: today.answers,
    minutesToday: today.minutes,
    overall: { doneToday: todayOverall.answers, minutesToday: todayOverall.minutes },
    week: WEEK.map(daysAgo => workOf(days.filter(studied => studied.day === day - daysAgo)).answers),
    streak: streakFor(learner, days, day),
    recall30: recallOf(ofLanguage.filter(studied => studied.day > day - RECALL_DAYS)),
    languages: await languagesOf(learns, { states, days, leftOf }),
  };
}

function streakFor(
  { hideStreak }: Learner,
  days: readonly StudyDay[],
  today: number,
): LearningOverview['streak'] {
  const { length, longest, freezeDays, hasStudiedToday } = streakOf(
    new Set(days.map(({ day }) => day)),
    today,
  );
  return { days: length, longest, freezeDays, hasStudiedToday, hidden: hideStreak };
}

function countsOf(catalogue: Catalogue, states: readonly StateCount[], pair: Pair) {
  const taught = catalogue.ofPair(pair).categories.reduce((sum, { words }) => sum + words.length, 0);
  const { learning, known, ignored } = wordsOf(states, pair.learn);
  return { new: Math.max(0, taught - learning - known - ignored), learning, known, ignored };
}

function wordsOf(states: readonly StateCount[], learn: Language) {
  const words = { learning: 0, known: 0, ignored: 0, due: 0 };
  for (const count of states.filter(state => state.learn === learn)) {
    if (count.state === 'learning' || count.state === 'known' || count.state === 'ignored')
      words[count.state] += count.words;
    words.due += count.due;
  }
  return words;
}

type OfLanguages = {
  states: readonly StateCount[];
  days: readonly StudyDay[];
  /** Due words left for today. */
  leftOf: (learn: Language) => Promise<number>;
};

async function languagesOf(
  learns: readonly Language[],
  { states, days, leftOf }: OfLanguages,
): Promise<LearningOverview['languages']> {
  const lastDayOf = (learn: Language) => {
    const own = days.filter(studied => studied.learn === learn);
    return own.length === 0 ? null : own.reduce((last, { day }) => Math.max(last, day), 0);
  };
  const languages: LearningOverview['languages'] = [];
  for (const learn of learns) {
    const { learning, known } = wordsOf(states, learn);
    languages.push({ learn, due: await leftOf(learn), learning, known, lastDay: lastDayOf(learn) });
  }
  return languages.sort((one, other) => (other.lastDay ?? 0) - (one.lastDay ?? 0));
}
