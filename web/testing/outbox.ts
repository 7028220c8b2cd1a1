import { afterEach, beforeEach, vi } from 'vitest';
import type { TrainerAnswer } from '#contract/trainers.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { type Item, pendingItems } from '#web/platform/offline/outbox/outbox-db.ts';
import { memoryStorage } from './memory-storage.ts';

/** Has every test begin with an empty storage and a clock that stands. */
export function forgetBetweenTests(): void {
  beforeEach(async () => {
    for (const userId of ['ann', 'ben']) {
      const items = pendingItems(userId);
      await items.remove(await items.list());
    }
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', memoryStorage());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

let ids = 0;
export function answer(wordId: string): TrainerAnswer {
  ids += 1;
  return {
    id: `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`,
    wordId,
    testType: 'translation_to_word',
    learn: 'es',
    correct: true,
    milliseconds: 900,
    answeredAt: 1_700_000_000_000,
    options: 4,
    chosenId: wordId,
  };
}
export const given = (wordId: string): Item => ({ kind: 'answer', answer: answer(wordId) });
export const answersOf = (items: Item[]) =>
  items.flatMap(item => (item.kind === 'answer' ? [item.answer] : []));

/** A server that keeps answers by id, in the order they came, and fails when it is told to. */
export function answerServer() {
  const kept = new Map<string, string>();
  const calls: number[] = [];
  const state = { fail: (_: TrainerAnswer[]): Error | undefined => undefined };
  const send = async (items: Item[]) => {
    const answers = answersOf(items);
    calls.push(answers.length);
    const error = state.fail(answers);
    if (error) throw error;
    for (const { id, wordId } of answers) kept.set(id, wordId);
  };
  return { send, state, calls, words: () => [...kept.values()] };
}

export const failure = (status: number, code: ApiError['code']) =>
  new ApiError(status, { code, message: '', errors: {} });
export const offline = () => failure(0, 'unavailable');
