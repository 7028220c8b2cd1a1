import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TrainerAnswer } from '#contract/trainers.ts';
import { ApiError } from '../http.ts';
import { sentLate, stuckCount } from './late.ts';
import { createOutbox } from './outbox.ts';
import { type Item, waitingItems } from './waiting-items.ts';

/** The browser's storage, which this environment lacks. */
function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

beforeEach(async () => {
  for (const userId of ['ann', 'ben']) {
    const items = waitingItems(userId);
    await items.remove(await items.list());
  }
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let ids = 0;
function answer(wordId: string): TrainerAnswer {
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
const given = (wordId: string): Item => ({ kind: 'answer', answer: answer(wordId) });
const undo = (id: string): Item => ({ kind: 'undo', id });
const answersOf = (items: Item[]) => items.flatMap(item => (item.kind === 'answer' ? [item.answer] : []));

/** A server that keeps answers by id, in the order they came, and fails when it is told to. */
function server() {
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

const failure = (status: number, code: ApiError['code']) =>
  new ApiError(status, { code, message: '', errors: {} });
const offline = () => failure(0, 'unavailable');

test('answers are gathered and sent together, each with an id the server accepts', async () => {
  const { send, calls, words } = server();
  const sent: TrainerAnswer[] = [];
  const log = createOutbox('ann', async answers => {
    sent.push(...answersOf(answers));
    await send(answers);
  });
  for (const wordId of ['dog', 'cat', 'cow']) log.add(given(wordId));
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual([3]);
  expect(words()).toEqual(['dog', 'cat', 'cow']);
  for (const one of sent) expect(TrainerAnswer.parse(one)).toEqual(one);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});

test('what was acknowledged is neither kept nor sent again', async () => {
  const { send, calls } = server();
  const log = createOutbox('ann', send);
  log.add(given('dog'));
  await vi.advanceTimersByTimeAsync(2000);
  log.flush();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual([1]);
  createOutbox('ann', send).flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([1]);
});

test('after a failure it tries again, ever more seldom, until the server is back', async () => {
  const { send, state, calls, words } = server();
  state.fail = offline;
  const log = createOutbox('ann', send);
  log.add(given('dog'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls.length).toBe(2);
  await vi.advanceTimersByTimeAsync(9999);
  expect(calls.length).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.length).toBe(3);
  state.fail = () => undefined;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(words()).toEqual(['dog']);
});

test('an answer outlives the screen: the next log of the same person sends it, with the same id', async () => {
  const { send, state, words } = server();
  const ids: string[] = [];
  const watched = (answers: Item[]) => {
    ids.push(...answersOf(answers).map(({ id }) => id));
    return send(answers);
  };
  state.fail = offline;
  const closed = createOutbox('ann', watched);
  closed.add(given('dog'));
  closed.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ids.length).toBe(1);
  state.fail = () => undefined;
  createOutbox('ann', watched).flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(words()).toEqual(['dog']);
  expect(new Set(ids).size).toBe(1);
});

test("one person's answers are never sent as another's", async () => {
  const { send, state, words } = server();
  state.fail = offline;
  const ann = createOutbox('ann', send);
  ann.add(given('dog'));
  await vi.advanceTimersByTimeAsync(2000);
  state.fail = () => undefined;
  createOutbox('ben', send).flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(words()).toEqual([]);
  localStorage.setItem('auth_token', 'ben.secret');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(words()).toEqual([]);
});

test('an answer the server will never take is dropped and holds up no other', async () => {
  const { send, state, calls, words } = server();
  state.fail = answers =>
    answers.some(({ wordId }) => wordId === 'retired') ? failure(422, 'invalid_input') : undefined;
  const log = createOutbox('ann', send);
  for (const wordId of ['dog', 'retired', 'cow']) log.add(given(wordId));
  await vi.advanceTimersByTimeAsync(2000);
  expect(words()).toEqual(['dog', 'cow']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual([3, 1, 1, 1]);
});

test('what is refused is told, one by one', async () => {
  const { send, state } = server();
  state.fail = answers =>
    answers.some(({ wordId }) => wordId === 'retired') ? failure(422, 'invalid_input') : undefined;
  const refused: Item[] = [];
  const stillWaiting: Promise<number>[] = [];
  const log = createOutbox('ann', send, {
    onRefused: item => {
      refused.push(item);
      stillWaiting.push(
        waitingItems('ann')
          .list()
          .then(items => items.length),
      );
    },
  });
  const retired = given('retired');
  for (const item of [given('dog'), retired]) log.add(item);
  await log.flush();
  expect(refused).toEqual([retired]);
  // Whoever asks what waits then must not hear of it.
  expect(await Promise.all(stillWaiting)).toEqual([0]);
});

test('what is added in the last moment of a round goes out with the flush that follows', async () => {
  const { send, words } = server();
  const log = createOutbox('ann', send);
  log.add(given('dog'));
  const first = log.flush();
  log.add(given('cat'));
  await Promise.all([first, log.flush()]);
  expect(words()).toEqual(['dog', 'cat']);
});

test('more than the server takes at once goes in several calls', async () => {
  const { send, calls, words } = server();
  const log = createOutbox('ann', send);
  for (let number = 0; number < 450; number += 1) log.add(given(`word-${number}`));
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual([200, 200, 50]);
  expect(words().length).toBe(450);
});

test('what comes while a call is under way is sent after it', async () => {
  const { send, words } = server();
  const log = createOutbox('ann', async answers => {
    await new Promise(resolve => setTimeout(resolve, 10_000));
    await send(answers);
  });
  log.add(given('dog'));
  await vi.advanceTimersByTimeAsync(3000);
  log.add(given('cat'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(words()).toEqual(['dog', 'cat']);
});

test('flushing lasts until the server has what is waiting, though a call is under way', async () => {
  const { send, words } = server();
  const log = createOutbox('ann', async answers => {
    await new Promise(resolve => setTimeout(resolve, 1000));
    await send(answers);
  });
  log.add(given('dog'));
  await vi.advanceTimersByTimeAsync(2500);
  log.add(given('cat'));
  const flushed = log.flush().then(() => words());
  await vi.advanceTimersByTimeAsync(1500);
  expect(await flushed).toEqual(['dog', 'cat']);
});

test('what waits when another person comes in the middle of sending is not sent as theirs', async () => {
  const { send, words } = server();
  const log = createOutbox('ann', async answers => {
    await send(answers);
    localStorage.setItem('auth_token', 'ben.secret');
  });
  for (let number = 0; number < 250; number += 1) log.add(given(`word-${number}`));
  await log.flush();
  expect(words().length).toBe(200);
});

test('where storage is blocked answers are still sent, after a failure too', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { send, state, words } = server();
  state.fail = offline;
  const log = createOutbox('ann', send);
  log.add(given('dog'));
  await vi.advanceTimersByTimeAsync(2000);
  state.fail = () => undefined;
  await vi.advanceTimersByTimeAsync(5000);
  expect(words()).toEqual(['dog']);
});

test.each(['{"half', '"text"', 'null', '{}'])(
  'a store of an earlier version that reads %s is taken for an empty one',
  async stored => {
    localStorage.setItem('trainer_answers_ann', stored);
    const { send, words } = server();
    const log = createOutbox('ann', send);
    log.add(given('dog'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(words()).toEqual(['dog']);
  },
);

test('answers that an earlier version of the page left in local storage are sent once', async () => {
  localStorage.setItem('trainer_answers_ann', JSON.stringify([answer('dog'), answer('cat')]));
  const { send, calls, words } = server();
  await createOutbox('ann', send).flush();
  await createOutbox('ann', send).flush();
  expect(words()).toEqual(['dog', 'cat']);
  expect(calls).toEqual([2]);
  expect(localStorage.getItem('trainer_answers_ann')).toBeNull();
});

test('things go out in the order in which they were done, those of a kind together', async () => {
  const runs: string[] = [];
  const log = createOutbox('ann', async items => {
    runs.push(items.map(item => item.kind).join());
  });
  for (const item of [given('dog'), given('cat'), undo('a'), undo('b'), given('cat')]) log.add(item);
  await log.flush();
  expect(runs).toEqual(['answer,answer', 'undo,undo', 'answer']);
});

test('what waits is counted from the first failure until it is sent', async () => {
  const { send, state } = server();
  const log = createOutbox('ann', send);
  sentLate.set(undefined);
  log.add(given('dog'));
  expect(stuckCount.get()).toBe(0);
  state.fail = offline;
  await log.flush();
  expect(stuckCount.get()).toBe(1);
  log.add(given('cat'));
  expect(stuckCount.get()).toBe(2);
  expect(sentLate.get()).toBeUndefined();
  state.fail = () => undefined;
  await log.flush();
  expect(stuckCount.get()).toBe(0);
  expect(sentLate.get()).toEqual({ count: 2 });
});
