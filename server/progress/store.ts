import type { DayOfAnswers } from '#contract/progress.ts';
import type { Language } from '#languages/index.ts';
import { type Queries, sql } from '../database/database.ts';

export type Progress = {
  in_dictionary: number;
  known: number;
  answers: number;
  right: number;
  days: DayOfAnswers[];
};

/**
 * Counts what a person has and answered in a learning language: in all, and by day. `starts` are the beginnings of the days in
 * milliseconds since 1970, the latest first; what comes later than its day counts there too.
 */
export async function countProgress(
  queries: Queries,
  { userId, learn, starts }: { userId: string; learn: Language; starts: readonly number[] },
): Promise<Progress> {
  const [row] = await queries.query<CountedRow>(selectProgress(starts.length), [userId, learn, ...starts]);
  const { in_dictionary = 0, known = 0, totals, days } = row ?? {};
  const [answers = 0, right = 0] = (totals ?? '').split(' ').map(Number);
  return { in_dictionary, known, answers, right, days: toDays(days ?? '', starts.length) };
}

type CountedRow = { in_dictionary: number; known: number; totals: string | null; days: string | null };

// One row: asking twice, or for a row a day, costs more than the counting. A flashcard is not answered, its log says only
// whether it was turned, so it is left out here and in the totals.
function selectProgress(days: number) {
  const start = (index: number) => `$${index + 3}`;
  const cases = Array.from(
    { length: days },
    (_, index) => `when answered_at >= ${start(index)} then ${index}`,
  );
  return sql(
    `select-progress-${days}`,
    `select
       (select count(*) from dictionary_entries where user_id = $1) as in_dictionary,
       (select count(*) from word_states where user_id = $1 and learn = $2 and state = 'known') as known,
       (select answers || ' ' || correct from answer_totals where user_id = $1 and learn = $2) as totals,
       (select string_agg(day || ' ' || answers || ' ' || correct, ',') from (
          select case ${cases.join(' ')} end as day, sum(sign) as answers, sum(sign * correct) as correct from (
            select answered_at, correct, 1 as sign from answers
            where user_id = $1 and learn = $2 and answered_at >= ${start(days - 1)} and test_type <> 'flashcards'
            union all
            select answered_at, correct, -1 as sign from undone
            join answers on answers.user_id = undone.user_id and answers.id = undone.id
            where undone.user_id = $1 and learn = $2 and answered_at >= ${start(days - 1)} and test_type <> 'flashcards'
          ) as standing
          group by 1
        ) as counted) as days`,
  );
}

/** `0 12 9,3 20 18`: twelve answers today, nine of them right; twenty three days ago. */
function toDays(text: string, days: number): DayOfAnswers[] {
  const counted = Array.from({ length: days }, () => ({ answers: 0, right: 0 }));
  for (const entry of text.split(',')) {
    const [day = -1, answers = 0, right = 0] = entry.split(' ').map(Number);
    if (counted[day] !== undefined && entry !== '') counted[day] = { answers, right };
  }
  return counted;
}
