import { expect, test } from 'vitest';
import { chooseReading, listReadingChoices } from '#contract/reader.ts';
import { startTestServer } from '../testing/test-server.ts';

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
