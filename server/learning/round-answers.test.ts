import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exportAccount } from '#contract/account-data.ts';
import type { ExerciseKind } from '#contract/exercises.ts';
import { exportHistory, importHistory } from '#contract/history.ts';
import { saveAnswers, type TrainerAnswer } from '#contract/trainers.ts';
import { replay } from '#learning/replay.ts';
import { DEFAULT_SETTINGS } from '#learning/word-state.ts';
import { randomFrom } from '../testing/random.ts';
import { answerOf, START, startStudy, stateOf } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';
import { answersNotUndone } from '../word-states/answer-store.ts';
import { readStates } from '../word-states/state-store.ts';

const MINUTE_MS = 60_000;
const TEST_TYPES = {
  meaning: 'translation_to_word',
  listen: 'translation_to_word',
  type: 'flashcards',
} as const;
const round = randomUUID();

/** A try of a round, so many minutes after the start. */
function tryOf(kind: keyof typeof TEST_TYPES, correct: boolean, minutes: number): TrainerAnswer {
  const answeredAt = START + minutes * MINUTE_MS;
  const testType = TEST_TYPES[kind];
  return answerOf({ kind, testType, correct, round, step: minutes % 60, answeredAt, grade: correct ? 3 : 1 });
}

for (const { kind, open } of testDatabases()) {
  test(`a try of a round is kept with its kind, round and step, and one of a trainer without (${kind})`, async () => {
    const { answer, call, token } = await startStudy({ db: await open() });
    await answer(tryOf('listen', true, 3), answerOf({ wordId: 'cat' }));
    const { answers = [] } = (await call(exportAccount, {}, token)).tables;
    expect(answers.find(row => row.word_id === 'dog')).toMatchObject({ kind: 'listen', round, step: 3 });
    expect(answers.find(row => row.word_id === 'cat')).toMatchObject({ kind: null, round: null, step: null });
  });

  test(`the day on which a word is met counts by its last produced try, in whatever order two devices send (${kind})`, async () => {
    const tries = [tryOf('meaning', true, 0), tryOf('listen', false, 2), tryOf('type', true, 4)];
    const next = tryOf('meaning', true, 24 * 60);
    const states = [];
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 3, 0, 1],
    ]) {
      const study = await startStudy({ db: await open() });
      study.onDay(2);
      for (const place of order) {
        const sent = [...tries, next][place] as TrainerAnswer;
        await study.answer({ ...sent, id: `00000000-0000-7000-8000-00000000000${place}` });
      }
      states.push(await stateNow(study));
    }
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
    expect(states[0]).toMatchObject({ reps: 2, lapses: 0 });
  });

  test(`an undo of the last produced try leaves what was before it (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const [met, heard, typed] = [
      tryOf('meaning', true, 0),
      tryOf('listen', false, 2),
      tryOf('type', true, 4),
    ];
    const first = stateOf((await study.answer(met)).states, 'dog');
    const second = stateOf((await study.answer(heard)).states, 'dog');
    const third = stateOf((await study.answer(typed)).states, 'dog');
    expect(third?.stability).toBeGreaterThan(second?.stability ?? 0);
    expect(stateOf((await study.undo(typed.id)).states, 'dog')).toEqual(second);
    expect(stateOf((await study.undo(heard.id)).states, 'dog')).toEqual(first);
  });

  test(`the kept state is that of a replay of all rows, however they come and go (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    study.onDay(6);
    const random = randomFrom(30);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const answers = Array.from({ length: 80 }, () => ({
      ...tryOf(pick(['meaning', 'listen', 'type']), random() < 0.6, Math.floor(random() * 5 * 24 * 60)),
      practice: random() < 0.2,
    }));
    for (let start = 0; start < answers.length; start += 4) {
      await study.answer(...answers.slice(start, start + 4));
      await study.undo(pick(answers).id);
      const rows = await answersNotUndone(study.db, study.user.id, 'es', ['dog']);
      expect(await stateNow(study)).toEqual(replay('dog', { answers: rows }, DEFAULT_SETTINGS));
    }
  });

  test(`an exported history of a round makes the same state for somebody else (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    study.onDay(1);
    await study.answer(tryOf('meaning', false, 0), tryOf('type', true, 2), tryOf('meaning', true, 24 * 60));
    const es = { query: { learn: 'es' } } as const;
    const [exported] = (await study.call(exportHistory, es, study.token)).data.words;
    const other = await study.registerUser();
    const words = [{ wordId: 'dog', reviews: exported?.reviews ?? [] }];
    await study.call(importHistory, { body: { learn: 'es', words } }, other.token);
    const [again] = (await study.call(exportHistory, es, other.token)).data.words;
    expect(again?.reviews).toEqual(exported?.reviews);
    expect(exported?.reviews).toHaveLength(2);
  });
}

test.each([
  ['kind', 'sing' as ExerciseKind],
  ['round', 'the first'],
  ['step', -1],
  ['step', 61],
  ['step', 0.5],
] as const)('an answer with the %s %s is refused by that name', async (field, value) => {
  const { refusal, token } = await startStudy();
  const answers = [tryOf('meaning', true, 0), { ...tryOf('meaning', true, 1), [field]: value }];
  const refused = await refusal(saveAnswers, { body: { answers } }, token);
  expect(refused).toMatchObject({ status: 422, errors: { [`answers.1.${field}`]: [expect.any(String)] } });
});

test('a word that is gone is named, and the other answers of its round go out without it', async () => {
  const { refusal, answer, token } = await startStudy();
  const answers = [tryOf('meaning', true, 0), { ...tryOf('meaning', true, 1), wordId: 'no-such-word' }];
  const refused = await refusal(saveAnswers, { body: { answers } }, token);
  expect(refused).toMatchObject({ status: 422, errors: { wordId: ['Unknown word: no-such-word'] } });
  // A device that is refused several at once sends each alone.
  expect(await answer(answers[0] as TrainerAnswer)).toMatchObject({ saved: 1 });
});

type Study = Awaited<ReturnType<typeof startStudy>>;

/** The kept state of the dog, to the last digit. */
async function stateNow({ db, user }: Study) {
  return (await readStates(db, user.id, 'es', ['dog'])).get('dog');
}
