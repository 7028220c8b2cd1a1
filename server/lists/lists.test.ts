import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { createCards, deleteCards } from '#contract/cards.ts';
import { isListCode, MOST_LIST_WORDS, MOST_LISTS } from '#contract/list-codes.ts';
import {
  changeList,
  createList,
  deleteLists,
  getMyList,
  getSharedList,
  listMyLists,
  restoreLists,
  setListWords,
  shareList,
  undoListWords,
} from '#contract/lists.ts';
import { sql } from '../database/database.ts';
import { catalogue } from '../testing/catalogue.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { eraseDeletedLists } from './changes.ts';

const PAIR = { lang: 'en', learn: 'de' } as const;
const DAY_MS = 86_400_000;
type Server = Awaited<ReturnType<typeof startTestServer>>;

const listOf = (words: string[] = [], more: object = {}) =>
  ({ body: { id: `own-${randomUUID()}`, name: 'A week in Berlin', words, ...more } }) as never;

async function makeList({ call }: Server, token: string, words: string[] = [], more: object = {}) {
  return (await call(createList, listOf(words, more), token)).data.list;
}

for (const { kind, open } of testDatabases()) {
  test(`a list is made, changed, ordered and undone by its owner (${kind})`, async () => {
    const server = await startTestServer({ db: await open() });
    const { call, registerUser } = server;
    const { token } = await registerUser();
    const { id } = await makeList(server, token, ['dog', 'cat', 'dog'], { line: ' Trains ' });
    const read = async () => (await call(getMyList, { params: { id }, query: PAIR }, token)).data;
    expect(await read()).toMatchObject({
      list: { name: 'A week in Berlin', line: 'Trains', author: '', word_count: 2, code: null, kept: 0 },
      ids: ['dog', 'cat'],
      words: [
        { id: 'dog', en_word: 'Hund', translation: 'dog' },
        { id: 'cat', en_word: 'Katze' },
      ],
    });
    await call(changeList, { params: { id }, body: { revision: 1, name: 'Berlin', author: 'Marta' } }, token);
    await call(setListWords, { params: { id }, body: { revision: 2, words: ['cat', 'bread'] } }, token);
    expect(await read()).toMatchObject({ list: { name: 'Berlin', line: 'Trains' }, ids: ['cat', 'bread'] });
    await call(undoListWords, { params: { id }, body: { revision: 3 } }, token);
    expect((await read()).ids).toEqual(['dog', 'cat']);
    expect((await call(listMyLists, {}, token)).data.lists).toMatchObject([{ id, author: 'Marta' }]);
  });

  test(`a list that is deleted leads nowhere, can be restored for a day, and is erased then (${kind})`, async () => {
    const server = await startTestServer({ db: await open() });
    const { call, refusal, registerUser, db } = server;
    const { token } = await registerUser();
    const { id } = await makeList(server, token, ['dog']);
    const { list } = (await call(shareList, { params: { id }, body: { is_shared: true } }, token)).data;
    const shared = { params: { code: list.code ?? '' }, query: PAIR };
    expect((await call(deleteLists, { body: { ids: [id] } }, token)).data.deleted).toEqual([id]);
    expect((await refusal(getSharedList, shared)).status).toBe(404);
    expect((await call(listMyLists, {}, token)).data.lists).toEqual([]);
    expect((await call(restoreLists, { body: { ids: [id] } }, token)).data.restored).toEqual([id]);
    expect((await call(getSharedList, shared)).data.words).toHaveLength(1);
    await call(deleteLists, { body: { ids: [id] } }, token);
    await eraseDeletedLists(db, Date.now());
    expect((await db.query(sql('test-all-lists', 'select * from lists'))).length).toBe(1);
    await eraseDeletedLists(db, Date.now() + DAY_MS);
    for (const table of ['lists', 'list_links'])
      expect(await db.query(sql(`test-all-${table}`, `select * from ${table}`))).toEqual([]);
  });
}

