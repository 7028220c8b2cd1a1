import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToDictionary, removeFromDictionary } from '#contract/dictionary.ts';
import { getProgress } from '#contract/progress.ts';
import { saveAnswers, type TrainerAnswer } from '#contract/trainers.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const HOUR_MS = 3_600_000;

const answer = (more: Partial<TrainerAnswer>): TrainerAnswer => ({
  id: randomUUID(),
  wordId: 'dog',
  testType: 'translation_to_word',
  learn: 'es',
  correct: true,
  milliseconds: 1200,
  answeredAt: 0,
  options: 4,
  chosenId: 'dog',
  ...more,
});

for (const { kind, open } of testDatabases()) {
  test(`progress counts words, answers and days of one language, and no flashcards (${kind})`, async () => {
    const today = Date.parse('2026-05-20T00:00Z');
    const { call, registerUser } = await startTestServer({ db: await open(), clock: () => today + HOUR_MS });
    const { token } = await registerUser();
    const stranger = await registerUser();
    await call(addToDictionary, { body: { wordIds: ['dog', 'cat', 'bread'] } }, token);
    await call(removeFromDictionary, { body: { wordId: 'dog', learn: 'es' } }, token);
    await call(removeFromDictionary, { body: { wordId: 'cow', learn: 'fr' } }, token);
    const daysAgo = (days: number) => today - days * 24 * HOUR_MS;
    const answers = [
      answer({ answeredAt: today }),
      answer({ answeredAt: today + HOUR_MS, correct: false }),
      answer({ answeredAt: today - 1 }),
      answer({ answeredAt: daysAgo(1) }),
      answer({ answeredAt: daysAgo(1) - 1, correct: false }),
      answer({ answeredAt: daysAgo(13) }),
      answer({ answeredAt: daysAgo(13) - 1 }),
      answer({ answeredAt: today, testType: 'flashcards', options: 0 }),
      answer({ answeredAt: today, learn: 'fr' }),
    ];
    for (const sent of [answers, answers.slice(0, 3)])
      await call(saveAnswers, { body: { answers: sent } }, token);
    await call(saveAnswers, { body: { answers: [answer({ answeredAt: today })] } }, stranger.token);
    const none = { answers: 0, right: 0 };
    expect((await call(getProgress, { query: { learn: 'es', today } }, token)).data).toEqual({
      in_dictionary: 2,
      known: 1,
      answers: 7,
      right: 5,
      days: [
        { answers: 2, right: 1 },
        { answers: 2, right: 2 },
        { answers: 1, right: 0 },
        ...Array(10).fill(none),
        { answers: 1, right: 1 },
      ],
    });
  });

  test(`days follow the calendar of the person over a change of the clocks (${kind})`, async () => {
    const today = Date.parse('2026-03-30T00:00+03:00');
    const { call, registerUser } = await startTestServer({ db: await open(), clock: () => today });
    const { token } = await registerUser();
    const answers = ['2026-03-28T23:30+02:00', '2026-03-29T00:30+02:00', '2026-03-29T23:30+03:00'].map(at =>
      answer({ answeredAt: Date.parse(at) }),
    );
    await call(saveAnswers, { body: { answers } }, token);
    const daysIn = async (zone?: string) => {
      const { data } = await call(getProgress, { query: { learn: 'es', today, zone } }, token);
      return data.days.slice(0, 3).map(day => day.answers);
    };
    expect(await daysIn('Europe/Kyiv')).toEqual([0, 2, 1]);
    expect(await daysIn('Europe/Atlantis')).toEqual([0, 3, 0]);
    expect(await daysIn()).toEqual([0, 3, 0]);
  });

  test(`somebody who has done nothing has progress of noughts (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const { data } = await call(getProgress, { query: { today: Date.now() } }, token);
    expect(data).toMatchObject({ in_dictionary: 0, known: 0, answers: 0, right: 0 });
    expect(data.days).toEqual(Array(14).fill({ answers: 0, right: 0 }));
  });
}

test.each([
  ['1970', { today: 0 }, 'today'],
  ['three days ahead', { today: Date.now() + 72 * HOUR_MS }, 'today'],
  ['no moment at all', { today: 'now' }, 'today'],
  ['a zone that is no name', { today: Date.now(), zone: '../etc' }, 'zone'],
])('progress of %s is refused', async (_, query, field) => {
  const { refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const { status, errors } = await refusal(getProgress, { query }, token);
  expect({ status, fields: Object.keys(errors) }).toEqual({ status: 422, fields: [field] });
});

test('a guest has no progress', async () => {
  const { refusal } = await startTestServer();
  expect((await refusal(getProgress, { query: { today: Date.now() } })).status).toBe(401);
});
