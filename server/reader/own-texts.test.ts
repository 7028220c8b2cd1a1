import { expect, test } from 'vitest';
import {
  deleteOwnTexts,
  getOwnText,
  listOwnTexts,
  restoreOwnTexts,
  saveOwnText,
} from '#contract/own-texts.ts';
import { LONGEST_OWN_TEXT, MOST_OWN_CHARACTERS, MOST_OWN_TEXTS, MOST_PARTS } from '#contract/text-bounds.ts';
import { type Db, sql } from '../database/database.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { eraseDeletedTexts } from './own-texts.ts';

const idOf = (number: number) => `own-00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const text = (number: number, more: object = {}) =>
  ({
    id: idOf(number),
    learn: 'es',
    title: `Texto ${number}`,
    body: 'Érase una vez un gato. 😀',
    ...more,
  }) as const;

test('a person keeps texts, reads them, deletes one and takes that back; nobody else sees them', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const [{ token }, { token: other }] = [await registerUser(), await registerUser()];
  await call(saveOwnText, { body: text(1) }, token);
  await call(saveOwnText, { body: text(2) }, token);
  // A repeated send changes nothing.
  await call(saveOwnText, { body: text(2, { title: 'Otro' }) }, token);
  const titles = async () => (await call(listOwnTexts, {}, token)).data.texts.map(({ title }) => title);
  expect((await titles()).toSorted()).toEqual(['Texto 1', 'Texto 2']);
  const read = await call(getOwnText, { params: { id: idOf(1) } }, token);
  expect(read.data.text).toMatchObject({ body: 'Érase una vez un gato. 😀', learn: 'es', length: 25 });
  expect(await refusal(getOwnText, { params: { id: idOf(1) } }, other)).toMatchObject({ status: 404 });
  expect((await call(listOwnTexts, {}, other)).data.texts).toEqual([]);

  expect((await call(deleteOwnTexts, { body: { ids: [idOf(1)] } }, other)).data.deleted).toEqual([]);
  expect(await titles()).toHaveLength(2);
  expect((await call(deleteOwnTexts, { body: { ids: [idOf(1), idOf(9)] } }, token)).data.deleted).toEqual([
    idOf(1),
  ]);
  expect(await titles()).toEqual(['Texto 2']);
  expect(await refusal(getOwnText, { params: { id: idOf(1) } }, token)).toMatchObject({ status: 404 });
  expect((await call(restoreOwnTexts, { body: { ids: [idOf(1)] } }, other)).data.restored).toEqual([]);
  expect((await call(restoreOwnTexts, { body: { ids: [idOf(1)] } }, token)).data.restored).toEqual([idOf(1)]);
  expect(await titles()).toHaveLength(2);
});

test('a deleted text can be brought back for a day, and is gone then', async () => {
  let now = Date.UTC(2026, 0, 1);
  const { call, registerUser } = await startTestServer({ clock: () => now });
  const { token } = await registerUser();
  const bringBack = async () =>
    (await call(restoreOwnTexts, { body: { ids: [idOf(1)] } }, token)).data.restored;
  await call(saveOwnText, { body: text(1) }, token);
  await call(deleteOwnTexts, { body: { ids: [idOf(1)] } }, token);
  now += 23 * 3_600_000;
  await call(saveOwnText, { body: text(2) }, token);
  expect(await bringBack()).toEqual([idOf(1)]);
  await call(deleteOwnTexts, { body: { ids: [idOf(1)] } }, token);
  now += 25 * 3_600_000;
  await call(saveOwnText, { body: text(3) }, token);
  expect(await bringBack()).toEqual([]);
});

test('a book that was taken away half-way and is sent again is there', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  await call(saveOwnText, { body: text(1) }, token);
  await call(deleteOwnTexts, { body: { ids: [idOf(1)] } }, token);
  await call(saveOwnText, { body: text(1) }, token);
  expect((await call(getOwnText, { params: { id: idOf(1) } }, token)).data.text.title).toBe('Texto 1');
  expect((await call(listOwnTexts, {}, token)).data.texts).toHaveLength(1);
});

test('guests, ids of others, and what is no text are refused', async () => {
  const { refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  expect(await refusal(saveOwnText, { body: text(1) })).toMatchObject({ status: 401 });
  expect(await refusal(listOwnTexts, {})).toMatchObject({ status: 401 });
  for (const more of [
    { id: 'a1-who-am-i' },
    { learn: 'xx' },
    { title: ' ' },
    { title: 'x'.repeat(201) },
    { body: '' },
    { body: 'a\u0000b' },
    { body: '\ud800' },
    { body: 'ж'.repeat(LONGEST_OWN_TEXT / 2 + 1) },
    { book: { id: idOf(1), part: 3, parts: 2 } },
    { book: { id: idOf(1), part: 0, parts: 2 } },
    { book: { id: idOf(1), part: 1, parts: MOST_PARTS + 1 } },
    { book: { id: 'book', part: 1, parts: 2 } },
  ])
    expect(
      await refusal(saveOwnText, { body: text(1, more) }, token),
      JSON.stringify(more).slice(0, 60),
    ).toMatchObject({ status: 422 });
  expect(await refusal(saveOwnText, { body: text(1, { body: 'a'.repeat(1_500_000) }) }, token)).toMatchObject(
    {
      status: 413,
    },
  );
});

test('a text of a megabyte is kept; there is an end to how many', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const long = 'слово\n'.repeat(90_000);
  await call(saveOwnText, { body: text(0, { body: long }) }, token);
  const read = await call(getOwnText, { params: { id: idOf(0) } }, token);
  expect(read.data.text.body).toBe(long.trim());
  for (let number = 1; number < MOST_OWN_TEXTS; number++)
    await call(saveOwnText, { body: text(number) }, token);
  expect(await refusal(saveOwnText, { body: text(MOST_OWN_TEXTS) }, token)).toMatchObject({ status: 422 });
});

test('there is an end to how much all texts of a person are together', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const body = 'a'.repeat(LONGEST_OWN_TEXT);
  const most = MOST_OWN_CHARACTERS / LONGEST_OWN_TEXT;
  for (let number = 1; number <= most; number += 1)
    await call(saveOwnText, { body: text(number, { body }) }, token);
  expect(await refusal(saveOwnText, { body: text(most + 1) }, token)).toMatchObject({ status: 422 });
});

test('the parts of a book say where they belong, and a book is kept only where all of it finds room', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const part = (number: number) =>
    text(number, { title: `Libro (${number}/2)`, book: { id: idOf(1), part: number, parts: 2 } });
  await call(saveOwnText, { body: text(3) }, token);
  for (const number of [1, 2]) await call(saveOwnText, { body: part(number) }, token);
  const books = (await call(listOwnTexts, {}, token)).data.texts.map(({ id, book }) => [id, book]);
  expect(Object.fromEntries(books)).toEqual({
    [idOf(1)]: { id: idOf(1), part: 1, parts: 2 },
    [idOf(2)]: { id: idOf(1), part: 2, parts: 2 },
    [idOf(3)]: undefined,
  });
  const { data } = await call(getOwnText, { params: { id: idOf(2) } }, token);
  expect(data.text.book).toEqual({ id: idOf(1), part: 2, parts: 2 });

  for (let number = 4; number < MOST_OWN_TEXTS; number++)
    await call(saveOwnText, { body: text(number) }, token);
  const late = text(200, { book: { id: idOf(200), part: 1, parts: 2 } });
  expect(await refusal(saveOwnText, { body: late }, token)).toMatchObject({ status: 422 });
  await call(saveOwnText, { body: text(201) }, token);
});

for (const { kind, open } of testDatabases()) {
  test(`deleting, saving and restoring in turn keeps no more than a person may have (${kind})`, async () => {
    const { db, call, refusal, registerUser } = await startTestServer({ db: await open() });
    const { token, user } = await registerUser();
    const body = 'x'.repeat(LONGEST_OWN_TEXT);
    const most = MOST_OWN_CHARACTERS / LONGEST_OWN_TEXT;
    const saved = (from: number) => Array.from({ length: most }, (_, place) => idOf(from + place));
    const save = async (ids: string[]) => {
      for (const id of ids) await call(saveOwnText, { body: text(0, { id, body }) }, token);
    };
    await save(saved(100));
    await call(deleteOwnTexts, { body: { ids: saved(100) } }, token);
    await save(saved(200));
    expect(await refusal(restoreOwnTexts, { body: { ids: saved(100) } }, token)).toMatchObject({
      status: 422,
      code: 'invalid_input',
    });
    expect(await charactersOf(db, user.id)).toEqual({
      kept: MOST_OWN_CHARACTERS,
      deleted: MOST_OWN_CHARACTERS,
    });
    // Of what was deleted the oldest goes for ever; there is room again for what was deleted last.
    await call(deleteOwnTexts, { body: { ids: saved(200).slice(0, 3) } }, token);
    expect(await charactersOf(db, user.id)).toEqual({
      kept: MOST_OWN_CHARACTERS - 3 * LONGEST_OWN_TEXT,
      deleted: MOST_OWN_CHARACTERS,
    });
    const { data } = await call(restoreOwnTexts, { body: { ids: saved(200).slice(0, 3) } }, token);
    expect(data.restored).toHaveLength(3);
  });

  test(`of two restores at once only one finds the last room (${kind})`, async () => {
    const { call, send, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const ids = Array.from({ length: 20 }, (_, place) => idOf(place));
    for (const id of ids) await call(saveOwnText, { body: text(0, { id }) }, token);
    await call(deleteOwnTexts, { body: { ids } }, token);
    for (let place = 0; place < MOST_OWN_TEXTS - 5; place += 1)
      await call(saveOwnText, { body: text(1000 + place) }, token);
    const headers = { authorization: `Bearer ${token}` };
    const url = '/api/own-texts/restore';
    const replies = await Promise.all(
      ids.map(id => send({ method: 'POST', url, payload: { ids: [id] }, headers })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect((await call(listOwnTexts, {}, token)).data.texts).toHaveLength(MOST_OWN_TEXTS);
  });

  test(`what was deleted is erased after a day, also of people who never come back (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { db, call, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const people = [await registerUser(), await registerUser()];
    for (const { token } of people) {
      await call(saveOwnText, { body: text(1) }, token);
      await call(saveOwnText, { body: text(2) }, token);
      await call(deleteOwnTexts, { body: { ids: [idOf(1)] } }, token);
    }
    const left = async () => {
      const [row] = await db.query(sql('test-texts', 'select count(*) as texts from own_texts'));
      return Number(row?.texts);
    };
    now += 23 * 3_600_000;
    await eraseDeletedTexts(db, now);
    expect(await left()).toBe(4);
    now += 2 * 3_600_000;
    await eraseDeletedTexts(db, now);
    expect(await left()).toBe(2);
  });

  test(`a text that is saved again under the id of a deleted one is what was sent (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    await call(saveOwnText, { body: text(1) }, token);
    await call(deleteOwnTexts, { body: { ids: [idOf(1)] } }, token);
    const again = { title: 'Otro', body: 'Otro cuento' };
    const { data } = await call(saveOwnText, { body: text(1, again) }, token);
    expect(data.text).toMatchObject({ title: 'Otro', length: 11 });
    expect((await call(getOwnText, { params: { id: idOf(1) } }, token)).data.text).toMatchObject(again);
  });
}

/** What is stored of a person's texts, in UTF-16 units. */
async function charactersOf(db: Db, userId: string) {
  const [row] = await db.query(
    sql(
      'test-characters',
      `select sum(case when deleted_at is null then length(body) else 0 end) as kept,
         sum(case when deleted_at is null then 0 else length(body) end) as deleted from own_texts where user_id = $1`,
    ),
    [userId],
  );
  return { kept: Number(row?.kept), deleted: Number(row?.deleted) };
}