test('a change from an older state is refused, and told what is current', async () => {
  const server = await startTestServer();
  const { call, registerUser } = server;
  const { token } = await registerUser();
  const { id } = await makeList(server, token, ['dog']);
  await call(setListWords, { params: { id }, body: { revision: 1, words: ['dog', 'cat'] } }, token);
  for (const late of [
    await call(setListWords, { params: { id }, body: { revision: 1, words: [] } }, token),
    await call(changeList, { params: { id }, body: { revision: 1, name: 'Mine' } }, token),
    await call(undoListWords, { params: { id }, body: { revision: 1 } }, token),
  ])
    expect(late).toMatchObject({
      success: false,
      data: { list: { revision: 2, word_count: 2, name: 'A week in Berlin' } },
    });
  const { data } = await call(getMyList, { params: { id }, query: PAIR }, token);
  expect(data.ids).toEqual(['dog', 'cat']);
});

test('a list that is made again by its id stays as it was', async () => {
  const server = await startTestServer();
  const { token } = await server.registerUser();
  const { id } = await makeList(server, token, ['dog']);
  const again = await makeList(server, token, ['cat'], { id, name: 'Another' });
  expect(again).toMatchObject({ id, name: 'A week in Berlin', word_count: 1 });
});

test('an own card is copied as text, stays when the card goes, and comes back with an undo', async () => {
  const server = await startTestServer();
  const { call, registerUser } = server;
  const { token } = await registerUser();
  const written = { word: 'Anmeldung', translation: 'registration', ...PAIR };
  const { cards } = (
    await call(
      createCards,
      { body: { cards: [{ ...written, note: 'my secret', sentence: 'Die Anmeldung.' }] } },
      token,
    )
  ).data;
  const card = cards[0]?.id ?? '';
  const { id } = await makeList(server, token, ['dog', card]);
  const read = async () => (await call(getMyList, { params: { id }, query: PAIR }, token)).data;
  const { ids, words, cards: own } = await read();
  const listed = ids[1] ?? '';
  expect(listed).not.toBe(card);
  expect(words[1]).toEqual({ id: listed, en_word: 'Anmeldung', translation: 'registration' });
  expect(own).toEqual({ [listed]: card });
  await call(deleteCards, { body: { ids: [card] } }, token);
  expect(await read()).toMatchObject({ cards: {}, sentences: { [listed]: 'Die Anmeldung.' } });
  await call(setListWords, { params: { id }, body: { revision: 1, words: ['dog'] } }, token);
  await call(undoListWords, { params: { id }, body: { revision: 2 } }, token);
  expect((await read()).ids).toEqual(['dog', listed]);
  const other = { params: { id }, query: { lang: 'uk', learn: 'de' } } as const;
  expect((await call(getMyList, other, token)).data).toMatchObject({
    ids: ['dog', listed],
    words: [{ id: 'dog' }],
  });
});

test('names, lines, words and ids that will not do are refused by their names', async () => {
  const server = await startTestServer();
  const { call, refusal, registerUser } = server;
  const { token } = await registerUser();
  const bad = async (more: object) => (await refusal(createList, listOf([], more), token)).errors;
  expect(Object.keys(await bad({ name: ' ' }))).toEqual(['name']);
  expect(Object.keys(await bad({ name: 'x'.repeat(81), line: 'x'.repeat(201) }))).toEqual(['name', 'line']);
  expect(Object.keys(await bad({ name: 'two\nlines', author: 'olena@example.org' }))).toEqual([
    'name',
    'author',
  ]);
  expect(Object.keys(await bad({ author: 'write to olena@example.org!' }))).toEqual(['author']);
  expect(Object.keys(await bad({ line: 'a\u0000b', id: 'own-1' }))).toEqual(['id', 'line']);
  expect((await bad({ words: ['dog', 'no-such-word'] })).words).toEqual(['Unknown word: no-such-word']);
  expect(Object.keys(await bad({ words: Array(MOST_LIST_WORDS + 1).fill('dog') }))).toEqual(['words']);
  const sentence = '😀'.repeat(500);
  const cards = Array.from({ length: 210 }, (_, number) => ({
    ...{ word: `Wort ${number}`, translation: 'word', sentence, ...PAIR },
  }));
  const made = (await call(createCards, { body: { cards } }, token)).data.cards.map(({ id }) => id);
  expect((await bad({ words: made })).words?.[0]).toMatch(/characters together/);
  const script = '<script>alert(1)</script>';
  expect((await makeList(server, token, [], { name: script })).name).toBe(script);
});

