import { LRUCache } from 'lru-cache';

/** Remembers the last turns of so many callers. */
const MOST_REMEMBERED = 10_000;

/**
 * Tasks that wait for few workers. Callers have turns one after the other, however many tasks each of them has; when the queue
 * is full, the caller with most tasks loses the newest of them.
 *
 * @param mostWaiting how many tasks may wait
 */
export function fairQueue<Task extends { from: string }>(mostWaiting: number) {
  const waiting: Task[] = [];
  const lastTurns = new LRUCache<string, number>({ max: MOST_REMEMBERED });
  let turn = 0;

  function remove(task: Task): boolean {
    const index = waiting.indexOf(task);
    if (index !== -1) waiting.splice(index, 1);
    return index !== -1;
  }

  return {
    waiting: waiting as readonly Task[],
    remove,
    /** Adds the task; returns the one that has to go, perhaps the same. */
    add(task: Task): Task | undefined {
      waiting.push(task);
      if (waiting.length <= mostWaiting) return undefined;
      const greediest = mostOf(waiting);
      const tooMuch = waiting.findLast(({ from }) => from === greediest) ?? task;
      remove(tooMuch);
      return tooMuch;
    },
    /** Takes out the task of the caller who has had no turn for longest. */
    take(isFit: (task: Task) => boolean = () => true): Task | undefined {
      let next: Task | undefined;
      let earliest = Number.POSITIVE_INFINITY;
      for (const task of waiting) {
        const last = lastTurns.peek(task.from) ?? 0;
        if (last >= earliest || !isFit(task)) continue;
        next = task;
        earliest = last;
      }
      if (next === undefined) return undefined;
      remove(next);
      turn += 1;
      lastTurns.set(next.from, turn);
      return next;
    },
  };
}

/** The caller with most tasks; among equals the one who came first. */
function mostOf(waiting: readonly { from: string }[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { from } of waiting) counts.set(from, (counts.get(from) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}
