import {
  deleteTalk,
  explainWord,
  getTalk,
  getTeacher,
  getTeacherOptions,
  renameTalk,
  takeTurn,
} from '#contract/teacher.ts';
import { MOST_TALKS, openingOf } from '#contract/teacher-bounds.ts';
import { lockPerson } from '../account/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { notFound, RequestError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import type { Log } from '../process/log.ts';
import { filledCourse } from '../word-states/fill.ts';
import type { StatesOf } from '../word-states/state-cache.ts';
import { answerWords } from './answer-words.ts';
import { type BudgetSettings, createBudget } from './budget.ts';
import { explanations } from './explanations.ts';
import { learnerWords } from './learner-words.ts';
import { findTurns, listTalks, removeTalk, saveTitle } from './store.ts';
import { talks } from './talks.ts';
import type { Teacher } from './teacher.ts';

export type TeacherServices = {
  db: Db;
  catalogue: Catalogue;
  limits: Limits;
  statesOf: StatesOf;
  log: Log;
  clock: () => number;
  /** Who answers and how much; without one this server has no teacher. */
  teaching?: { teacher: Teacher; budget: BudgetSettings } | undefined;
};

/** Talks with a language model, and its explanations; each person sees their own talks alone. */
export function teacherRoutes(bind: Bind, needs: TeacherServices): void {
  const { db, catalogue, limits, statesOf, log, clock, teaching } = needs;
  const wordsOf = answerWords(catalogue);

  bind(getTeacherOptions, () => done({ has_teacher: teaching !== undefined }));

  bind(getTalk, async ({ user, params: { talkId } }) => {
    const turns = await findTurns(db, user.id, talkId);
    const [first] = turns;
    if (first === undefined) throw notFound('Talk');
    const shown = turns.map(async ({ learn, ...turn }) => ({
      ...turn,
      words: await wordsOf(turn.answer, learn),
    }));
    return done({ learn: first.learn, turns: await Promise.all(shown) });
  });

  // Also where there is no teacher any more: what is there is still its owner's.
  bind(deleteTalk, async ({ user, params: { talkId } }) => {
    await limits.use('teacherQuestions', user.id);
    const deleted = await db.transaction(async queries => {
      await lockPerson(queries, user.id);
      return removeTalk(queries, user.id, talkId);
    });
    return done({ deleted });
  });

  bind(renameTalk, async ({ user, params: { talkId }, body: { title } }) => {
    await limits.use('teacherQuestions', user.id);
    const isThere = await db.transaction(async queries => {
      await lockPerson(queries, user.id);
      return saveTitle(queries, { userId: user.id, talkId, title });
    });
    if (!isThere) throw notFound('Talk');
    return done({ title });
  });

  const teacher = teaching?.teacher;
  const budget = createBudget(db, teaching?.budget ?? { answersADay: 0, tokensADay: 0 }, clock);
  const learnerOf = async (userId: string, pair: Parameters<typeof learnerWords>[0]['pair']) => {
    const learner = await filledCourse(db, userId, pair.learn);
    return learnerWords({ catalogue, states: await statesOf(learner, pair.learn), pair });
  };

  bind(getTeacher, async ({ user, query: { learn } }) => {
    if (teacher === undefined) throw notConfigured();
    const { level } = await learnerOf(user.id, { learn, lang: learn });
    const found = await listTalks(db, { userId: user.id, learn }, MOST_TALKS);
    return done({
      host: teacher.host,
      answers_a_day: budget.answersADay,
      answers_left: await budget.left(user.id),
      level,
      talks: found.map(({ id, title, turns, at, ...first }) => ({
        id,
        title,
        turns,
        at,
        about: openingOf([first]),
      })),
    });
  });

  const take = teacher && talks({ db, teacher, budget, wordsOf, log, clock });
  bind(takeTurn, async ({ user, params: { talkId }, body }) => {
    await limits.use('teacherQuestions', user.id);
    if (take === undefined) throw notConfigured();
    return take({ userId: user.id, talkId, words: () => learnerOf(user.id, body), ...body });
  });

  const explain = teacher && explanations({ db, teacher, budget, log, clock });
  bind(explainWord, async ({ user, body: { is_simpler: isSimpler, is_doubted: isDoubted, ...asked } }) => {
    await limits.use('teacherQuestions', user.id);
    if (explain === undefined) throw notConfigured();
    return explain({ userId: user.id, isSimpler, isDoubted, ...asked });
  });
}

const notConfigured = () => new RequestError(404, 'not_configured', 'This server has no teacher');
