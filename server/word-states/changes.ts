import type { ChangedWord } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import { arrive, CLOCK_TOLERANCE_MS, setRight } from '#learning/arrival.ts';
import { type Answer, compareIds } from '#learning/log.ts';
import { type Paces, timedAs, withAnswer } from '#learning/pace.ts';
import { strengthOf } from '#learning/strength.ts';
import type { Queries } from '../database/database.ts';
import { answerTimes, findAnswers, insertAnswers, selectRightAnswers } from './answer-store.ts';
import { begunCourse, findCourse } from './course-store.ts';
import { MOST_OF_AN_OLD_DAY, withinDays } from './day-bounds.ts';
import { countAnswers } from './day-store.ts';
import type { Learner } from './learner-store.ts';
import { findMarks, insertMarks, marksNotUndone, type StoredMark } from './mark-store.ts';
import { applyAnswers, applyMarks, replayWords, type States } from './recount.ts';
import { readStates } from './state-store.ts';
import { findUndone, insertUndone } from './undone-store.ts';

/**
 * Appends answers to a person's log, as many of a word as a day may hold, and brings everything that follows from it up to date. Returns how
 * many were new, since a repeated send changes nothing, and the states of the words that were sent. The learner's row must be locked.
 */
export async function appendAnswers(
  queries: Queries,
  learner: Learner,
  answers: readonly Answer[],
  now: number,
): Promise<{ saved: number; states: ChangedWord[] }> {
  const states: ChangedWord[] = [];
  let saved = 0;
  for (const [learn, sent] of byLanguage(answers)) {
    const scope = { queries, learner, learn };
    const course = await begunCourse(queries, { userId: learner.userId, learn }, learner.settings.retention);
    const arrived = await settle(queries, learner, learn, sent, now);
    const allowed = await withinDays(queries, learner.userId, learn, arrived);
    const inserted = await insertAnswers(queries, learner.userId, allowed, now);
    const standing = await withoutUndone(queries, learner, inserted);
    await countAnswers(queries, learner.userId, learn, standing, 1);
    const changed = await applyAnswers(scope, standing, course);
    states.push(...(await withUntouched(queries, learner, learn, sent, changed)));
    saved += inserted.length;
  }
  return { saved, states };
}

/**
 * Appends what somebody answered elsewhere, however long ago; what the log holds of the same word and moment stays as it is, also
 * where it was taken back. Returns how many rows were new. The learner's row must be locked.
 */
export async function appendReviews(
  queries: Queries,
  learner: Learner,
  { learn, answers }: { learn: Language; answers: readonly Answer[] },
  now: number,
): Promise<number> {
  const { userId, settings } = learner;
  const times = await answerTimes(queries, userId, learn, wordsOf(answers));
  const coming = answers.filter(({ wordId, answeredAt }) => !times.get(wordId)?.has(answeredAt));
  if (coming.length === 0) return 0;
  await begunCourse(queries, { userId, learn }, settings.retention);
  const allowed = await withinDays(queries, userId, learn, coming, MOST_OF_AN_OLD_DAY);
  const inserted = await insertAnswers(queries, userId, allowed, now);
  await countAnswers(queries, userId, learn, await withoutUndone(queries, learner, inserted), 1);
  await replayWords({ queries, learner, learn }, wordsOf(inserted));
  return inserted.length;
}

/** Appends marks, the latest of which beats what the answers say; otherwise like `appendAnswers`. */
export async function appendMarks(
  queries: Queries,
  learner: Learner,
  marks: readonly StoredMark[],
  now: number,
): Promise<{ saved: number; states: ChangedWord[] }> {
  const states: ChangedWord[] = [];
  let saved = 0;
  for (const [learn, sent] of byLanguage(marks)) {
    const course = await begunCourse(queries, { userId: learner.userId, learn }, learner.settings.retention);
    const inOrder = [...sent].sort((one, other) => one.at - other.at);
    const times = setRight(
      inOrder.map(({ at }) => at),
      now,
    );
    const arrived = inOrder.map((mark, place) => ({ ...mark, at: times[place] ?? now }));
    const inserted = await insertMarks(queries, learner.userId, arrived);
    const wordIds = [...new Set(inserted.map(({ wordId }) => wordId))];
    const changed = await applyMarks({ queries, learner, learn }, wordIds, course);
    states.push(...(await withUntouched(queries, learner, learn, sent, changed)));
    saved += inserted.length;
  }
  return { saved, states };
}

