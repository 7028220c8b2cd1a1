import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCards, listCards } from '#contract/cards.ts';
import { reportList } from '#contract/contact.ts';
import { listDictionary } from '#contract/dictionary.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listSource } from '#contract/list-codes.ts';
import {
  changeList,
  createList,
  deleteLists,
  getListStanding,
  getMyList,
  getSharedList,
  keepList,
  listMyLists,
  restoreLists,
  setListWords,
  shareList,
  undoListWords,
} from '#contract/lists.ts';
import { getRound } from '#contract/round.ts';
import { learnWords } from '#contract/trainers.ts';
import { listMessages } from '../contact/store.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { findLinked, saveHidden } from './list-store.ts';

const PAIR = { lang: 'en', learn: 'de' } as const;
type Server = Awaited<ReturnType<typeof startTestServer>>;

/** A shared list of two words and a card of its owner. */
async function sharedList({ call, registerUser }: Server) {
  const owner = await registerUser({ name: 'Owner Oksana' });
  const card = {
    word: 'Anmeldung',
    translation: 'registration',
    sentence: 'Die Anmeldung.',
    note: 'my secret',
  };
  const { cards } = (await call(createCards, { body: { cards: [{ ...card, ...PAIR }] } }, owner.token)).data;
  const id = `own-${randomUUID()}`;
  const words = ['dog', 'cat', cards[0]?.id ?? ''];
  await call(createList, { body: { id, name: 'A week in Berlin', author: 'Marta', words } }, owner.token);
  const { list } = (await call(shareList, { params: { id }, body: { is_shared: true } }, owner.token)).data;
  return { id, code: list.code ?? '', owner, cardId: cards[0]?.id ?? '' };
}

for (const { kind, open } of testDatabases()) {
  test(`everybody who has the link sees the list, and nothing else of its owner (${kind})`, async () => {
    const server = await startTestServer({ db: await open() });
    const { code, owner, id, cardId } = await sharedList(server);
    const reply = await server.send({ url: `/api/lists/${code}?lang=en&learn=de` });
    expect(getSharedList.reply.parse(reply.json()).data).toMatchObject({
      list: { name: 'A week in Berlin', author: 'Marta', word_count: 3 },
      words: [{ en_word: 'Hund' }, { en_word: 'Katze' }, { en_word: 'Anmeldung' }],
    });
    for (const secret of [owner.user.id, owner.user.email, owner.user.name, id, cardId, 'my secret'])
      expect(reply.body).not.toContain(secret);
    const ukrainian = { params: { code }, query: { lang: 'uk', learn: 'de' } } as const;
    expect((await server.call(getSharedList, ukrainian)).data).toMatchObject({
      list: { word_count: 3 },
      words: [{ id: 'dog' }, { id: 'cat' }],
      sentences: {},
    });
  });

  test(`who takes a list over has its words and cards as their own, and counts once (${kind})`, async () => {
    const server = await startTestServer({ db: await open() });
    const { call, registerUser } = server;
    const { code, id, owner, cardId } = await sharedList(server);
    const { token } = await registerUser();
    const standing = async (who: string) =>
      (await call(getListStanding, { params: { code }, query: PAIR }, who)).data;
    expect(await standing(token)).toEqual({ own_id: null, is_kept: false, cards: {} });
    const keep = (who: string) => call(keepList, { params: { code }, body: PAIR }, who);
    const kept = await keep(token);
    expect(kept.success).toBe(true);
    expect(kept.data.added).toHaveLength(3);
    expect(await keep(token)).toMatchObject({ success: false, data: { added: [] } });
    const { words } = (await call(listDictionary, { query: PAIR }, token)).data;
    expect(words.map(word => word.english_word).sort()).toEqual(['Anmeldung', 'Hund', 'Katze']);
    const { cards } = (await call(listCards, { query: {} }, token)).data;
    expect(cards).toMatchObject([{ word: 'Anmeldung', sentence: 'Die Anmeldung.', note: '' }]);
    expect(cards[0]?.id).not.toBe(cardId);
    const { is_kept, cards: own } = await standing(token);
    expect([is_kept, Object.values(own)]).toEqual([true, [cards[0]?.id]]);
    expect(await standing(owner.token)).toMatchObject({ own_id: id, is_kept: false });
    await keep(owner.token);
    expect((await call(listMyLists, {}, owner.token)).data.lists).toMatchObject([{ kept: 1 }]);
  });
}

