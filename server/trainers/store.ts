import type { TrainerAnswer } from '#contract/trainers.ts';
import { type Db, sql } from '../database/database.ts';

const insertAnswer = sql(
  'insert-answer',
  `insert into answers (user_id, id, word_id, learn, test_type, correct, milliseconds, options, chosen_id, answered_at, received_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (user_id, id) do nothing returning id`,
);

/** Appends answers to the person's log; answers how many were new, since a repeated send changes nothing. */
export function appendAnswers(
  db: Db,
  userId: string,
  answers: readonly TrainerAnswer[],
  now: number,
): Promise<number> {
  return db.transaction(async queries => {
    let saved = 0;
    for (const answer of answers) {
      const { id, wordId, learn, testType, correct, milliseconds, options, chosenId, answeredAt } = answer;
      const rest = [testType, Number(correct), milliseconds, options, chosenId, answeredAt, now];
      saved += (await queries.query(insertAnswer, [userId, id, wordId, learn, ...rest])).length;
    }
    return saved;
  });
}