/** The marks among these that are neither stored already nor taken back before they came. */
export async function marksToCome<Sent extends { id: string }>(
  queries: Queries,
  learner: Learner,
  marks: readonly Sent[],
): Promise<Sent[]> {
  const ids = marks.map(({ id }) => id);
  const stored = new Set((await findMarks(queries, learner.userId, ids)).map(({ id }) => id));
  const undone = await findUndone(queries, learner.userId, ids);
  return marks.filter(({ id }) => !stored.has(id) && !undone.has(id));
}

/**
 * Takes answers and marks back by their ids. An id that is not known is kept: its row is taken back when it comes. Returns the
 * ids that were not taken back before, how many rows that changed, and the marks among them. The learner's row must be locked.
 */
export async function takeBack(queries: Queries, learner: Learner, ids: readonly string[], now: number) {
  const { userId } = learner;
  const fresh = await insertUndone(queries, userId, ids, now);
  const answers = await findAnswers(queries, userId, fresh);
  const marks = await findMarks(queries, userId, fresh);
  const states: ChangedWord[] = [];
  const marked = byLanguage(marks);
  const answered = byLanguage(answers);
  for (const learn of new Set([...answered.keys(), ...marked.keys()])) {
    const scope = { queries, learner, learn };
    await countAnswers(queries, userId, learn, answered.get(learn) ?? [], -1);
    const replayed = await replayWords(scope, wordsOf(answered.get(learn) ?? []));
    const others = wordsOf(marked.get(learn) ?? []).filter(wordId => !replayed.has(wordId));
    const course = await findCourse(queries, { userId, learn }, learner.settings.retention);
    const remarked = await applyMarks(scope, others, course);
    states.push(...changedWords(learn, replayed), ...changedWords(learn, remarked));
  }
  return { fresh, undone: answers.length + marks.length, marks, states };
}

/** Takes back all that says that a word is known. */
export async function takeBackKnown(
  queries: Queries,
  learner: Learner,
  { wordId, learn }: { wordId: string; learn: Language },
  now: number,
): Promise<void> {
  const marks = await marksNotUndone(queries, learner.userId, learn, [wordId]);
  const known = marks.filter(({ mark }) => mark === 'known').map(({ id }) => id);
  await takeBack(queries, learner, known, now);
}

/** Fixes the time, day and grade of each answer as the log keeps them, in the order in which they were given. */
async function settle(
  queries: Queries,
  { userId, zone }: Learner,
  learn: Language,
  answers: readonly Answer[],
  now: number,
): Promise<Answer[]> {
  const inOrder = [...answers].sort(
    (one, other) => one.answeredAt - other.answeredAt || compareIds(one, other),
  );
  const until = inOrder.at(-1)?.answeredAt ?? now;
  let paces: Paces = {};
  for (const answer of inOrder) {
    const { testType, grade } = answer;
    const timed = timedAs(answer);
    if (grade !== undefined || testType === 'flashcards' || paces[timed] !== undefined) continue;
    const right = await selectRightAnswers(queries, { userId, learn, testType, timed, until });
    paces = { ...paces, [timed]: right };
  }
  const times = setRight(
    inOrder.map(({ answeredAt }) => answeredAt),
    now,
    CLOCK_TOLERANCE_MS,
  );
  return inOrder.map((answer, place) => {
    const answeredAt = times[place] ?? now;
    const arrived = arrive({ ...answer, answeredAt }, { now, zone, paces });
    paces = withAnswer(paces, arrived);
    return arrived;
  });
}

async function withoutUndone(
  queries: Queries,
  { userId }: Learner,
  answers: readonly Answer[],
): Promise<Answer[]> {
  const ids = answers.map(({ id }) => id);
  const undone = await findUndone(queries, userId, ids);
  return answers.filter(({ id }) => !undone.has(id));
}

/** What is sent again gets its reply again: a browser that missed the first knows the present state. */
async function withUntouched(
  queries: Queries,
  { userId }: Learner,
  learn: Language,
  sent: readonly { wordId: string }[],
  changed: States,
): Promise<ChangedWord[]> {
  const others = wordsOf(sent).filter(wordId => !changed.has(wordId));
  const untouched = await readStates(queries, userId, learn, others);
  return changedWords(learn, new Map([...changed, ...untouched]));
}

function changedWords(learn: Language, states: States): ChangedWord[] {
  return [...states].map(([wordId, state]) => ({ wordId, learn, strength: strengthOf(state), ...state }));
}

function wordsOf(rows: readonly { wordId: string }[]): string[] {
  return [...new Set(rows.map(({ wordId }) => wordId))];
}

function byLanguage<Row extends { learn: Language }>(rows: readonly Row[]): Map<Language, Row[]> {
  const groups = new Map<Language, Row[]>();
  for (const row of rows) groups.set(row.learn, [...(groups.get(row.learn) ?? []), row]);
  return groups;
}
