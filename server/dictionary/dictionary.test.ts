import { expect, test } from 'vitest';
import { addToDictionary, listDictionary, listMyWords, removeFromDictionary } from '#contract/dictionary.ts';
import { buildApp } from '../app.ts';
import { noLimits } from '../http/limits.ts';
import { catalogue } from '../testing/catalogue.ts';
import { testDatabases } from '../testing/test-database.ts';
import { silentVoice, startTestServer, texts } from '../testing/test-server.ts';

const DAY_MS = 86_400_000;

const pair = { query: { lang: 'uk', learn: 'en' } } as const;
const idsOfPair = catalogue.ofPair(pair.query).categories.flatMap(({ words }) => words.map(({ id }) => id));

for (const { kind, open } of testDatabases()) {
  test(`words are added once, listed newest first and removed (${kind})`, async () => {
    let now = 1000;
    const { call, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token } = await registerUser();
    const added = await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
    expect(added).toMatchObject({ success: true, data: { added: ['dog'] } });
    now = 2000;
    expect(
      (await call(addToDictionary, { body: { wordIds: ['dog', 'cat', 'cat'] } }, token)).data.added,
    ).toEqual(['cat']);
    const { data } = await call(listDictionary, pair, token);
    expect(
      data.words.map(({ id, english_word, translation, added_at }) => ({
        id,
        english_word,
        translation,
        added_at,
      })),
    ).toEqual([
      { id: 'cat', english_word: 'cat', translation: 'кіт', added_at: 1999 },
      { id: 'dog', english_word: 'dog', translation: 'собака', added_at: 1000 },
    ]);
    const removed = await call(removeFromDictionary, { body: { wordIds: ['dog', 'bread'] } }, token);
    expect(removed).toMatchObject({ success: true, data: { success: true, removed: ['dog'] } });
    expect((await call(listDictionary, pair, token)).data.words.map(word => word.id)).toEqual(['cat']);
  });

  test(`a list is not sent again until the dictionary has changed, also by another server (${kind})`, async () => {
    const db = await open();
    const { call, send, registerUser } = await startTestServer({ db });
    const { token } = await registerUser();
    const list = (tag: unknown) =>
      send({
        url: '/api/user-dictionary?lang=uk&learn=en',
        headers: { authorization: `Bearer ${token}`, 'if-none-match': String(tag) },
      });
    const first = await list('');
    expect((await list(first.headers.etag)).statusCode).toBe(304);

    await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
    const second = await list(first.headers.etag);
    expect(second.json().data.words).toMatchObject([{ id: 'dog' }]);
    await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
    expect((await list(second.headers.etag)).statusCode).toBe(304);

    const other = buildApp({ db, catalogue, texts, voice: silentVoice, limits: noLimits });
    await other.inject({
      method: 'POST',
      url: '/api/remove-from-dictionary',
      headers: { authorization: `Bearer ${token}` },
      payload: { wordIds: ['dog'] },
    });
    expect((await list(second.headers.etag)).json().data.words).toEqual([]);
  });

  test(`words added together stand in the order in which they were sent, before older ones (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { call, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token } = await registerUser();
    for (const part of [idsOfPair.slice(100, 300), idsOfPair.slice(0, 100)]) {
      await call(addToDictionary, { body: { wordIds: part } }, token);
      now += DAY_MS;
    }
    const { data } = await call(listDictionary, pair, token);
    expect(data.words.map(word => word.id)).toEqual(idsOfPair.slice(0, 300));
  });

  test(`the undo of a removal brings back dates and order (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { call, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token } = await registerUser();
    for (const wordId of ['dog', 'cat', 'bread']) {
      await call(addToDictionary, { body: { wordIds: [wordId] } }, token);
      now += DAY_MS;
    }
    const before = (await call(listDictionary, pair, token)).data.words;
    const removed = await call(removeFromDictionary, { body: { wordIds: ['cat', 'dog'] } }, token);
    now += DAY_MS;
    const body = { wordIds: removed.data.removed, restore: true };
    const undone = await call(addToDictionary, { body }, token);
    expect(undone.data.added.sort()).toEqual(['cat', 'dog']);
    expect((await call(listDictionary, pair, token)).data.words).toEqual(before);
    expect(await call(addToDictionary, { body }, token)).toMatchObject({
      success: false,
      data: { added: [] },
    });
  });

  test(`a word that is brought back alone is in a list that was read without it (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const ids = async () => (await call(listDictionary, pair, token)).data.words.map(({ id }) => id);
    await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
    await call(removeFromDictionary, { body: { wordIds: ['dog'] } }, token);
    expect(await ids()).toEqual([]);
    await call(addToDictionary, { body: { wordIds: ['dog'], restore: true } }, token);
    expect(await ids()).toEqual(['dog']);
  });

  test(`an undo after a month, or of what was never removed, adds as of now (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { call, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token } = await registerUser();
    await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
    await call(removeFromDictionary, { body: { wordIds: ['dog'] } }, token);
    now += 16 * DAY_MS;
    await call(listDictionary, pair, token);
    now += 16 * DAY_MS;
    await call(addToDictionary, { body: { wordIds: ['dog', 'cat'], restore: true } }, token);
    const { data } = await call(listDictionary, pair, token);
    expect(data.words.map(({ id, added_at }) => [id, added_at])).toEqual([
      ['dog', now],
      ['cat', now - 1],
    ]);
  });

  test(`adding a removed word anew gives it a new date (${kind})`, async () => {
    let now = 1000;
    const { call, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token } = await registerUser();
    await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
    await call(removeFromDictionary, { body: { wordIds: ['dog'] } }, token);
    now = 2000;
    await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
    expect((await call(listDictionary, pair, token)).data.words).toMatchObject([
      { id: 'dog', added_at: 2000 },
    ]);
  });

  test(`the whole catalogue fits into one call (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const body = { wordIds: idsOfPair };
    const { data } = await call(addToDictionary, { body }, token);
    expect(data.added.length).toBe(idsOfPair.length);
    expect((await call(listDictionary, pair, token)).data.words.length).toBe(idsOfPair.length);
    expect((await call(removeFromDictionary, { body }, token)).data.removed.length).toBe(idsOfPair.length);
  });
}

test('nothing new to add is a refusal, not an error', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  await call(addToDictionary, { body: { wordIds: ['dog', 'cat'] } }, token);
  const one = await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
  expect(one).toEqual({ success: false, message: 'dog already in dictionary', data: { added: [] } });
  const many = await call(addToDictionary, { body: { wordIds: ['dog', 'cat'] } }, token);
  expect(many).toMatchObject({ success: false, message: 'Words already in dictionary' });
  const absent = await call(removeFromDictionary, { body: { wordIds: ['bread'] } }, token);
  expect(absent).toMatchObject({ success: false, message: 'Could not remove word(s)' });
});

test('a letter is learned, and no word of a dictionary', async () => {
  const { refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const refused = await refusal(addToDictionary, { body: { wordIds: ['dog', 'letter-u043a'] } }, token);
  expect(refused).toMatchObject({ status: 422, errors: { wordIds: ['Unknown word: letter-u043a'] } });
});

test('one unknown word among good ones adds nothing at all', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const refused = await refusal(addToDictionary, { body: { wordIds: ['dog', 'no-such-word'] } }, token);
  expect(refused).toMatchObject({ status: 422, errors: { wordIds: ['Unknown word: no-such-word'] } });
  expect((await call(listDictionary, pair, token)).data.words).toEqual([]);
});

test.each([
  ['no ids', { wordIds: [] }, 422],
  ['ids that are not a list', { wordIds: 'dog' }, 422],
  ['ids that are not text', { wordIds: [1, null] }, 422],
  ['an id with NUL', { wordIds: ['dog\u0000'] }, 422],
  ['too many ids', { wordIds: Array(16_001).fill('dog') }, 422],
  ['nothing', {}, 422],
])('adding %s is refused', async (_, body, status) => {
  const { refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const refused = await refusal(addToDictionary, { body }, token);
  expect({ status: refused.status, fields: Object.keys(refused.errors).length > 0 }).toEqual({
    status,
    fields: true,
  });
});

test('guests have no dictionary, and nobody sees that of another', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  for (const endpoint of [addToDictionary, removeFromDictionary, listDictionary, listMyWords]) {
    expect((await refusal(endpoint, { body: { wordIds: ['dog'] } })).status).toBe(401);
  }
  const [one, other] = [await registerUser(), await registerUser()];
  await call(addToDictionary, { body: { wordIds: ['dog'] } }, one.token);
  expect((await call(listDictionary, pair, other.token)).data.words).toEqual([]);
});

test('a row of the built-in dictionary is kept like a taught word, without a category', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const added = await call(addToDictionary, { body: { wordIds: ['wooden-adjective'] } }, token);
  expect(added.data.added).toEqual(['wooden-adjective']);
  const query = { lang: 'uk', learn: 'de' } as const;
  const { words } = (await call(listDictionary, { query }, token)).data;
  expect(words).toMatchObject([{ english_word: 'hölzern', translation: 'дерев’яний', category: null }]);
  const mine = await call(listMyWords, { query: { learn: 'de' } }, token);
  expect(mine.data.words).toEqual([
    { id: 'wooden-adjective', category: null, in_dictionary: true, known: false },
  ]);
});
