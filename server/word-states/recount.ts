import type { Language } from '#languages/index.ts';
import type { Answer } from '#learning/log.ts';
import { derived, replay, type WordLog } from '#learning/replay.ts';
import { withAnswers } from '#learning/states.ts';
import { NEW_WORD, type WordState } from '#learning/word-state.ts';
import type { Queries } from '../database/database.ts';
import { countingAnswers } from './answer-store.ts';
import { findCourse } from './course-store.ts';
import type { Learner } from './learner-store.ts';
import { marksNotUndone } from './mark-store.ts';
import { readStates, writeStates } from './state-store.ts';

/** One person's words of one learning language, within a transaction that holds the person's lock. */
export type Desk = { queries: Queries; learner: Learner; learn: Language };

export type States = Map<string, WordState>;

/** Brings the cache up to date after answers that the log holds now: by one step each, by replaying where a step cannot tell. */
export async function takeInAnswers(desk: Desk, answers: readonly Answer[]): Promise<States> {
  const { queries, learner, learn } = desk;
  const wordIds = [...new Set(answers.map(({ wordId }) => wordId))];
  if (!(await isFilled(desk))) return replayWords(desk, wordIds);
  const states = await readStates(queries, learner.userId, learn, wordIds);
  const inOrder = [...answers].sort((one, other) => one.answeredAt - other.answeredAt);
  const late = new Set<string>();
  const noteLate = (wordId: string): WordLog => {
    late.add(wordId);
    return { answers: [] };
  };
  withAnswers(states, inOrder, learner.settings, noteLate);
  const logs = await logsOf(desk, [...late]);
  const after = withAnswers(states, inOrder, learner.settings, wordId => logs(wordId));
  return written(desk, after);
}

/** Makes the states of these words from the log anew. */
export async function replayWords(desk: Desk, wordIds: readonly string[]): Promise<States> {
  const logs = await logsOf(desk, wordIds);
  const { settings } = desk.learner;
  return written(desk, new Map(wordIds.map(wordId => [wordId, replay(wordId, logs(wordId), settings)])));
}

/** Brings the cache up to date after marks that came or went: the memory of the words stays as it is. */
export async function takeInMarks(desk: Desk, wordIds: readonly string[]): Promise<States> {
  if (!(await isFilled(desk))) return replayWords(desk, wordIds);
  const { queries, learner, learn } = desk;
  const states = await readStates(queries, learner.userId, learn, wordIds);
  const marks = byWord(await marksNotUndone(queries, learner.userId, learn, wordIds));
  const after = wordIds.map(wordId => {
    const { mark } = replay(wordId, { answers: [], marks: marks.get(wordId) ?? [] }, learner.settings);
    const state = { ...(states.get(wordId) ?? NEW_WORD), mark };
    return [wordId, derived(wordId, state, learner.settings)] as const;
  });
  return written(desk, new Map(after));
}

async function isFilled({ queries, learner, learn }: Desk): Promise<boolean> {
  const whose = { userId: learner.userId, learn };
  return (await findCourse(queries, whose, learner.settings.retention))?.isFilled ?? false;
}

async function written({ queries, learner, learn }: Desk, states: States): Promise<States> {
  await writeStates(queries, learner, learn, states);
  return states;
}

async function logsOf({ queries, learner, learn }: Desk, wordIds: readonly string[]) {
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
