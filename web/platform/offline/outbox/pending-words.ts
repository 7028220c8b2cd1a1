import { MOST_ANSWERED } from '#contract/test-types.ts';
import type { TrainerAnswer } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { standing } from '#learning/log.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { waitingItems } from './outbox-db.ts';

/**
 * What a packet has to be told besides what is wanted of it: the words that the person has answered today, or marked, without the
 * server having heard of it, the latest hundred. Practice is no answer. Empty for guests and where nothing waits.
 */
export async function unheardWords(learn: Language, now = Date.now()): Promise<{ answered?: string }> {
  const userId = tokenOwner();
  if (userId === undefined) return {};
  const waiting = (await waitingItems(userId).list()).map(({ item }) => item);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const today = localDay(now, timeZone);
  const undone = waiting.flatMap(item => (item.kind === 'undo' ? [item] : []));
  const rows = waiting.flatMap(item => {
    if (item.kind === 'undo' || item.kind === 'dictionary') return [];
    const row = item.kind === 'answer' ? item.answer : item.mark;
    const counts = item.kind === 'answer' ? isOf(today, item.answer) : item.mark.mark !== 'none';
    return counts && row.learn === learn ? [{ id: row.id, wordId: row.wordId }] : [];
  });
  const ids = new Set(standing(rows, undone).map(({ wordId }) => wordId));
  return ids.size === 0 ? {} : { answered: [...ids].slice(-MOST_ANSWERED).join() };
}

const isOf = (today: number, { practice, day }: TrainerAnswer) => !practice && day === today;
