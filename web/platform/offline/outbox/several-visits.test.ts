import { expect, test, vi } from 'vitest';
import {
  answer,
  answerServer,
  answersOf,
  failure,
  forgetBetweenTests,
  given,
  offline,
} from '#web/testing/outbox.ts';
import { createOutbox } from './outbox.ts';
import { type Item, pendingItems } from './outbox-db.ts';

forgetBetweenTests();

test('an answer outlives the screen: the next log of the same person sends it, with the same id', async () => {
  const { send, state, words } = answerServer();
  const ids: string[] = [];
  const watched = (answers: Item[]) => {
    ids.push(...answersOf(answers).map(({ id }) => id));
    return send(answers);
  };
  state.fail = offline;
  const closed = createOutbox('ann', { send: watched });
  closed.add(given('dog'));
  closed.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ids.length).toBe(1);
  state.fail = () => undefined;
  createOutbox('ann', { send: watched }).flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(words()).toEqual(['dog']);
  expect(new Set(ids).size).toBe(1);
});

test("one person's answers are never sent as another's", async () => {
  const { send, state, words } = answerServer();
  state.fail = offline;
  const ann = createOutbox('ann', { send });
  ann.add(given('dog'));
  await vi.advanceTimersByTimeAsync(2000);
  state.fail = () => undefined;
  createOutbox('ben', { send }).flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(words()).toEqual([]);
  localStorage.setItem('auth_token', 'ben.secret');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(words()).toEqual([]);
});

test('what waits when another person comes in the middle of sending is not sent as theirs', async () => {
  const { send, words } = answerServer();
  const log = createOutbox('ann', {
    send: async answers => {
      await send(answers);
      localStorage.setItem('auth_token', 'ben.secret');
    },
  });
  for (let number = 0; number < 250; number += 1) log.add(given(`word-${number}`));
  await log.flush();
  expect(words().length).toBe(200);
});

test('where storage is blocked answers are still sent, after a failure too', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { send, state, words } = answerServer();
  state.fail = offline;
  const log = createOutbox('ann', { send });
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
    const { send, words } = answerServer();
    const log = createOutbox('ann', { send });
    log.add(given('dog'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(words()).toEqual(['dog']);
  },
);

test('answers that an earlier version of the page left in local storage are sent once', async () => {
  localStorage.setItem('trainer_answers_ann', JSON.stringify([answer('dog'), answer('cat')]));
  const { send, calls, words } = answerServer();
  await createOutbox('ann', { send }).flush();
  await createOutbox('ann', { send }).flush();
  expect(words()).toEqual(['dog', 'cat']);
  expect(calls).toEqual([2]);
  expect(localStorage.getItem('trainer_answers_ann')).toBeNull();
});

test('who logs in between two items of a refused batch gets none of them, and the token goes with each call', async () => {
  const tokens: (string | null)[] = [];
  localStorage.setItem('auth_token', 'ann.secret');
  const ofAnn = createOutbox('ann', {
    send: async (items, token) => {
      tokens.push(token);
      if (items.length > 1) throw failure(422, 'invalid_input');
      localStorage.setItem('auth_token', 'ben.secret');
    },
  });
  for (const word of ['dog', 'cat', 'cow']) ofAnn.add(given(word));
  await ofAnn.flush();
  expect(tokens).toEqual(['ann.secret', 'ann.secret']);
  expect((await pendingItems('ann').list()).map(({ item }) => item.kind)).toEqual(['answer', 'answer']);
});

test('a write that somebody waits for is told and given up where it fails, and waits where there is no connection', async () => {
  const { send, state, words, calls } = answerServer();
  const outbox = createOutbox('ann', { send });
  state.fail = () => failure(500, 'failed');
  expect(await outbox.attempt(given('dog'))).toMatchObject({ is: 'failed', error: { status: 500 } });
  expect(await pendingItems('ann').list()).toEqual([]);
  vi.stubGlobal('navigator', { onLine: false });
  state.fail = offline;
  expect(await outbox.attempt(given('cat'))).toEqual({ is: 'waiting' });
  vi.stubGlobal('navigator', { onLine: true });
  state.fail = () => undefined;
  const before = calls.length;
  expect(await outbox.attempt(given('cow'))).toMatchObject({ is: 'sent' });
  // In its turn, and alone, so that what the server says is of it.
  expect(words()).toEqual(['cat', 'cow']);
  expect(calls.slice(before)).toEqual([1, 1]);
});
