import { expect, test } from 'vitest';
import {
  addToDictionary,
  forgetKnownWord,
  listDictionary,
  listMyWords,
  removeFromDictionary,
} from '#contract/dictionary.ts';
import { buildApp } from '../app.ts';
import { createLimits, noLimits } from '../http/limits.ts';
import { testDatabases } from '../testing/test-database.ts';
import { catalogue, silentVoice, startTestServer, texts } from '../testing/test-server.ts';

const DAY_MS = 86_400_000;

const pair = { query: { lang: 'uk', learn: 'en' } } as const;

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
      { id: 'cat', english_word: 'cat', translation: 'кіт', added_at: 2000 },
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

  test(`words added together have one order, whatever the database (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open(), clock: () => 1000 });
    const { token } = await registerUser();
    // By the rules of a language, which a database may follow, hyphens do not count.
    const wordIds = catalogue.categories.flatMap(category => category.words.map(word => word.id));
    for (const part of [wordIds.slice(100, 300), wordIds.slice(0, 100)])
      await call(addToDictionary, { body: { wordIds: part } }, token);
    const { data } = await call(listDictionary, pair, token);
    expect(data.words.map(word => word.id)).toEqual(wordIds.slice(0, 300).sort());
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
      ['cat', now],
      ['dog', now],
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
    const wordIds = catalogue.categories.flatMap(category => category.words.map(word => word.id));
    const { data } = await call(addToDictionary, { body: { wordIds } }, token);
    expect(data.added.length).toBe(wordIds.length);
    expect((await call(listDictionary, pair, token)).data.words.length).toBe(wordIds.length);
    expect((await call(removeFromDictionary, { body: { wordIds } }, token)).data.removed.length).toBe(
      wordIds.length,
    );
  });

  test(`a learned word leaves the dictionary and is known in that language only, until that is undone (${kind})`, async () => {
    let now = 1000;
    const { call, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token } = await registerUser();
    await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
    const learned = await call(removeFromDictionary, { body: { wordId: 'dog', learn: 'es' } }, token);
    expect(learned.data).toEqual({ success: true, removed: ['dog'] });
    const known = { id: 'dog', category: 'farm-animals', in_dictionary: false, known: true };
    expect((await call(listMyWords, { query: { learn: 'es' } }, token)).data.words).toEqual([known]);
    expect((await call(listMyWords, { query: { learn: 'fr' } }, token)).data.words).toEqual([]);
    now = 2000;
    await call(forgetKnownWord, { body: { wordId: 'dog', learn: 'es', restore: true } }, token);
    expect((await call(listMyWords, { query: { learn: 'es' } }, token)).data.words).toEqual([
      { ...known, in_dictionary: true, known: false },
    ]);
    expect((await call(listDictionary, pair, token)).data.words).toMatchObject([
      { id: 'dog', added_at: 1000 },
    ]);
  });

  test(`a learned word that was not in the dictionary does not come into it by the undo (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    await call(removeFromDictionary, { body: { wordId: 'dog', learn: 'es' } }, token);
    await call(forgetKnownWord, { body: { wordId: 'dog', learn: 'es', restore: false } }, token);
    expect((await call(listMyWords, { query: { learn: 'es' } }, token)).data.words).toEqual([]);
  });

  test(`my words follow what becomes known and unknown without the dictionary (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const knownWords = async () =>
      (await call(listMyWords, { query: { learn: 'es' } }, token)).data.words.map(({ id, known }) => [
        id,
        known,
      ]);
    expect(await knownWords()).toEqual([]);
    await call(removeFromDictionary, { body: { wordId: 'dog', learn: 'es' } }, token);
    expect(await knownWords()).toEqual([['dog', true]]);
    await call(forgetKnownWord, { body: { wordId: 'dog', learn: 'es', restore: false } }, token);
    expect(await knownWords()).toEqual([]);
  });

  test(`my words tell what is in the dictionary, what is known and what is both (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    for (const wordId of ['dog', 'cat'])
      await call(removeFromDictionary, { body: { wordId, learn: 'es' } }, token);
    await call(addToDictionary, { body: { wordIds: ['dog', 'bread'] } }, token);
    const { data } = await call(listMyWords, { query: { learn: 'es' } }, token);
    const states = data.words.map(({ id, in_dictionary, known }) => [id, in_dictionary, known]);
    expect(states.sort()).toEqual([
      ['bread', true, false],
      ['cat', false, true],
      ['dog', true, true],
    ]);
  });
}

test('a day of eager study stays below the limits, and a program does not', async () => {
  const { call, refusal, send, registerUser } = await startTestServer({ limits: createLimits() });
  const { token } = await registerUser();
  for (const { words } of catalogue.categories)
    await call(addToDictionary, { body: { wordIds: words.map(word => word.id) } }, token);
  const wordIds = catalogue.categories.flatMap(category => category.words.map(word => word.id));
  await call(removeFromDictionary, { body: { wordIds } }, token);
  await call(addToDictionary, { body: { wordIds, restore: true } }, token);
  const statuses = new Set<number>();
  let last: Awaited<ReturnType<typeof send>> | undefined;
  for (let change = 0; change < 240; change += 1) {
    last = await send({
      method: 'POST',
      url: '/api/forget-known-word',
      headers: { authorization: `Bearer ${token}` },
      payload: { wordId: 'dog', learn: 'es', restore: false },
    });
    statuses.add(last.statusCode);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  for (const [endpoint, body] of [
    [addToDictionary, { wordIds: ['dog'] }],
    [removeFromDictionary, { wordIds: ['dog'] }],
    [removeFromDictionary, { wordId: 'dog', learn: 'es' }],
  ] as const)
    expect((await refusal(endpoint, { body }, token)).status).toBe(429);
  const other = await registerUser();
  await call(addToDictionary, { body: { wordIds: ['dog'] } }, other.token);
});

test('the words of few but large changes are counted too', async () => {
  const { refusal, call, registerUser } = await startTestServer({ limits: createLimits() });
  const { token } = await registerUser();
  const wordIds = Array(5000).fill('dog');
  for (let change = 0; change < 6; change += 1) await call(addToDictionary, { body: { wordIds } }, token);
  expect(await refusal(addToDictionary, { body: { wordIds } }, token)).toMatchObject({ status: 429 });
});

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

test('a word that was not in the dictionary can be learned too', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const learned = await call(removeFromDictionary, { body: { wordId: 'dog', learn: 'es' } }, token);
  expect(learned).toMatchObject({ success: true, data: { success: true, removed: [] } });
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
  ['too many ids', { wordIds: Array(8001).fill('dog') }, 422],
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

test('learning an unknown word is not found', async () => {
  const { refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  expect((await refusal(removeFromDictionary, { body: { wordId: 'no-such-word' } }, token)).status).toBe(404);
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
