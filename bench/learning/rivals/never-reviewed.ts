import { dueQueue } from '../due-queue.ts';
import { type PacketPolicy, plainSession, type Rival } from '../policy.ts';

/** Meets every word once and never again: what a memory model keeps of that must be little, or the model is wrong. */
export const neverReviewed: Rival<PacketPolicy> = {
  name: 'never reviewed',
  session: plainSession,
  start({ words, days }) {
    const queue = dueQueue(words, days);
    return { packet: queue.packet, due: queue.due, record: ({ word }) => queue.drop(word) };
  },
};
