import { DAY_MS, dayStart, localDay } from '#learning/day.ts';
import { lockPerson } from '../account/store.ts';
import type { Db } from '../database/database.ts';
import { RequestError } from '../http/errors.ts';
import { findLearner } from '../word-states/learner-store.ts';
import { addTokensOn, answersOn, countAnswerOn, reserveTokensOn, uncountAnswerOn } from './store.ts';

/** Answers of a person on a day of theirs, and tokens of all people on a day (UTC). */
export type BudgetSettings = { answersADay: number; tokensADay: number };

/** An answer that is paid for until it is known what it costs. */
export type Paid = {
  /** Answers that the person has left after this one. */
  left: number;
  /** Notes what it has cost. An answer that `counts` not is given back to the person; its tokens are spent all the same. */
  settle(outcome: { tokens: number; counts: boolean }): Promise<void>;
};

/** Counted in the database: a restart or a second server gives nobody more. */
export function createBudget(db: Db, { answersADay, tokensADay }: BudgetSettings, clock: () => number) {
  const dayOf = async (userId: string) => {
    const { zone } = await findLearner(db, userId);
    return { day: localDay(clock(), zone), zone };
  };
  const today = () => Math.floor(clock() / DAY_MS);
  const countAnswer = (userId: string, day: number, zone: string) =>
    db.transaction(async queries => {
      await lockPerson(queries, userId);
      if ((await answersOn(queries, userId, day)) >= answersADay)
        throw spent(dayStart(day + 1, zone) - clock());
      return countAnswerOn(queries, userId, day);
    });

  return {
    answersADay,
    /** How many answers the person has left today. */
    async left(userId: string): Promise<number> {
      const { day } = await dayOf(userId);
      return Math.max(0, answersADay - (await answersOn(db, userId, day)));
    },

    /**
     * Takes one answer, and the tokens that it may cost.
     *
     * @throws RequestError 429 `budget_spent`, with the seconds until there are more
     */
    async take(userId: string, tokens: number): Promise<Paid> {
      const { day, zone } = await dayOf(userId);
      const utcDay = today();
      // In one statement: of many who ask at once, no more find room than there is.
      if (tokens > tokensADay || !(await reserveTokensOn(db, utcDay, tokens, tokensADay)))
        throw spent((utcDay + 1) * DAY_MS - clock());
      const used = await countAnswer(userId, day, zone).catch(async error => {
        await addTokensOn(db, utcDay, -tokens);
        throw error;
      });
      return {
        left: answersADay - used,
        settle: async outcome => {
          await addTokensOn(db, utcDay, outcome.tokens - tokens);
          if (!outcome.counts) await uncountAnswerOn(db, userId, day);
        },
      };
    },
  };
}
export type Budget = ReturnType<typeof createBudget>;

function spent(msLeft: number): RequestError {
  return new RequestError(429, 'budget_spent', 'The answers of today are used up. Try again tomorrow.', {
    retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1000)),
  });
}