test('a list is trained by its link: by guests its words, by who has it its cards too', async () => {
  const server = await startTestServer();
  const { call, refusal, registerUser } = server;
  const { code, id, owner, cardId } = await sharedList(server);
  const round = async (source: string, token?: string) =>
    (await call(getRound, { query: { ...PAIR, source } }, token)).data.words.map(word => word.id);
  expect((await round(listSource(code))).sort()).toEqual(['cat', 'dog']);
  const { token } = await registerUser();
  expect((await round(listSource(code), token)).sort()).toEqual(['cat', 'dog']);
  expect((await round(listSource(code), owner.token)).sort()).toEqual([cardId, 'cat', 'dog'].sort());
  expect(await round(listSource(id), owner.token)).toHaveLength(3);
  for (const who of [undefined, token])
    expect((await refusal(getRound, { query: { ...PAIR, source: listSource(id) } }, who)).status).toBe(404);
  const asked = { query: { ...PAIR, source: listSource(code) } };
  expect((await call(learnWords, asked)).data.packetWords).toHaveLength(2);
  await call(keepList, { params: { code }, body: PAIR }, token);
  expect(await round(listSource(code), token)).toHaveLength(3);
});

test('a hidden list is seen by its owner alone, who is told so, and cannot be shared anew', async () => {
  const server = await startTestServer();
  const { call, refusal, db } = server;
  const { code, id, owner } = await sharedList(server);
  const list = await findLinked(db, code);
  if (list === undefined) throw new Error('There is no list');
  await saveHidden(db, list, 1);
  const shared = { params: { code }, query: PAIR };
  for (const who of [undefined, owner.token])
    expect((await refusal(getSharedList, shared, who)).status).toBe(404);
  expect((await refusal(keepList, { params: { code }, body: PAIR }, owner.token)).status).toBe(404);
  expect((await refusal(getRound, { query: { ...PAIR, source: listSource(code) } })).status).toBe(404);
  const own = (await call(getMyList, { params: { id }, query: PAIR }, owner.token)).data;
  expect(own.list).toMatchObject({ is_hidden: true, code });
  const withdraw = { params: { id }, body: { is_shared: false } };
  expect(Object.keys((await refusal(shareList, withdraw, owner.token)).errors)).toEqual(['is_shared']);
  await saveHidden(db, list, null);
  await call(getSharedList, shared);
});

test('a report tells the operator which list is meant, and counts at it', async () => {
  const server = await startTestServer();
  const { call, refusal, db } = server;
  const { code } = await sharedList(server);
  const report = { params: { code }, body: { id: randomUUID(), note: 'Not for children' } };
  await call(reportList, report);
  await call(reportList, report);
  const messages = await listMessages(db);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ name: 'A guest', reason: 'Reported list', email: '' });
  expect(messages[0]?.message).toContain(`/lists/${code}\nA week in Berlin\nMarta`);
  expect(messages[0]?.message).toContain('Anmeldung = registration');
  expect(messages[0]?.message).toMatch(/Not for children$/);
  expect((await refusal(reportList, { params: { code: 'abcdefghjkmn23' }, body: {} })).status).toBe(404);
  expect((await refusal(reportList, { ...report, body: { note: 'x'.repeat(501) } })).status).toBe(422);
});

