import { MOST_ANSWERED } from '#contract/test-types.ts';
import type { TrainerAnswer } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { standing } from '#learning/log.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { pendingItems } from '../outbox/outbox-db.ts';

/**
 * What the call for a packet has to say besides what is wanted: the words that the person has answered today, or marked, without the
 * server knowing it, the latest hundred. Practice is no answer. Empty for guests and where nothing waits.
 */
export async function pendingWords(learn: Language, now = Date.now()): Promise<{ answered?: string }> {
  const userId = tokenOwner();
  if (userId === undefined) return {};
  const items = (await pendingItems(userId).list()).map(({ item }) => item);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const today = localDay(now, timeZone);
  const undone = items.flatMap(item => (item.kind === 'undo' ? [item] : []));
  const rows = items.flatMap(item => {
    if (item.kind !== 'answer' && item.kind !== 'mark') return [];
    const row = item.kind === 'answer' ? item.answer : item.mark;
    const counts = item.kind === 'answer' ? isOf(today, item.answer) : item.mark.mark !== 'none';
    return counts && row.learn === learn ? [{ id: row.id, wordId: row.wordId }] : [];
  });
  const ids = new Set(standing(rows, undone).map(({ wordId }) => wordId));
  return ids.size === 0 ? {} : { answered: [...ids].slice(-MOST_ANSWERED).join() };
}

const isOf = (today: number, { practice, day }: TrainerAnswer) => !practice && day === today;
