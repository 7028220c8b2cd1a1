import type { TrainerAnswer } from '#contract/trainers.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';

/** Takes the answers that earlier versions of the page kept for a person in local storage; the next call finds none. */
export function takeOldAnswers(userId: string): TrainerAnswer[] {
  const key = `trainer_answers_${userId}`;
  const stored = readStored(key);
  if (stored === null) return [];
  writeStored(key, null);
  try {
    const answers: unknown = JSON.parse(stored);
    return Array.isArray(answers) ? answers : [];
  } catch {
    // Half-written or edited by hand: nothing in it can be sent.
    return [];
  }
}
