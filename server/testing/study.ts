import { randomUUID } from 'node:crypto';
import { addToDictionary } from '#contract/dictionary.ts';
import type { Call } from '#contract/endpoint.ts';
import { type saveMarks, saveMarks as saveMarksCall, undoLearning } from '#contract/learning.ts';
import { saveAnswers, type TrainerAnswer } from '#contract/trainers.ts';
import type { ChangedWord } from '#contract/word-states.ts';
import { DAY_MS } from '#learning/day.ts';
import { type Db, sql } from '../database/database.ts';
import { startTestServer } from './test-server.ts';

/** A Monday at 09:00 UTC. */
export const START = Date.UTC(2026, 0, 5, 9);

type Mark = Call<typeof saveMarks>['body']['marks'][number];

/** An answer with everything a test does not care about. */
export function answerOf(fields: Partial<TrainerAnswer> = {}): TrainerAnswer {
  const { wordId = 'dog', answeredAt = START } = fields;
  return {
    id: randomUUID(),
    ...{
      wordId,
      testType: 'word_to_translation',
      learn: 'es',
      correct: true,
      milliseconds: 2_000,
      answeredAt,
    },
    ...{ options: 4, chosenId: wordId },
    ...fields,
  };
}

export function markOf(fields: Partial<Mark> = {}): Mark {
  return { id: randomUUID(), wordId: 'dog', learn: 'es', mark: 'known', at: START, ...fields };
}

/** A server whose clock the test moves, and somebody who studies on it. */
export async function startStudy({ db }: { db?: Db } = {}) {
  const time = { now: START };
  const server = await startTestServer({ ...(db && { db }), clock: () => time.now });
  const { token, user } = await server.registerUser();
  const { call } = server;
  // Tests jump over weeks, in which a learner would have come back and kept the login.
  await server.db.query(sql('test-keep-login', 'update access_tokens set last_used_at = $1'), [
    START + 365 * DAY_MS,
  ]);
  return {
    ...server,
    token,
    user,
    time,
    /** Moves the clock to so many days after the start. */
    onDay: (day: number) => {
      time.now = START + day * DAY_MS;
    },
    answer: async (...answers: TrainerAnswer[]) =>
      (await call(saveAnswers, { body: { answers } }, token)).data,
    mark: async (...marks: Mark[]) => (await call(saveMarksCall, { body: { marks } }, token)).data,
    undo: async (...ids: string[]) => (await call(undoLearning, { body: { ids } }, token)).data,
    add: (...wordIds: string[]) => call(addToDictionary, { body: { wordIds } }, token),
  };
}

export function stateOf(states: readonly ChangedWord[], wordId: string): ChangedWord | undefined {
  return states.find(state => state.wordId === wordId);
}
