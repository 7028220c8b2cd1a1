import { withinTime } from '../resilience/time-limit.ts';
import { type Db, sql } from './database.ts';

const PATIENCE_MS = 1_000;
/** An answer holds for so long, however often somebody asks. */
const KEPT_MS = 500;

const ping = sql('ping', 'select 1 as alive');

/** Makes the function that finds whether the database answers, and soon. */
export function databasePing(db: Db): () => Promise<boolean> {
  let last: { until: number; answers: Promise<boolean> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now > last.until) last = { until: now + KEPT_MS, answers: answersInTime(db) };
    return last.answers;
  };
}

async function answersInTime(db: Db): Promise<boolean> {
  try {
    await withinTime(PATIENCE_MS, () => db.query(ping));
    return true;
  } catch {
    // The requests that need it log the reason.
    return false;
  }
}
