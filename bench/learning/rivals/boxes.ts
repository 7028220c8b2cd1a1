import { dueQueue } from '../due-queue.ts';
import type { PacketPolicy, Rival, Session } from '../policy.ts';

export type Boxes = { steps: readonly number[]; onMiss: 'first' | 'down' };

/** Five boxes, a miss goes back to the first: Leitner's own rule. */
export const FIVE_BOXES: Boxes = { steps: [1, 2, 4, 8, 16], onMiss: 'first' };
/** The gentle one: boxes to 64 days, a miss goes one box down. */
export const SEVEN_BOXES: Boxes = { steps: [1, 2, 4, 8, 16, 32, 64], onMiss: 'down' };
export const FIXED_STEPS: Boxes = { steps: [1, 3, 7, 15, 30, 90], onMiss: 'first' };

/** A right answer moves the word up, and it comes again after the box's number of days; new words start in the first. */
export function boxes(name: string, { steps, onMiss }: Boxes, session: Session): Rival<PacketPolicy> {
  return {
    name,
    session,
    start({ words, days }) {
      const queue = dueQueue(words, days);
      const box = new Int8Array(words).fill(-1);
      return {
        packet: queue.packet,
        due: queue.due,
        markKnown: queue.drop,
        record({ word, day, right }) {
          const from = box[word] ?? -1;
          const missed = onMiss === 'first' ? 0 : Math.max(0, from - 1);
          box[word] = right ? Math.min(steps.length - 1, from + 1) : missed;
          queue.schedule(word, day + (steps[box[word] ?? 0] ?? 1));
        },
      };
    },
  };
}
