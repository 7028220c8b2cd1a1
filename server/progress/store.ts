import type { Language } from '#contract/languages.ts';
import { type Db, sql } from '../database/database.ts';

// A flashcard is not answered: its log says only whether it was turned.
const selectTotals = sql(
  'select-answer-totals',
  `select count(*) as answers, coalesce(sum(correct), 0) as correct from answers
   where user_id = $1 and learn = $2 and test_type <> 'flashcards'`,
);
const selectRecent = sql(
  'select-recent-answers',
  `select answered_at, correct from answers
   where user_id = $1 and learn = $2 and test_type <> 'flashcards' and answered_at >= $3`,
);

/** How many first tries there were in a learning language, and how many were right. */
export async function countAnswers(db: Db, userId: string, learn: Language) {
  const [totals] = await db.query<{ answers: number; correct: number }>(selectTotals, [userId, learn]);
  return { answers: Number(totals?.answers ?? 0), right: Number(totals?.correct ?? 0) };
}

/** The answers since a moment: when, and whether right. */
export async function listAnswersSince(
  db: Db,
  { userId, learn, since }: { userId: string; learn: Language; since: number },
) {
  const rows = await db.query<{ answered_at: number; correct: number }>(selectRecent, [userId, learn, since]);
  return rows.map(row => ({ answeredAt: row.answered_at, isRight: row.correct === 1 }));
}
