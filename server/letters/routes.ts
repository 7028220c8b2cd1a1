import type { Reply } from '#contract/endpoint.ts';
import { isLetterId } from '#contract/letter-ids.ts';
import { getLetters, getLettersRound, listLetterWords } from '#contract/letters.ts';
import { localDay } from '#learning/day.ts';
import type { WordStates } from '#learning/states.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import type { Db } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { responseCache } from '../http/cached-response.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { filledCourse } from '../word-states/fill.ts';
import type { StatesOf } from '../word-states/state-cache.ts';
import { presentCourse, presentOthers, presentWordsWith } from './course.ts';
import { askLetters } from './questions.ts';
import { askReadings } from './readings.ts';

type LetterServices = {
  db: Db;
  catalogue: Catalogue;
  limits: Limits;
  statesOf: StatesOf;
  clock: () => number;
  random: () => number;
};

/** A course has 17 to 90 kB a pair of languages, the words of a letter one. */
const COURSES_BYTES = 8 * 1024 * 1024;
const WORDS_BYTES = 4 * 1024 * 1024;

export function letterRoutes(bind: Bind, needs: LetterServices): void {
  const { db, catalogue, limits, statesOf, clock, random } = needs;
  const courses = responseCache<Reply<typeof getLetters>>(COURSES_BYTES);
  const wordLists = responseCache<Reply<typeof listLetterWords>>(WORDS_BYTES);

  bind(getLetters, ({ query: { lang, learn }, ip }) =>
    courses(`${lang} ${learn}`, () => {
      limits.countHere('publicLists', ip);
      const course = presentCourse(catalogue, { lang, learn });
      return done({ course, others: presentOthers(catalogue, { lang, learn }) });
    }),
  );

  bind(listLetterWords, ({ params: { letterId }, query: pair, ip }) => {
    const key = `${letterId} ${pair.lang} ${pair.learn}`;
    return wordLists(key, () => {
      limits.countHere('publicLists', ip);
      const found = presentWordsWith(catalogue, letterId, pair);
      if (found === undefined) throw notFound('Letter');
      return done(found);
    });
  });

  bind(getLettersRound, async ({ user, params: { lesson }, query, ip }) => {
    if (user === undefined) limits.countHere('guestPackets', ip);
    else limits.countHere('packets', user.id);
    const course = catalogue.course(query.learn);
    const letters = course?.letters.filter(letter => letter.lesson === lesson) ?? [];
    if (course === undefined || letters.length === 0 || query.lang === query.learn) throw notFound('Lesson');
    const study = user && (await studyOf(user.id, query));
    const words = askLetters(course, letters, { pair: query, study, asked: query, random });
    const fresh = words.filter(({ why }) => why === 'new').map(({ id }) => id);
    const met = new Set(study ? metIn(study.states) : query.met);
    return done({ words, readings: askReadings(catalogue, course, { pair: query, fresh, met, random }) });
  });

  /** How somebody stands with a language today. */
  async function studyOf(userId: string, { learn }: Pair) {
    const learner = await filledCourse(db, userId, learn);
    const states = await statesOf(learner, learn);
    return { states, settings: learner.settings, day: localDay(clock(), learner.zone) };
  }
}

const metIn = (states: WordStates) =>
  [...states].flatMap(([id, { state }]) => (isLetterId(id) && state !== 'new' ? id : []));
