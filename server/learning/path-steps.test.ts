import { expect, test } from 'vitest';
import { listPathSteps, listStepWords } from '#contract/path.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';

const pair = { lang: 'uk', learn: 'es' } as const;

test('the first 1,000 words come in fifty steps of twenty, in the order of every language', async () => {
  const { call } = await startTestServer();
  for (const learn of LANGUAGE_CODES) {
    const { steps } = (await call(listPathSteps, { query: { learn } })).data;
    expect(steps.map(({ ids }) => ids.length)).toEqual(Array(50).fill(20));
    expect(steps.flatMap(({ ids }) => ids)).toEqual(catalogue.path(learn).map(({ id }) => id));
    expect(steps[3]?.first).toEqual(
      catalogue
        .path(learn)
        .slice(60, 63)
        .map(({ forms }) => forms[learn]),
    );
  }
});

test('the words of a step come in the pair of languages, in its order', async () => {
  const { call } = await startTestServer();
  const { steps } = (await call(listPathSteps, { query: { learn: 'es' } })).data;
  const { words } = (await call(listStepWords, { params: { step: '7' }, query: pair })).data;
  expect(words.map(({ id }) => id)).toEqual(steps[6]?.ids);
  const [first] = words;
  expect(first?.en_word).toBe(catalogue.word(first?.id ?? '')?.forms.es);
  expect(first?.translation).toBe(catalogue.word(first?.id ?? '')?.forms.uk);
});

test('what has not changed is not sent again', async () => {
  const { send } = await startTestServer();
  for (const url of [
    '/api/learning/path-steps?learn=es',
    '/api/learning/path-steps/7/words?lang=uk&learn=es',
  ]) {
    const { headers, statusCode } = await send({ method: 'GET', url });
    expect(statusCode).toBe(200);
    const again = await send({ method: 'GET', url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  }
});

test.each(['0', '51', 'seven', '1.5'])('there is no step %s', async step => {
  const { send } = await startTestServer();
  const { statusCode, body } = await send({ method: 'GET', url: `/api/learning/path-steps/${step}/words` });
  expect(statusCode).toBe(422);
  expect(body).toContain('step');
});
