import { dueQueue } from '../due-queue.ts';
import type { Logged, PacketPolicy, Rival, Session } from '../policy.ts';

/**
 * SuperMemo 2 (Wozniak 1990): 1 day, 6 days, then the last interval times the word's ease, which begins at 2.5 and moves with
 * the quality of each answer. A miss begins again at 1 day and keeps the ease. A right choice counts as quality 4.
 */
export function superMemo2(session: Session): Rival<PacketPolicy> {
  return {
    name: 'SM-2',
    session,
    start({ words, days }) {
      const queue = dueQueue(words, days);
      const ease = new Float64Array(words).fill(2.5);
      const interval = new Float64Array(words);
      const streak = new Int16Array(words);
      return {
        packet: queue.packet,
        due: queue.due,
        markKnown: queue.drop,
        record(answer) {
          const { word } = answer;
          const quality = qualityOf(answer);
          const passed = quality >= 3;
          streak[word] = passed ? (streak[word] ?? 0) + 1 : 0;
          const grown = Math.round((interval[word] ?? 1) * (ease[word] ?? 2.5));
          interval[word] = (streak[word] ?? 0) <= 1 ? 1 : streak[word] === 2 ? 6 : grown;
          const change = 0.1 - (5 - quality) * (0.08 + (5 - quality) * 0.02);
          if (passed) ease[word] = Math.max(1.3, (ease[word] ?? 2.5) + change);
          queue.schedule(word, answer.day + (interval[word] ?? 1));
        },
      };
    },
  };
}

/** Again, Hard, Good, Easy are 1, 3, 4, 5 of SuperMemo's 0 to 5. */
function qualityOf({ right, grade }: Logged): number {
  if (!right) return 1;
  return grade === undefined ? 4 : Math.max(3, grade + 1);
}
