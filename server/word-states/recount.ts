import type { Language } from '#languages/index.ts';
import type { Answer } from '#learning/log.ts';
import { derived, replay, type WordLog } from '#learning/replay.ts';
import { withAnswers } from '#learning/states.ts';
import { NEW_WORD, type WordState } from '#learning/word-state.ts';
import type { Queries } from '../database/database.ts';
import { countingAnswers } from './answer-store.ts';
import type { Course } from './course-store.ts';
import type { Learner } from './learner-store.ts';
import { marksNotUndone } from './mark-store.ts';
import { readStates, writeStates } from './state-store.ts';

/** One person's words of one learning language, within a transaction that holds the person's lock. */
export type Scope = { queries: Queries; learner: Learner; learn: Language };

export type States = Map<string, WordState>;

/** Brings the cache up to date after answers that the log holds now: by one step each, by replaying where a step cannot tell. */
export async function applyAnswers(
  scope: Scope,
  answers: readonly Answer[],
  { isFilled }: Course,
): Promise<States> {
  const { queries, learner, learn } = scope;
  const wordIds = [...new Set(answers.map(({ wordId }) => wordId))];
  if (!isFilled) return replayWords(scope, wordIds);
  const states = await readStates(queries, learner.userId, learn, wordIds);
  const inOrder = [...answers].sort((one, other) => one.answeredAt - other.answeredAt);
  const outdated = new Set<string>();
  const noteOutdated = (wordId: string): WordLog => {
    outdated.add(wordId);
    return { answers: [] };
  };
  withAnswers(states, inOrder, learner.settings, noteOutdated);
  const logs = await logsOf(scope, [...outdated]);
  const after = withAnswers(states, inOrder, learner.settings, wordId => logs(wordId));
  return written(scope, after);
}

/** Makes the states of these words from the log again. */
export async function replayWords(scope: Scope, wordIds: readonly string[]): Promise<States> {
  const logs = await logsOf(scope, wordIds);
  const { settings } = scope.learner;
  return written(scope, new Map(wordIds.map(wordId => [wordId, replay(wordId, logs(wordId), settings)])));
}

/** Brings the cache up to date after marks that came or went: the memory of the words stays as it is. */
export async function applyMarks(
  scope: Scope,
  wordIds: readonly string[],
  course: Course | undefined,
): Promise<States> {
  if (course?.isFilled !== true) return replayWords(scope, wordIds);
  const { queries, learner, learn } = scope;
  const states = await readStates(queries, learner.userId, learn, wordIds);
  const marks = byWord(await marksNotUndone(queries, learner.userId, learn, wordIds));
  const after = wordIds.map(wordId => {
    const { mark } = replay(wordId, { answers: [], marks: marks.get(wordId) ?? [] }, learner.settings);
    const state = { ...(states.get(wordId) ?? NEW_WORD), mark };
    return [wordId, derived(wordId, state, learner.settings)] as const;
  });
  return written(scope, new Map(after));
}

async function written({ queries, learner, learn }: Scope, states: States): Promise<States> {
  await writeStates(queries, learner, learn, states);
  return states;
}

async function logsOf({ queries, learner, learn }: Scope, wordIds: readonly string[]) {
  const answers = byWord(await countingAnswers(queries, learner.userId, learn, wordIds));
  const marks = byWord(await marksNotUndone(queries, learner.userId, learn, wordIds));
  return (wordId: string): WordLog => ({
    answers: answers.get(wordId) ?? [],
    marks: marks.get(wordId) ?? [],
  });
}

function byWord<Row extends { wordId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.wordId);
    if (group === undefined) groups.set(row.wordId, [row]);
    else group.push(row);
  }
  return groups;
}
