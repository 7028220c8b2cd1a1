import type { TrainerAnswer } from '#contract/trainers.ts';
import { readStored, writeStored } from '../storage.ts';

/**
 * A person's answers that the server has not acknowledged, in local storage under the person's id, so that they outlive the
 * tab and are never sent as another person's.
 */
export function pendingAnswers(userId: string) {
  const key = `trainer_answers_${userId}`;
  // Where storage is blocked, they live as long as the screen.
  let inMemory: TrainerAnswer[] = [];
  const list = () => [...new Map([...stored(key), ...inMemory].map(answer => [answer.id, answer])).values()];
  const replace = (answers: TrainerAnswer[]) => {
    inMemory = answers;
    writeStored(key, answers.length === 0 ? null : JSON.stringify(answers));
  };
  return {
    list,
    add: (answer: TrainerAnswer) => replace([...list(), answer]),
    remove: (gone: readonly TrainerAnswer[]) => {
      const ids = new Set(gone.map(answer => answer.id));
      replace(list().filter(answer => !ids.has(answer.id)));
    },
  };
}

function stored(key: string): TrainerAnswer[] {
  try {
    const answers: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(answers) ? answers : [];
  } catch {
    // Half-written or edited by hand: nothing in it can be sent.
    return [];
  }
}
