import { PACKET, type Question } from './policy.ts';

/** Words waiting by day, the longest waiting first, and behind them words never met, in their own order. */
export function dueQueue(words: number, days: number) {
  const byDay: number[][] = Array.from({ length: days + 1 }, () => []);
  const waiting: number[] = [];
  /** Handed out and not answered yet: a sitting may end in the middle of a packet. */
  const open = new Set<number>();
  let collected = -1;
  let nextNew = 0;

  function collect(day: number) {
    for (; collected < day; collected += 1) waiting.push(...(byDay[collected + 1] ?? []));
  }

  return {
    packet(day: number): Question[] {
      collect(day);
      waiting.unshift(...open);
      open.clear();
      for (const word of waiting.splice(0, PACKET)) open.add(word);
      while (open.size < PACKET && nextNew < words) open.add(nextNew++);
      return [...open].map(word => ({ word }));
    },
    /** Takes the word out of today's packet; days after the end of the study need no place. */
    schedule(word: number, day: number) {
      open.delete(word);
      byDay[day]?.push(word);
    },
    drop(word: number) {
      open.delete(word);
    },
    due(day: number): number {
      collect(day);
      return waiting.length;
    },
  };
}
