import { DAYS_SHOWN, getProgress } from '#contract/progress.ts';
import { done } from '../answers.ts';
import type { Bind } from '../bind.ts';
import type { Db } from '../database/database.ts';
import { listEntries, listKnown } from '../dictionary/store.ts';
import { countByDay, DAY_MS } from './days.ts';
import { countAnswers, listAnswersSince } from './store.ts';

export function progressRoutes(bind: Bind, { db }: { db: Db }): void {
  bind(getProgress, async ({ user, query: { learn, today } }) => {
    const since = today - (DAYS_SHOWN - 1) * DAY_MS;
    const [entries, known, totals, recent] = await Promise.all([
      listEntries(db, user.id),
      listKnown(db, user.id, learn),
      countAnswers(db, user.id, learn),
      listAnswersSince(db, { userId: user.id, learn, since }),
    ]);
    const days = countByDay(recent, today, DAYS_SHOWN);
    return done({ in_dictionary: entries.length, known: known.length, ...totals, days });
  });
}
