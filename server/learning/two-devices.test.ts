import { expect, test } from 'vitest';
import { getLearning, listLearningWords, saveMarks, undoLearning } from '#contract/learning.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { DAY_MS } from '#learning/day.ts';
import { answerOf, markOf, START, startStudy, stateOf } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';

const es = { query: { learn: 'es' } } as const;

for (const { kind, open } of testDatabases()) {
  test(`a phone that was away and a computer come to the same states in whatever order they send (${kind})`, async () => {
    const db = await open();
    const study = await startStudy({ db });
    const { call } = study;
    const sentBy = (device: number) =>
      [1, 3, 6, 10].map((day, round) =>
        answerOf({
          ...{ wordId: round % 2 === 0 ? 'dog' : 'cat', correct: (round + device) % 3 > 0 },
          answeredAt: START + day * DAY_MS + device * 60_000,
        }),
      );
    const [phone, computer] = [sentBy(0), sentBy(1)];
    const mark = markOf({ wordId: 'cat', at: START + 11 * DAY_MS });
    study.onDay(12);

    await study.answer(...computer);
    await study.mark(mark);
    await study.answer(...phone);
    await study.undo(mark.id, computer[1]?.id ?? '');
    const words = (await call(listLearningWords, es, study.token)).data.words;
    const overview = (await call(getLearning, es, study.token)).data;

    const other = await study.registerUser();
    await call(undoLearning, { body: { ids: [mark.id] } }, other.token);
    await call(saveAnswers, { body: { answers: [...phone].reverse() } }, other.token);
    await call(saveMarks, { body: { marks: [mark] } }, other.token);
    await call(saveAnswers, { body: { answers: computer } }, other.token);
    await call(undoLearning, { body: { ids: [computer[1]?.id ?? ''] } }, other.token);
    expect((await call(listLearningWords, es, other.token)).data.words).toEqual(words);
    expect((await call(getLearning, es, other.token)).data).toEqual(overview);
  });

  test(`of two devices on one day the first answer counts, also when it comes last (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const early = answerOf({ correct: false, chosenId: 'cat', answeredAt: START });
    const late = answerOf({ answeredAt: START + 3_600_000 });
    study.time.now = START + 7_200_000;
    expect(stateOf((await study.answer(late)).states, 'dog')).toMatchObject({
      reps: 1,
      lastAt: late.answeredAt,
    });
    const { states } = await study.answer(early);
    expect(stateOf(states, 'dog')).toMatchObject({ reps: 1, lastAt: early.answeredAt });
  });

  test(`several answers in a row are taken back one after the other, each once (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const answers = [0, 2, 5, 9].map(day => answerOf({ answeredAt: START + day * DAY_MS }));
    study.onDay(9);
    const states = [];
    for (const answer of answers) states.push(stateOf((await study.answer(answer)).states, 'dog'));
    for (let last = answers.length - 1; last > 0; last -= 1) {
      const id = answers[last]?.id ?? '';
      const undone = await study.undo(id);
      expect(undone.undone).toBe(1);
      expect(stateOf(undone.states, 'dog')).toEqual(states[last - 1]);
      expect((await study.undo(id)).undone).toBe(0);
    }
    const { states: after } = await study.undo(answers[0]?.id ?? '');
    expect(stateOf(after, 'dog')).toMatchObject({ state: 'new', reps: 0 });
  });
}
