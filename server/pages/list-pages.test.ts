import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeList, deleteLists, restoreLists, shareList } from '#contract/lists.ts';
import type { Render } from '#contract/rendering.ts';
import { tooManyRequests } from '../http/errors.ts';
import { noLimits } from '../http/limits.ts';
import { siteFile } from '../http/site.ts';
import { findLinked, saveHidden } from '../lists/list-store.ts';
import { shareTestList } from '../testing/shared-list.ts';
import { openTestDatabase, startTestServer } from '../testing/test-server.ts';

const html =
  '<!doctype html><html><head><title>Slova</title></head><body><div id="root"><p>frame</p></div></body></html>';
const site = new Map([
  ['/index.html', siteFile(Buffer.from(html), { 'content-type': 'text/html; charset=utf-8' })],
]);
const OWN = `own-${randomUUID()}`;

/** A server that draws of every page only its path, and counts how often. */
async function startDrawing() {
  const drawn: string[] = [];
  const render: Render = async ({ path }, ask) => {
    drawn.push(path);
    const [, code = ''] = /^\/lists\/(.{14})$/.exec(path) ?? [];
    const list =
      code && (await ask('/lists/:code', { params: { code }, query: { lang: 'en', learn: 'de' } }));
    const body = `${path} ${JSON.stringify(list)}`;
    const page = { html: `<main>${body}</main>`, title: 'T', description: 'D', data: [], taught: undefined };
    return { ...page, milliseconds: 1 };
  };
  return { ...(await startTestServer({ site, render })), drawn };
}

test.each([
  ['/lists/abcdefghjkmn23', 404],
  ['/lists/abc', 404],
  [`/lists/${OWN}?lang=uk`, 200],
  ['/lists', 200],
  ['/lists/abcdefghjkmn23/words', 404],
])('%s is a page with status %i that search engines leave out', async (url, status) => {
  const { send } = await startTestServer({ site });
  const reply = await send({ url });
  expect(reply.statusCode).toBe(status);
  if (!url.endsWith('/words')) expect(reply.body).toContain('<meta name="robots" content="noindex">');
});

test('a page that is to be found says nothing of the kind', async () => {
  const { send } = await startTestServer({ site });
  expect((await send({ url: '/categories' })).body).not.toContain('noindex');
});

test('a shared list is rendered, and kept until it changes', async () => {
  const server = await startDrawing();
  const { id, code, revision, token } = await shareTestList(server);
  const url = `/lists/${code}?learn=de`;
  const read = async () => (await server.send({ url })).body;
  expect(await read()).toContain('A week in Berlin');
  expect(await read()).toContain('A week in Berlin');
  expect(server.drawn).toHaveLength(1);
  await server.call(changeList, { params: { id }, body: { revision, name: 'A week in Bonn' } }, token);
  const changed = await read();
  expect([changed.includes('A week in Bonn'), changed.includes('A week in Berlin')]).toEqual([true, false]);
});

test('a list that is no longer shared is not sent from a page that was kept', async () => {
  const server = await startDrawing();
  const { id, code, token } = await shareTestList(server);
  const url = `/lists/${code}?learn=de`;
  const read = async (headers = {}) => {
    const { statusCode, body, headers: sent } = await server.send({ url, headers });
    return { statusCode, isShown: body.includes('Berlin'), etag: sent.etag };
  };
  const shown = await read();
  expect(shown).toMatchObject({ statusCode: 200, isShown: true });
  const gone = { statusCode: 404, isShown: false };
  const list = await findLinked(server.db, code);
  if (list === undefined) throw new Error('There is no list');
  await saveHidden(server.db, list, 1);
  // Who has it at hand is not told that it is still as it was.
  expect(await read({ 'if-none-match': shown.etag })).toMatchObject(gone);
  await saveHidden(server.db, list, null);
  expect(await read()).toMatchObject({ statusCode: 200, isShown: true });
  await server.call(deleteLists, { body: { ids: [id] } }, token);
  expect(await read()).toMatchObject(gone);
  await server.call(restoreLists, { body: { ids: [id] } }, token);
  expect(await read()).toMatchObject({ statusCode: 200, isShown: true });
  await server.call(shareList, { params: { id }, body: { is_shared: false } }, token);
  expect(await read()).toMatchObject(gone);
});

test('lists that are not there have one page in all, which says so in its status', async () => {
  const { send, drawn } = await startDrawing();
  for (const name of ['abcdefghjkmn23', 'zzzzzzzzzzzzzz', 'abc', 'ABC%00', 'x'.repeat(3000)]) {
    const { statusCode, body } = await send({ url: `/lists/${name}` });
    expect([statusCode, body.includes('data-missing')]).toEqual([404, true]);
  }
  expect(drawn).toEqual(['/lists/gone']);
});

test('where the list cannot be looked up, the frame is sent, and the browser asks for itself', async () => {
  const db = { ...(await openTestDatabase()), query: () => Promise.reject(new Error('away')) };
  const { send } = await startTestServer({ db, site, render: () => Promise.reject(new Error('unread')) });
  const { statusCode, body } = await send({ url: '/lists/abcdefghjkmn23' });
  expect([statusCode, body.includes('frame')]).toEqual([200, true]);
});

test('who tries codes is counted, and then told nothing', async () => {
  const countHere = () => {
    throw tooManyRequests(5);
  };
  const server = await startTestServer({ site, limits: { ...noLimits, countHere } });
  expect((await server.send({ url: '/lists/abcdefghjkmn23' })).statusCode).toBe(200);
});