test('there is an end to how many lists are kept, restored ones counted', async () => {
  const server = await startTestServer();
  const { call, refusal, registerUser, db } = server;
  const { token, user } = await registerUser();
  const first = await makeList(server, token);
  await call(deleteLists, { body: { ids: [first.id] } }, token);
  const fill = sql(
    'test-fill-lists',
    `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${MOST_LISTS})
     insert into lists (user_id, id, name, line, author, words, word_count, revision, kept, reports, created_at, updated_at)
     select $1, 'list-' || number, 'n', '', '', '[]', 0, 1, 0, 0, 1, 1 from numbers`,
  );
  await db.query(fill, [user.id]);
  expect((await refusal(createList, listOf(), token)).errors).toEqual({
    lists: [`You can have ${MOST_LISTS} lists`],
  });
  expect((await refusal(restoreLists, { body: { ids: [first.id] } }, token)).status).toBe(422);
});

test('a list holds as many words as it may, and shows them in its order', async () => {
  const server = await startTestServer();
  const { token } = await server.registerUser();
  const words = catalogue.categories
    .flatMap(category => category.words.map(({ id }) => id))
    .slice(0, MOST_LIST_WORDS)
    .reverse();
  const { id } = await makeList(server, token, words);
  const { data } = await server.call(getMyList, { params: { id }, query: PAIR }, token);
  expect(data.ids).toEqual(words);
  const lacking = new Set(catalogue.ofPair(PAIR).lacking);
  expect(data.words.map(word => word.id)).toEqual(words.filter(wordId => !lacking.has(wordId)));
});

test('a withdrawn link leads nowhere for ever: the next sharing makes another', async () => {
  const server = await startTestServer();
  const { call, refusal, registerUser } = server;
  const { token } = await registerUser();
  const { id } = await makeList(server, token, ['dog']);
  const share = async (is_shared: boolean) =>
    (await call(shareList, { params: { id }, body: { is_shared } }, token)).data.list.code;
  const code = (await share(true)) ?? '';
  expect(isListCode(code)).toBe(true);
  expect(await share(true)).toBe(code);
  expect(await share(false)).toBeNull();
  expect((await refusal(getSharedList, { params: { code }, query: PAIR })).status).toBe(404);
  expect(await share(true)).not.toBe(code);
  expect((await refusal(getSharedList, { params: { code }, query: PAIR })).status).toBe(404);
});

test('lists are in the export of their owner, and withdrawn with the account', async () => {
  const server = await startTestServer();
  const { call, refusal, registerUser, db } = server;
  const { token } = await registerUser();
  const { id } = await makeList(server, token, ['dog']);
  const { list } = (await call(shareList, { params: { id }, body: { is_shared: true } }, token)).data;
  const { tables } = await call(exportAccount, {}, token);
  expect(tables.lists).toMatchObject([{ id, name: 'A week in Berlin', words: '["dog"]' }]);
  expect(tables.list_links).toMatchObject([{ code: list.code }]);
  await call(deleteAccount, { body: { current_password: PASSWORD } }, token);
  expect((await refusal(getSharedList, { params: { code: list.code ?? '' }, query: PAIR })).status).toBe(404);
  for (const table of ['lists', 'list_links', 'kept_lists'])
    expect(await db.query(sql(`test-rest-of-${table}`, `select * from ${table}`))).toEqual([]);
});
