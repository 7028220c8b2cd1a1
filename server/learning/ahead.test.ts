import { expect, test } from 'vitest';
import { getWordsAhead } from '#contract/learning.ts';
import { catalogue } from '../testing/catalogue.ts';
import { answerOf, markOf, startStudy } from '../testing/study.ts';

const query = { lang: 'en', learn: 'es' } as const;

test('the words of the next days come with exact states and decoys, what was begun first, what is marked never', async () => {
  const study = await startStudy();
  const { call, token } = study;
  await study.answer(answerOf({ wordId: 'dog', correct: true }), answerOf({ wordId: 'cat', correct: false }));
  await study.mark(markOf({ wordId: 'horse' }));
  const words = (await call(getWordsAhead, { query }, token)).data.packetWords;
  expect(new Set(words.slice(0, 2).map(({ id }) => id))).toEqual(new Set(['dog', 'cat']));
  expect(words.map(({ id }) => id)).not.toContain('horse');
  expect(words[0]?.state).toMatchObject({ reps: 1, state: 'learning' });
  expect(words[0]?.state?.dueDay).toBeGreaterThan(0);
  // Two days of new words, of those that read alike one.
  const fresh = words.filter(({ state }) => state?.state === 'new');
  const firstWith = (code: 'en' | 'es', form: string) =>
    catalogue.path('es').find(({ forms }) => forms[code].toLowerCase() === form.toLowerCase());
  const path = catalogue
    .path('es')
    .slice(0, 40)
    .filter(word => firstWith('es', word.forms.es) === word && firstWith('en', word.forms.en) === word);
  expect(fresh.map(({ id }) => id)).toEqual(path.map(({ id }) => id));
  expect(new Set(words.map(({ otherWords }) => otherWords.length))).toEqual(new Set([3]));
});

test('guests have no words ahead', async () => {
  const study = await startStudy();
  expect((await study.refusal(getWordsAhead, { query })).status).toBe(401);
});
