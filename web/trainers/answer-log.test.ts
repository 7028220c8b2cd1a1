import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TrainerAnswer } from '#contract/trainers.ts';
import { ApiError } from '../http.ts';
import { createAnswerLog } from './answer-log.ts';

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

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (wordId: string): Omit<TrainerAnswer, 'id'> => ({
  wordId,
  testType: 'translation_to_word',
  learn: 'es',
  correct: true,
  milliseconds: 900,
  answeredAt: 1_700_000_000_000,
  options: 4,
  chosenId: wordId,
});

/** A server that keeps answers by id, in the order they came, and fails when it is told to. */
function server() {
  const kept = new Map<string, string>();
  const calls: number[] = [];
  const state = { fail: (_: TrainerAnswer[]): Error | undefined => undefined };
  const send = async (answers: TrainerAnswer[]) => {
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
  const log = createAnswerLog('ann', async answers => {
    sent.push(...answers);
    await send(answers);
  });
  for (const wordId of ['dog', 'cat', 'cow']) log.add(answer(wordId));
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual([3]);
  expect(words()).toEqual(['dog', 'cat', 'cow']);
  for (const one of sent) expect(TrainerAnswer.parse(one)).toEqual(one);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});

test('what was acknowledged is neither kept nor sent again', async () => {
  const { send, calls } = server();
  const log = createAnswerLog('ann', send);
  log.add(answer('dog'));
  await vi.advanceTimersByTimeAsync(2000);
  log.flush();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual([1]);
  expect((localStorage as unknown as ReturnType<typeof storage>).keys()).toEqual([]);
});

test('after a failure it tries again, ever more seldom, until the server is back', async () => {
  const { send, state, calls, words } = server();
  state.fail = offline;
  const log = createAnswerLog('ann', send);
  log.add(answer('dog'));
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
  const watched = (answers: TrainerAnswer[]) => {
    ids.push(...answers.map(({ id }) => id));
    return send(answers);
  };
  state.fail = offline;
  const closed = createAnswerLog('ann', watched);
  closed.add(answer('dog'));
  closed.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ids.length).toBe(1);
  state.fail = () => undefined;
  createAnswerLog('ann', watched).flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(words()).toEqual(['dog']);
  expect(new Set(ids).size).toBe(1);
});

test("one person's answers are never sent as another's", async () => {
  const { send, state, words } = server();
  state.fail = offline;
  const ann = createAnswerLog('ann', send);
  ann.add(answer('dog'));
  await vi.advanceTimersByTimeAsync(2000);
  state.fail = () => undefined;
  createAnswerLog('ben', send).flush();
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
  const log = createAnswerLog('ann', send);
  for (const wordId of ['dog', 'retired', 'cow']) log.add(answer(wordId));
  await vi.advanceTimersByTimeAsync(2000);
  expect(words()).toEqual(['dog', 'cow']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual([3, 1, 1, 1]);
});

test('more than the server takes at once goes in several calls', async () => {
  const { send, calls, words } = server();
  const log = createAnswerLog('ann', send);
  for (let number = 0; number < 450; number += 1) log.add(answer(`word-${number}`));
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual([200, 200, 50]);
  expect(words().length).toBe(450);
});

test('what comes while a call is under way is sent after it', async () => {
  const { send, words } = server();
  const log = createAnswerLog('ann', async answers => {
    await new Promise(resolve => setTimeout(resolve, 10_000));
    await send(answers);
  });
  log.add(answer('dog'));
  await vi.advanceTimersByTimeAsync(3000);
  log.add(answer('cat'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(words()).toEqual(['dog', 'cat']);
});

test('flushing lasts until the server has what is waiting, though a call is under way', async () => {
  const { send, words } = server();
  const log = createAnswerLog('ann', async answers => {
    await new Promise(resolve => setTimeout(resolve, 1000));
    await send(answers);
  });
  log.add(answer('dog'));
  await vi.advanceTimersByTimeAsync(2500);
  log.add(answer('cat'));
  const flushed = log.flush().then(() => words());
  await vi.advanceTimersByTimeAsync(1500);
  expect(await flushed).toEqual(['dog', 'cat']);
});

test('what waits when another person comes in the middle of sending is not sent as theirs', async () => {
  const { send, words } = server();
  const log = createAnswerLog('ann', async answers => {
    await send(answers);
    localStorage.setItem('auth_token', 'ben.secret');
  });
  for (let number = 0; number < 250; number += 1) log.add(answer(`word-${number}`));
  await log.flush();
  expect(words().length).toBe(200);
});

test('where storage is blocked answers are still sent, after a failure too', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { send, state, words } = server();
  state.fail = offline;
  const log = createAnswerLog('ann', send);
  log.add(answer('dog'));
  await vi.advanceTimersByTimeAsync(2000);
  state.fail = () => undefined;
  await vi.advanceTimersByTimeAsync(5000);
  expect(words()).toEqual(['dog']);
});

test.each(['{"half', '"text"', 'null', '{}'])(
  'a store that reads %s is taken for an empty one',
  async stored => {
    localStorage.setItem('trainer_answers_ann', stored);
    const { send, words } = server();
    const log = createAnswerLog('ann', send);
    log.add(answer('dog'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(words()).toEqual(['dog']);
  },
);