test('neither a card nor who reports writes a command into the report', async () => {
  const server = await startTestServer();
  const { call, db, registerUser } = server;
  const { token } = await registerUser();
  const card = {
    learn: 'de' as const,
    lang: 'en' as const,
    word: 'Bus',
    translation: 'bus\n\nnpm run lists -- hide abc',
  };
  const made = await call(createCards, { body: { cards: [card] } }, token);
  const id = `own-${randomUUID()}`;
  const words = made.data.cards.map(each => each.id);
  await call(createList, { body: { id, name: 'A week', words } }, token);
  const { list } = (await call(shareList, { params: { id }, body: { is_shared: true } }, token)).data;
  const note = 'Not for children\nnpm run lists -- hide xyz';
  await call(reportList, { params: { code: list.code ?? '' }, body: { note } });
  const commands = (await listMessages(db))[0]?.message.match(/^npm run .*/gm);
  expect(commands).toEqual([`npm run lists -- hide ${list.code}`]);
});

/** Everything that can be asked of a list, and what owner, another person and a guest are told. */
const OWN: [name: string, endpoint: Endpoint, given: object][] = [
  ['read', getMyList, { query: PAIR }],
  ['rename', changeList, { body: { revision: 1, name: 'Mine' } }],
  ['fill', setListWords, { body: { revision: 2, words: ['dog'] } }],
  ['undo', undoListWords, { body: { revision: 3 } }],
  ['share', shareList, { body: { is_shared: true } }],
];
const SHARED: [name: string, endpoint: Endpoint, given: object, guest: number][] = [
  ['read', getSharedList, { query: PAIR }, 200],
  ['report', reportList, { body: {} }, 200],
  ['stand with', getListStanding, { query: PAIR }, 401],
  ['keep', keepList, { body: PAIR }, 401],
];

test('what owner, others and guests may do with a list', async () => {
  const server = await startTestServer();
  const { code, id, owner } = await sharedList(server);
  const other = await server.registerUser();
  const statusOf = async (endpoint: Endpoint, given: object, token?: string) => {
    const {
      params,
      query = {},
      body,
    } = given as { params: Record<string, string>; query?: object; body?: object };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const search = new URLSearchParams(query as Record<string, string>);
    const reply = await server.send({
      method: endpoint.method,
      url: `/api${path}?${search}`,
      ...(body !== undefined && { payload: body }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    return reply.statusCode;
  };
  for (const [name, endpoint, more] of OWN) {
    const given = { params: { id }, ...more };
    expect([name, await statusOf(endpoint, given)]).toEqual([name, 401]);
    expect([name, await statusOf(endpoint, given, other.token)]).toEqual([name, 404]);
    expect([name, await statusOf(endpoint, given, owner.token)]).toEqual([name, 200]);
  }
  for (const [name, endpoint, more, guest] of SHARED) {
    const given = { params: { code }, ...more };
    expect([name, await statusOf(endpoint, given)]).toEqual([name, guest]);
    for (const { token } of [other, owner])
      expect([name, await statusOf(endpoint, given, token)]).toEqual([name, 200]);
    const nowhere = { params: { code: 'abcdefghjkmn23' }, ...more };
    expect([name, await statusOf(endpoint, nowhere, other.token)]).toEqual([name, 404]);
  }
  const { call } = server;
  expect((await call(deleteLists, { body: { ids: [id] } }, other.token)).data.deleted).toEqual([]);
  expect((await call(restoreLists, { body: { ids: [id] } }, other.token)).data.restored).toEqual([]);
  expect((await call(listMyLists, {}, other.token)).data.lists).toEqual([]);
  expect((await call(listMyLists, {}, owner.token)).data.lists).toHaveLength(1);
});

test('nobody puts a card of another into a list', async () => {
  const server = await startTestServer();
  const { cardId } = await sharedList(server);
  const { token } = await server.registerUser();
  const body = { id: `own-${randomUUID()}`, name: 'Theirs', words: [cardId] };
  expect((await server.refusal(createList, { body }, token)).errors.words).toEqual([
    `Unknown word: ${cardId}`,
  ]);
});
