// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { login, logout } from '#contract/account.ts';
import type { listCategoryWords } from '#contract/categories.ts';
import type { addToDictionary } from '#contract/dictionary.ts';
import { type Scripted, startReplyServer } from '#web/testing/reply-server.ts';
import { ApiError, call, callForOutcome, fetchCsrfCookie, isFromNoServer, isRefusal } from './http.ts';
import { watchToken } from './token.ts';

const WORDS = '/api/categories/food/words';
const GOOD = { success: true, message: 'OK', data: { words: [], category: {} } };
const fetchWords = (signal?: AbortSignal) =>
  call<typeof listCategoryWords>(
    'GET',
    '/categories/:categoryId/words',
    { params: { categoryId: 'food' }, query: { lang: 'uk', learn: 'es' } },
    signal,
  );

/** What a call came to, when it failed as it should. */
async function failureOf(calling: Promise<unknown>): Promise<ApiError> {
  const error = await calling.then(
    reply => new Error(`It succeeded: ${JSON.stringify(reply)}`),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}

beforeEach(() => localStorage.clear());

test('parameters go into the address, the query behind it, and the reply comes back whole', async () => {
  const { received } = await startReplyServer({ '*': { body: GOOD } });
  const reply = await call<typeof listCategoryWords>('GET', '/categories/:categoryId/words', {
    params: { categoryId: 'a/b c' },
    query: { lang: 'uk', learn: 'es' },
  });
  expect(reply).toEqual(GOOD);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    method: 'GET',
    path: '/api/categories/a%2Fb%20c/words?lang=uk&learn=es',
  });
  expect(received[0]?.headers).not.toHaveProperty('authorization');
  expect(received[0]?.headers).not.toHaveProperty('content-type');
});

test('a body goes as JSON, and the token of the storage with every call', async () => {
  localStorage.setItem('auth_token', 'secret');
  const { received } = await startReplyServer({ '*': { body: { access_token: 'new' } } });
  const body = { email: 'olena@example.org', password: 'correct horse' };
  await call<typeof login>('POST', '/login', { body });
  expect(received[0]).toMatchObject({ method: 'POST', path: '/api/login', body });
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  });
});

test('the cookie call stands outside the API', async () => {
  const { received } = await startReplyServer({ '*': { status: 204, body: '' } });
  await fetchCsrfCookie();
  expect(received).toMatchObject([{ method: 'GET', path: '/sanctum/csrf-cookie' }]);
});

const REFUSAL = { success: false, message: 'No', code: 'too_many_requests', errors: { name: ['Too long'] } };
const PAGE = '<html><body>502 Bad Gateway</body></html>';

const failures: [string, Scripted, Partial<ApiError>][] = [
  ['an error envelope', { status: 429, body: REFUSAL }, { status: 429, isRefusal: true, ...pick(REFUSAL) }],
  [
    'an envelope without code or errors',
    { status: 500, body: { success: false, message: 'Full shelf' } },
    { status: 500, isRefusal: true, message: 'Full shelf', code: 'failed', errors: {} },
  ],
  [
    'an envelope of wrong types',
    { status: 500, body: { success: 'false', message: 7, code: 9, errors: 'x' } },
    { status: 500, isRefusal: false, message: '', code: 'failed', errors: {} },
  ],
  [
    'a code nobody knows',
    { status: 418, body: { success: false, message: 'Tea only', code: 'teapot' } },
    { status: 418, isRefusal: true, message: 'Tea only', code: 'teapot' as 'failed' },
  ],
  [
    'success: false with status 200',
    { body: { success: false, message: 'Closed today', data: { words: [] } } },
    { status: 200, isRefusal: true, message: 'Closed today', code: 'failed' },
  ],
  [
    'another status of success',
    { status: 202, body: GOOD },
    { status: 202, isRefusal: false, message: 'OK' },
  ],
  ['no content', { status: 204, body: '' }, { status: 204, isRefusal: false, message: '' }],
  ['the page of a gateway', { status: 502, body: PAGE }, { status: 502, isRefusal: false, message: '' }],
  ['a page instead of JSON', { body: PAGE }, { status: 200, isRefusal: false, message: '' }],
  ['broken JSON', { body: '{"success":tr' }, { status: 200, isRefusal: false, message: '' }],
  ['null', { body: 'null' }, { status: 200, isRefusal: false, message: '' }],
  ['a number', { body: '7' }, { status: 200, isRefusal: false, message: '' }],
  ['no data', { body: { success: true, message: 'OK' } }, { status: 200, isRefusal: false, message: 'OK' }],
  ['data without words', { body: { ...GOOD, data: {} } }, { status: 200, isRefusal: false }],
  ['words that are no list', { body: { ...GOOD, data: { words: {} } } }, { status: 200, isRefusal: false }],
  ['a cut connection', 'hangUp', { status: 0, isRefusal: false, code: 'unavailable' }],
  ['a reply cut short', 'hangUpHalfway', { status: 0, isRefusal: false, code: 'unavailable' }],
];

