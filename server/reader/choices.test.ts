import { expect, test } from 'vitest';
import { chooseReading, listReadingChoices } from '#contract/reader.ts';
import { sql } from '../database/database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { MOST_CHOICES } from './choices-store.ts';

test('what a person reads a form as is kept by language, changed and forgotten', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const { token: other } = await registerUser();
  const choose = (wordId: string | null) =>
    call(chooseReading, { body: { learn: 'es', form: 'vino', wordId } }, token);
  const kept = async (learn: 'es' | 'it', who = token) =>
    (await call(listReadingChoices, { query: { learn } }, who)).data.choices;
  await choose('bread');
  expect((await choose('dog')).data.choices).toEqual({ vino: 'dog' });
  expect(await kept('es')).toEqual({ vino: 'dog' });
  expect(await kept('it')).toEqual({});
  expect(await kept('es', other)).toEqual({});
  await call(chooseReading, { body: { learn: 'es', form: 'vino', wordId: null } }, other);
  expect(await kept('es')).toEqual({ vino: 'dog' });
  await choose(null);
  expect(await kept('es')).toEqual({});
});

test('guests, rows that there are not, and forms that are no text are refused', async () => {
  const { refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const body = { learn: 'es', form: 'vino', wordId: 'dog' };
  expect(await refusal(chooseReading, { body })).toMatchObject({ status: 401 });
  expect(await refusal(listReadingChoices, { query: { learn: 'es' } })).toMatchObject({ status: 401 });
  expect(await refusal(chooseReading, { body: { ...body, wordId: 'no-such-row' } }, token)).toMatchObject({
    status: 404,
  });
  for (const form of ['', 'a\u0000b', '\ud800', 'x'.repeat(61)])
    expect(await refusal(chooseReading, { body: { ...body, form } }, token)).toMatchObject({ status: 422 });
});

test('there is an end to how many choices are kept; those that are there can still be changed', async () => {
  const { call, refusal, registerUser, db } = await startTestServer();
  const { token, user } = await registerUser();
  const fill = sql(
    'test-fill-reading-choices',
    `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${MOST_CHOICES})
     insert into reading_choices (user_id, learn, form, word_id, chosen_at) select $1, 'es', 'form' || number, 'dog', 1 from numbers`,
  );
  await db.query(fill, [user.id]);
  const choice = { learn: 'es', form: 'vino', wordId: 'dog' } as const;
  expect(await refusal(chooseReading, { body: choice }, token)).toMatchObject({ status: 422 });
  await call(chooseReading, { body: { ...choice, learn: 'it' } }, token);
  const { choices } = (
    await call(chooseReading, { body: { ...choice, form: 'form1', wordId: 'cat' } }, token)
  ).data;
  expect(choices).toMatchObject({ form1: 'cat', form2: 'dog' });
});
