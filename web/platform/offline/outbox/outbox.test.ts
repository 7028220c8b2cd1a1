import { expect, test, vi } from 'vitest';
import { TrainerAnswer } from '#contract/trainers.ts';
import { answerServer, answersOf, failure, forgetBetweenTests, given, offline } from '#web/testing/outbox.ts';
import { createOutbox } from './outbox.ts';
import { type Item, pendingItems } from './outbox-db.ts';
import { sentLate, stuckCount } from './outbox-status.ts';

forgetBetweenTests();

const undo = (id: string): Item => ({ kind: 'undo', id });

test('answers are gathered and sent together, each with an id the server accepts', async () => {
  const { send, calls, words } = answerServer();
  const sent: TrainerAnswer[] = [];
  const log = createOutbox('ann', {
    send: async answers => {
      sent.push(...answersOf(answers));
      await send(answers);
    },
  });
  for (const wordId of ['dog', 'cat', 'cow']) log.add(given(wordId));
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual([3]);
  expect(words()).toEqual(['dog', 'cat', 'cow']);
  for (const one of sent) expect(TrainerAnswer.parse(one)).toEqual(one);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});

test('what was added is stored once that is said, so that a page may be left at once', async () => {
  const log = createOutbox('ann', answerServer());
  await log.add(given('dog'));
  expect((await pendingItems('ann').list()).map(({ item }) => item.kind)).toEqual(['answer']);
});

test('what was acknowledged is neither kept nor sent again', async () => {
  const { send, calls } = answerServer();
  const log = createOutbox('ann', { send });
  log.add(given('dog'));
  await vi.advanceTimersByTimeAsync(2000);
  log.flush();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual([1]);
  createOutbox('ann', { send }).flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([1]);
});

test('after a failure it tries again, ever more seldom, until the server is back', async () => {
  const { send, state, calls, words } = answerServer();
  state.fail = offline;
  const log = createOutbox('ann', { send });
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
  // A failure after that is the first again.
  state.fail = offline;
  log.add(given('cat'));
  await vi.advanceTimersByTimeAsync(2000);
  state.fail = () => undefined;
  await vi.advanceTimersByTimeAsync(5000);
  expect(words()).toEqual(['dog', 'cat']);
});

test('after hours without a server its return is noticed within five minutes', async () => {
  const { send, state, words } = answerServer();
  state.fail = offline;
  const log = createOutbox('ann', { send });
  log.add(given('dog'));
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  state.fail = () => undefined;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(words()).toEqual(['dog']);
});

test('an answer the server will never take is dropped and holds up no other', async () => {
  const { send, state, calls, words } = answerServer();
  state.fail = answers =>
    answers.some(({ wordId }) => wordId === 'retired') ? failure(422, 'invalid_input') : undefined;
  const log = createOutbox('ann', { send });
  for (const wordId of ['dog', 'retired', 'cow']) log.add(given(wordId));
  await vi.advanceTimersByTimeAsync(2000);
  expect(words()).toEqual(['dog', 'cow']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual([3, 1, 1, 1]);
});

test('what is refused is told, one by one', async () => {
  const { send, state } = answerServer();
  state.fail = answers =>
    answers.some(({ wordId }) => wordId === 'retired') ? failure(422, 'invalid_input') : undefined;
  const refused: Item[] = [];
  const stillWaiting: Promise<number>[] = [];
  const log = createOutbox('ann', {
    send,
    onRefused: item => {
      refused.push(item);
      stillWaiting.push(
        pendingItems('ann')
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
  const { send, words } = answerServer();
  const log = createOutbox('ann', { send });
  log.add(given('dog'));
  const first = log.flush();
  log.add(given('cat'));
  await Promise.all([first, log.flush()]);
  expect(words()).toEqual(['dog', 'cat']);
});

test('more than the server takes at once goes in several calls', async () => {
  const { send, calls, words } = answerServer();
  const log = createOutbox('ann', { send });
  for (let number = 0; number < 450; number += 1) log.add(given(`word-${number}`));
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toEqual([200, 200, 50]);
  expect(words().length).toBe(450);
});

test('what comes while a call is under way is sent after it', async () => {
  const { send, words } = answerServer();
  const log = createOutbox('ann', {
    send: async answers => {
      await new Promise(resolve => setTimeout(resolve, 10_000));
      await send(answers);
    },
  });
  log.add(given('dog'));
  await vi.advanceTimersByTimeAsync(3000);
  log.add(given('cat'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(words()).toEqual(['dog', 'cat']);
});

test('flushing lasts until the server has what is waiting, though a call is under way', async () => {
  const { send, words } = answerServer();
  const log = createOutbox('ann', {
    send: async answers => {
      await new Promise(resolve => setTimeout(resolve, 1000));
      await send(answers);
    },
  });
  log.add(given('dog'));
  await vi.advanceTimersByTimeAsync(2500);
  log.add(given('cat'));
  const flushed = log.flush().then(() => words());
  await vi.advanceTimersByTimeAsync(1500);
  expect(await flushed).toEqual(['dog', 'cat']);
});

test('things go out in the order in which they were done, those of a kind together', async () => {
  const runs: string[] = [];
  const log = createOutbox('ann', {
    send: async items => {
      runs.push(items.map(item => item.kind).join());
    },
  });
  for (const item of [given('dog'), given('cat'), undo('a'), undo('b'), given('cat')]) log.add(item);
  await log.flush();
  expect(runs).toEqual(['answer,answer', 'undo,undo', 'answer']);
});

test('what waits is counted from the first failure until it is sent', async () => {
  const { send, state } = answerServer();
  const log = createOutbox('ann', { send });
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
