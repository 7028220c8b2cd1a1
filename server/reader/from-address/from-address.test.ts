import { expect, test } from 'vitest';
import { fetchTextPage, getTextOptions } from '#contract/text-from-address.ts';
import { RULES } from '../../http/limit-rules.ts';
import { createLimits } from '../../http/limits.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { FetchPage, PageProblem } from './fetch-page.ts';

const ADDRESS = 'https://news.example/a';
const body = { address: ADDRESS };
const page: FetchPage = async address => ({ address, isHtml: true, content: '<p>Hallo' });

test('where the operator allows it a person gets a page to read, and nothing is kept', async () => {
  const { call, registerUser } = await startTestServer({ fetchPage: page });
  const { token } = await registerUser();
  expect((await call(getTextOptions, {})).data).toEqual({ has_addresses: true });
  expect((await call(fetchTextPage, { body }, token)).data).toEqual({
    address: ADDRESS,
    is_html: true,
    content: '<p>Hallo',
  });
});

test('elsewhere there is none, and guests and bad addresses are refused', async () => {
  const without = await startTestServer();
  expect((await without.call(getTextOptions, {})).data).toEqual({ has_addresses: false });
  const { token: there } = await without.registerUser();
  expect((await without.refusal(fetchTextPage, { body }, there)).status).toBe(404);
  const { refusal, registerUser } = await startTestServer({ fetchPage: page });
  const { token } = await registerUser();
  expect((await refusal(fetchTextPage, { body })).status).toBe(401);
  for (const address of ['', ' ', 'x'.repeat(2001), 'https://a\u0000'])
    expect(await refusal(fetchTextPage, { body: { address } }, token)).toMatchObject({
      status: 422,
      errors: { address: [expect.any(String)] },
    });
});

test.each<PageProblem>(['notAddress', 'notThere', 'notText', 'tooLarge'])(
  '%s is told at the field',
  async problem => {
    const { refusal, registerUser } = await startTestServer({ fetchPage: async () => ({ problem }) });
    const { token } = await registerUser();
    expect(await refusal(fetchTextPage, { body }, token)).toMatchObject({
      status: 422,
      errors: { address: [expect.any(String)] },
    });
  },
);

test('pages are fetched so often and no more, and few at the same time', async () => {
  const limits = createLimits();
  let finish = () => {};
  const waiting = new Promise<void>(done => {
    finish = done;
  });
  const fetchPage: FetchPage = async address => {
    await waiting;
    return page(address);
  };
  const { call, refusal, registerUser } = await startTestServer({ limits, fetchPage });
  const { token, user } = await registerUser();
  const first = Array.from({ length: 8 }, () => call(fetchTextPage, { body }, token));
  await expect.poll(async () => (await refusal(fetchTextPage, { body }, token)).status).toBe(503);
  finish();
  await Promise.all(first);
  await call(fetchTextPage, { body }, token);
  await limits.reset('addresses', user.id);
  await limits.use('addresses', user.id, RULES.addresses.points);
  expect((await refusal(fetchTextPage, { body }, token)).status).toBe(429);
});
