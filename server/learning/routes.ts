import { exportHistory, importHistory, listWordAnswers } from '#contract/history.ts';
import {
  getLearning,
  getLearningReport,
  getPlacement,
  listLearningWords,
  listPlacements,
  saveMarks,
  savePlacement,
  undoLearning,
} from '#contract/learning.ts';
import { localDay } from '#learning/day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { PersonReads } from '../database/person-reads.ts';
import { type CardsOf, unlearnableIds } from '../dictionary/own-cards.ts';
import { personalResponses } from '../dictionary/personal-responses.ts';
import type { Bind } from '../http/bind.ts';
import { responseCache } from '../http/cached-response.ts';
import { invalidInput } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { filledCourse, filledCourses } from '../word-states/fill.ts';
import { findLearner, learningRevision } from '../word-states/learner-store.ts';
import type { StatesOf } from '../word-states/state-cache.ts';
import { saveMarksOf, savePlacementOf, undoOf } from './changes.ts';
import { answersOf, historyPage, saveHistoryOf } from './history.ts';
import { overviewOf } from './overview.ts';
import { pathStepRoutes } from './path-steps.ts';
import { placementWords } from './placement.ts';
import { listPlacements as readPlacements } from './placement-store.ts';
import { reportOf } from './report.ts';
import { wordListOf } from './word-list.ts';

type LearningServices = {
  db: Db;
  reads: PersonReads;
  catalogue: Catalogue;
  limits: Limits;
  statesOf: StatesOf;
  cardsOf: CardsOf;
  clock: () => number;
};

/** Checks that are offered to be undone. */
const MOST_PLACEMENTS = 5;

const PLACEMENT_BYTES = 8 * 1024 * 1024;

export function learningRoutes(bind: Bind, needs: LearningServices): void {
  bindReading(bind, needs);
  bindPlacement(bind, needs);
  bindHistory(bind, needs);
  pathStepRoutes(bind, needs);
  const { db, catalogue, limits, clock } = needs;

  bind(saveMarks, async ({ user, body: { marks } }) => {
    const unknown = await unlearnableIds(db, catalogue, user.id, marks);
    if (unknown.length > 0) throw invalidInput({ wordId: unknown.map(id => `Unknown word: ${id}`) });
    await countChanges(user.id, marks.length);
    return done(await saveMarksOf(db, user.id, marks, clock()));
  });

  bind(undoLearning, async ({ user, body: { ids } }) => {
    await countChanges(user.id, ids.length);
    return done(await undoOf(db, user.id, ids, clock()));
  });

  async function countChanges(userId: string, rows: number): Promise<void> {
    await limits.use('learningChanges', userId, rows);
    await limits.use('learningChangesInADay', userId, rows);
  }
}

function bindReading(
  bind: Bind,
  { db, reads, catalogue, limits, statesOf, cardsOf, clock }: LearningServices,
): void {
  const keep = personalResponses(limits, userId => learningRevision(db, userId));
  const json = (data: object) => Buffer.from(JSON.stringify(done(data)));

  bind(getLearning, async ({ user, query: { lang, learn } }) => {
    const { learner, learns } = await filledCourses(db, user.id);
    const day = localDay(clock(), learner.zone);
    // What is due follows from the cards too.
    return keep(user.id, `overview ${lang} ${learn} ${day} ${learner.dictionaryRevision}`, revision =>
      reads({ userId: user.id, counted: 'learning', revision }, async queries =>
        json(await overviewOf(queries, { catalogue, cardsOf }, { learner, learns, learn, lang, day })),
      ),
    );
  });

  bind(listLearningWords, async ({ user, query: { learn } }) => {
    const learner = await filledCourse(db, user.id, learn);
    return keep(user.id, `words ${learn}`, async () => wordListOf(await statesOf(learner, learn)));
  });

  bind(getLearningReport, async ({ user, query: { lang, learn } }) => {
    const learner = await filledCourse(db, user.id, learn);
    const day = localDay(clock(), learner.zone);
    return keep(user.id, `report ${lang} ${learn} ${day} ${learner.dictionaryRevision}`, async revision => {
      const states = await statesOf(learner, learn);
      const cards = await cardsOf(user.id, { lang, learn }, learner.dictionaryRevision);
      const asked = { learner, pair: { lang, learn }, day, states, cards };
      return reads({ userId: user.id, counted: 'learning', revision }, async queries =>
        json(await reportOf(queries, catalogue, asked)),
      );
    });
  });
}

function bindHistory(bind: Bind, { db, catalogue, limits, statesOf, clock }: LearningServices): void {
  bind(importHistory, async ({ user, body }) => {
    const learned = body.words.map(({ wordId }) => ({ wordId, learn: body.learn }));
    const unknown = await unlearnableIds(db, catalogue, user.id, learned);
    if (unknown.length > 0) throw invalidInput({ wordId: unknown.map(id => `Unknown word: ${id}`) });
    const rows = body.words.reduce((sum, { reviews }) => sum + reviews.length, 0);
    await limits.use('history', user.id, rows);
    return done({ saved: await saveHistoryOf(db, user.id, body, clock()) });
  });

  bind(exportHistory, async ({ user, query: { learn, after = '' } }) => {
    limits.countHere('personalLists', user.id);
    const learner = await filledCourse(db, user.id, learn);
    const wordIds = [...(await statesOf(learner, learn)).keys()].filter(id => id > after);
    return done(await historyPage(db, learner, { learn, wordIds }));
  });

  bind(listWordAnswers, async ({ user, params: { wordId }, query: { learn } }) => {
    const learner = await findLearner(db, user.id);
    const answers = await answersOf(db, learner, { learn, wordId });
    return done({ answers, today: localDay(clock(), learner.zone) });
  });
}

function bindPlacement(bind: Bind, { db, catalogue, limits, clock }: LearningServices): void {
  const placement = placementWords(catalogue);
  const keep = responseCache<never>(PLACEMENT_BYTES);

  bind(getPlacement, ({ query: { lang, learn }, ip }) =>
    keep(`${lang} ${learn}`, () => {
      limits.countHere('publicLists', ip);
      return placement.asked({ lang, learn });
    }),
  );

  bind(listPlacements, async ({ user, query: { learn } }) => {
    const placements = await readPlacements(db, { userId: user.id, learn }, MOST_PLACEMENTS);
    return done({
      placements: placements.map(({ words, placed_at, ...sizes }) => ({
        ...sizes,
        of: words,
        at: placed_at,
      })),
    });
  });

  bind(savePlacement, async ({ user, body: { id, learn, at, answers } }) => {
    const words = placement.count(learn);
    const beyond = answers.filter(({ rank }) => rank !== null && rank > words);
    if (beyond.length > 0) throw invalidInput({ answers: beyond.map(({ rank }) => `Unknown rank: ${rank}`) });
    await limits.use('placements', user.id);
    const { falseClaims, ...sizes } = placement.estimate(answers, learn);
    const kept = { id, ...sizes, words, placed_at: Math.min(at, clock()) };
    await savePlacementOf(db, { userId: user.id, learn }, kept);
    return done({ ...sizes, of: words, falseClaims });
  });
}
