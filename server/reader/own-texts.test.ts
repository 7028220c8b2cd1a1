import { expect, test } from 'vitest';
import {
  deleteOwnTexts,
  getOwnText,
  listOwnTexts,
  restoreOwnTexts,
  saveOwnText,
} from '#contract/own-texts.ts';
import { LONGEST_OWN_TEXT, MOST_OWN_CHARACTERS, MOST_OWN_TEXTS, MOST_PARTS } from '#contract/text-bounds.ts';
import { startTestServer } from '../testing/test-server.ts';

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