test.each(failures)('%s is a failure of the call', async (_, scripted, expected) => {
  await startReplyServer({ [WORDS]: scripted });
  const error = await failureOf(fetchWords());
  expect(error).toMatchObject(expected);
  expect(isRefusal(error)).toBe(expected.isRefusal);
});

function pick({ message, code, errors }: typeof REFUSAL): Partial<ApiError> {
  return { message, code: code as ApiError['code'], errors };
}

test('a server that is away is told apart from one that refuses', async () => {
  const { close } = await startReplyServer();
  await close();
  expect(await failureOf(fetchWords())).toMatchObject({ status: 0, code: 'unavailable', isRefusal: false });
});

test('a call that is called off fails with what called it off, not as a lost connection', async () => {
  const { received } = await startReplyServer({ [WORDS]: { body: GOOD, after: new Promise(() => {}) } });
  const controller = new AbortController();
  const calling = fetchWords(controller.signal);
  await expect.poll(() => received.length).toBe(1);
  controller.abort();
  const error = await calling.catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(error).toHaveProperty('name', 'AbortError');
});

test('a refusal that is a normal outcome is returned to whoever asks for outcomes', async () => {
  const outcome = { success: false, message: 'dog already in dictionary', data: { added: [] } };
  const { replies } = await startReplyServer({ '*': { body: outcome } });
  const add = () =>
    callForOutcome<typeof addToDictionary>('POST', '/add-to-dictionary', { body: { wordIds: ['dog'] } });
  expect(await add()).toEqual(outcome);
  replies['*'] = { status: 422, body: outcome };
  expect(await failureOf(add())).toMatchObject({ status: 422, isRefusal: true });
});

const LOGIN_REQUIRED = { success: false, message: 'Please log in', code: 'login_required', errors: {} };

test('a token the server no longer knows is forgotten, and the session hears of it after the caller', async () => {
  localStorage.setItem('auth_token', 'stale');
  await startReplyServer({ '*': { status: 401, body: LOGIN_REQUIRED } });
  const heard: string[] = [];
  watchToken(() => heard.push('session'));
  const error = await failureOf(call<typeof logout>('POST', '/logout', {}));
  heard.push('caller');
  expect(error.code).toBe('login_required');
  expect(localStorage.getItem('auth_token')).toBeNull();
  await expect.poll(() => heard).toEqual(['caller', 'session']);
});

test('a refusal for another reason, or of an older token, leaves the token alone', async () => {
  localStorage.setItem('auth_token', 'good');
  let refuse = () => {};
  const after = new Promise<void>(resolve => {
    refuse = resolve;
  });
  const { received } = await startReplyServer({
    '/api/logout': { status: 401, body: LOGIN_REQUIRED, after },
    [WORDS]: { status: 401, body: { ...LOGIN_REQUIRED, code: 'wrong_credentials' } },
  });
  await failureOf(fetchWords());
  expect(localStorage.getItem('auth_token')).toBe('good');
  const calling = failureOf(call<typeof logout>('POST', '/logout', {}));
  await expect.poll(() => received.length).toBe(2);
  localStorage.setItem('auth_token', 'newer');
  refuse();
  await calling;
  expect(localStorage.getItem('auth_token')).toBe('newer');
});

test.each<[string, Scripted, boolean]>([
  ['no reply', 'hangUp', true],
  ['the page of a gateway', { status: 502, body: PAGE }, true],
  ['the page of a network', { body: PAGE }, true],
  ['a fault of the server', { status: 500, body: REFUSAL }, false],
  ['a refusal', { status: 422, body: REFUSAL }, false],
  ['a refusal as 200', { body: REFUSAL }, false],
])('%s is of our server, or of none', async (_, scripted, expected) => {
  await startReplyServer({ [WORDS]: scripted });
  expect(isFromNoServer(await failureOf(fetchWords()))).toBe(expected);
});
