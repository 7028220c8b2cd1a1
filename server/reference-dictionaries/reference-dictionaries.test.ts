import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import {
  addDictionaryEntries,
  beginDictionary,
  changeDictionary,
  completeDictionary,
  deleteDictionaries,
  listDictionaries,
  listSharedDictionaries,
  lookUpWord,
  orderDictionaries,
  restoreDictionaries,
  type SentEntry,
} from '#contract/reference-dictionaries.ts';
import { type Db, sql } from '../database/database.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { eraseLeftDictionaries } from './erase.ts';
import { OPERATOR } from './store.ts';
import { addBatch, begin, complete } from './write.ts';

const DAY_MS = 24 * 3_600_000;
const COUNT = sql('test-count-references', 'select count(*) as total from reference_entries');
const rowsIn = async (db: Db) => Number((await db.query(COUNT))[0]?.total);

const entryOf = (head: string, ...senses: string[]): SentEntry => ({
  ...{ forms: [head], head, reading: '', kind: '', senses },
});
const about = (fields: object = {}) => ({
  ...{ id: `ref-${randomUUID()}`, fingerprint: randomUUID().replaceAll('-', '').padEnd(40, '0') },
  ...{ format: 'dictd' as const, title: 'FreeDict', licence: 'GPL 3', source: 'https://freedict.org/' },
  ...{ learn: 'de' as const, lang: 'en' as const },
  ...fields,
});

type Server = Awaited<ReturnType<typeof startTestServer>>;

/** A whole dictionary with some entries. */
async function bring(
  { call }: Pick<Server, 'call'>,
  token: string,
  entries: SentEntry[],
  fields: object = {},
) {
  const { data } = await call(beginDictionary, { body: about(fields) }, token);
  const params = { id: data.dictionary.id };
  await call(addDictionaryEntries, { params, body: { batch: 0, entries } }, token);
  await call(completeDictionary, { params, body: { batches: 1 } }, token);
  return data.dictionary.id;
}
const asked = (word: string, learn = 'de', lang = 'en') =>
  ({ params: { word }, query: { learn, lang } }) as never;

for (const { kind, open } of testDatabases()) {
  test(`${kind}: a word is found in any of its forms, by its owner alone`, async () => {
    const server = await startTestServer({ db: await open() });
    const { call, registerUser } = server;
    const { token } = await registerUser();
    const { token: other } = await registerUser();
    await bring(server, token, [entryOf('Hund', 'dog'), entryOf('warten', 'to wait', 'to service')]);
    const look = async (word: string, who?: string) =>
      (await call(lookUpWord, asked(word), who)).data.dictionaries.map(({ entries }) =>
        entries.map(({ head }) => head),
      );
    expect(await look('hund', token)).toEqual([['Hund']]);
    expect(await look('Hunde', token)).toEqual([['Hund']]);
    expect(await look('wartete', token)).toEqual([['warten']]);
    expect(await look('Katze', token)).toEqual([]);
    expect(await look('Hund', other)).toEqual([]);
    expect(await look('Hund')).toEqual([]);
    const [found] = (await call(lookUpWord, asked('wartet'), token)).data.dictionaries;
    expect(found).toMatchObject({ title: 'FreeDict', licence: 'GPL 3', is_own: true, lang: 'en' });
    expect(found?.entries[0]?.senses).toEqual(['to wait', 'to service']);
    expect((await call(lookUpWord, asked('Hund', 'es'), token)).data.dictionaries).toEqual([]);
  });

  test(`${kind}: nothing is found before a dictionary is complete, a batch that comes twice is written once, and no batch is left out`, async () => {
    const { call, refusal, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const { token: other } = await registerUser();
    const body = about();
    const { data } = await call(beginDictionary, { body }, token);
    const params = { id: data.dictionary.id };
    const send = (batch: number, entries: SentEntry[]) =>
      call(addDictionaryEntries, { params, body: { batch, entries } }, token);
    await send(0, [entryOf('Hund', 'dog')]);
    await send(0, [entryOf('Hund', 'dog')]);
    expect((await call(lookUpWord, asked('Hund'), token)).data.dictionaries).toEqual([]);
    expect(
      (
        await refusal(
          addDictionaryEntries,
          { params, body: { batch: 2, entries: [entryOf('a', 'b')] } },
          token,
        )
      ).errors,
    ).toEqual({ batch: ['The next is 1'] });
    expect((await refusal(completeDictionary, { params, body: { batches: 2 } }, token)).status).toBe(422);
    // The reading of the same files again goes on where it ended.
    const again = await call(beginDictionary, { body: { ...body, id: about().id } }, token);
    expect(again.data.dictionary).toMatchObject({ id: params.id, next_batch: 1, is_complete: false });
    expect((await send(1, [entryOf('Katze', 'cat')])).data).toEqual({ next_batch: 2, entries: 2 });
    for (const call of [
      refusal(addDictionaryEntries, { params, body: { batch: 2, entries: [entryOf('a', 'b')] } }, other),
      refusal(completeDictionary, { params, body: { batches: 2 } }, other),
      refusal(changeDictionary, { params, body: { is_off: true } }, other),
      refusal(orderDictionaries, { body: { ids: [params.id] } }, other),
    ])
      expect((await call).status).toBe(404);
    expect((await call(deleteDictionaries, { body: { ids: [params.id] } }, other)).data.deleted).toEqual([]);
    const done = await call(completeDictionary, { params, body: { batches: 2 } }, token);
    expect(done.data.dictionary).toMatchObject({ is_complete: true, entries: 2 });
    expect((await call(lookUpWord, asked('Hund'), token)).data.dictionaries[0]?.entries).toHaveLength(1);
    expect(
      (
        await refusal(
          addDictionaryEntries,
          { params, body: { batch: 2, entries: [entryOf('a', 'b')] } },
          token,
        )
      ).status,
    ).toBe(422);
    const whole = await call(beginDictionary, { body: { ...body, id: about().id } }, token);
    expect(whole.data.dictionary).toMatchObject({ id: params.id, is_complete: true });
  });

  test(`${kind}: what was left half-written or deleted is gone after a day, with every row`, async () => {
    const db = await open();
    const server = await startTestServer({ db });
    const { call, registerUser } = server;
    const { token } = await registerUser();
    const whole = await bring(server, token, [entryOf('Hund', 'dog'), entryOf('Katze', 'cat')]);
    const { data } = await call(beginDictionary, { body: about() }, token);
    const params = { id: data.dictionary.id };
    await call(
      addDictionaryEntries,
      { params, body: { batch: 0, entries: [entryOf('Maus', 'mouse')] } },
      token,
    );
    await eraseLeftDictionaries(db, Date.now() + DAY_MS - 60_000);
    expect(await rowsIn(db)).toBe(3);
    await eraseLeftDictionaries(db, Date.now() + DAY_MS + 60_000);
    expect(await rowsIn(db)).toBe(2);
    await call(deleteDictionaries, { body: { ids: [whole] } }, token);
    expect((await call(lookUpWord, asked('Hund'), token)).data.dictionaries).toEqual([]);
    expect((await call(restoreDictionaries, { body: { ids: [whole] } }, token)).data.restored).toEqual([
      whole,
    ]);
    expect((await call(lookUpWord, asked('Hund'), token)).data.dictionaries).toHaveLength(1);
    await call(deleteDictionaries, { body: { ids: [whole] } }, token);
    await eraseLeftDictionaries(db, Date.now() + DAY_MS + 60_000);
    expect(await rowsIn(db)).toBe(0);
    expect((await call(listDictionaries, {}, token)).data).toMatchObject({ dictionaries: [], used_bytes: 0 });
  });

  test(`${kind}: a dictionary that its owner goes on with while the old ones are erased stays whole`, async () => {
    const db = await open();
    const { call, registerUser } = await startTestServer({ db });
    const { token } = await registerUser();
    const { data } = await call(beginDictionary, { body: about() }, token);
    const params = { id: data.dictionary.id };
    const write = (batch: number) =>
      call(addDictionaryEntries, { params, body: { batch, entries: [entryOf('Maus', 'mouse')] } }, token);
    await write(0);
    let hasGoneOn = false;
    const begun = Date.now();
    const query: Db['query'] = async (statement, values) => {
      const rows = await db.query(statement, values);
      if (statement.name === 'select-left-references' && !hasGoneOn) {
        hasGoneOn = true;
        await expect.poll(() => Date.now()).toBeGreaterThan(begun);
        await write(1);
      }
      return rows;
    };
    await eraseLeftDictionaries({ ...db, query }, begun + DAY_MS);
    expect(hasGoneOn).toBe(true);
    expect(await rowsIn(db)).toBe(2);
    await call(completeDictionary, { params, body: { batches: 2 } }, token);
  });

  test(`${kind}: a dictionary that was deleted is not begun again by its id`, async () => {
    const server = await startTestServer({ db: await open() });
    const { call, refusal, registerUser } = server;
    const { token } = await registerUser();
    const id = await bring(server, token, [entryOf('Hund', 'dog')]);
    await call(deleteDictionaries, { body: { ids: [id] } }, token);
    expect((await refusal(beginDictionary, { body: about({ id }) }, token)).status).toBe(404);
    expect((await call(restoreDictionaries, { body: { ids: [id] } }, token)).data.restored).toEqual([id]);
  });

  test(`${kind}: the dictionaries of an account are in its export, and gone with it`, async () => {
    const db = await open();
    const server = await startTestServer({ db });
    const { call, registerUser } = server;
    const { token } = await registerUser();
    await bring(server, token, [entryOf('Hund', 'dog')]);
    const { tables } = await call(exportAccount, {}, token);
    expect(tables.reference_dictionaries).toMatchObject([{ title: 'FreeDict', learn: 'de' }]);
    expect(tables.reference_entries).toMatchObject([{ form: 'hund', head: 'Hund' }]);
    await call(deleteAccount, { body: { current_password: PASSWORD } }, token);
    expect(await rowsIn(db)).toBe(0);
  });
}

test('dictionaries speak in the order of their owner, those that are off are silent, and the operator’s come last, also for guests', async () => {
  const server = await startTestServer();
  const { call, registerUser, db } = server;
  const { token } = await registerUser();
  const one = await bring(server, token, [entryOf('Hund', 'one')], { title: 'One' });
  const two = await bring(server, token, [entryOf('Hund', 'two')], { title: 'Two' });
  await db.transaction(async queries => {
    const owned = { queries, userId: OPERATOR, now: Date.now() };
    for (const lang of ['en', 'uk'] as const) {
      const { id } = await begin(owned, about({ title: `Ours ${lang}`, lang }));
      await addBatch(owned, { id, batch: 0, entries: [entryOf('Hund', 'ours')] }, () => 1_000_000);
      await complete(owned, id, 1);
    }
  });
  const titles = async (who?: string) =>
    (await call(lookUpWord, asked('Hund'), who)).data.dictionaries.map(({ title }) => title);
  expect(await titles(token)).toEqual(['One', 'Two', 'Ours en']);
  await call(orderDictionaries, { body: { ids: [two] } }, token);
  expect(await titles(token)).toEqual(['Two', 'One', 'Ours en']);
  await call(changeDictionary, { params: { id: one }, body: { is_off: true, title: 'First' } }, token);
  expect(await titles(token)).toEqual(['Two', 'Ours en']);
  expect(await titles()).toEqual(['Ours en']);
  const shared = await call(listSharedDictionaries, {});
  expect(shared.data.dictionaries.map(({ title, licence }) => [title, licence])).toEqual([
    ['Ours en', 'GPL 3'],
    ['Ours uk', 'GPL 3'],
  ]);
});

test('the likeliest base form speaks first, and of words that are written alike the one with its capitals', async () => {
  const server = await startTestServer();
  const { token } = await server.registerUser();
  const heads = ['Hunde', 'Hund', 'Warten', 'warten'];
  await bring(
    server,
    token,
    heads.map(head => entryOf(head, head)),
  );
  const said = async (word: string) =>
    (await server.call(lookUpWord, asked(word), token)).data.dictionaries[0]?.entries.map(({ head }) => head);
  expect(await said('Hunde')).toEqual(['Hund', 'Hunde']);
  expect(await said('wartete')).toEqual(['warten', 'Warten']);
});

test('nobody writes more than they may, alone or together with others, and what is full says so', async () => {
  const server = await startTestServer({ dictionaryRoom: { perPerson: 1000, inAll: 1500 } });
  const { call, refusal, registerUser } = server;
  const { token } = await registerUser();
  const { token: other } = await registerUser();
  const long = Array.from({ length: 4 }, (_, place) => entryOf(`Wort${place}`, 'x'.repeat(60)));
  await bring(server, token, long);
  const { data } = await call(beginDictionary, { body: about() }, token);
  const params = { id: data.dictionary.id };
  const full = await refusal(addDictionaryEntries, { params, body: { batch: 0, entries: long } }, token);
  expect(full).toMatchObject({ status: 422, errors: { bytes: ['There is no room for more'] } });
  await bring(server, other, long);
  expect((await refusal(beginDictionary, { body: about() }, other)).status).toBe(503);
  const closed = await startTestServer({ dictionaryRoom: { perPerson: 0, inAll: 1000 } });
  const somebody = await closed.registerUser();
  expect((await closed.refusal(beginDictionary, { body: about() }, somebody.token)).status).toBe(503);
});

test('who deletes and writes in turn fills no more than twice their room', async () => {
  const server = await startTestServer({ dictionaryRoom: { perPerson: 1000, inAll: 100_000 } });
  const { call, refusal, registerUser } = server;
  const { token } = await registerUser();
  const long = Array.from({ length: 4 }, (_, place) => entryOf(`Wort${place}`, 'x'.repeat(60)));
  for (let time = 0; time < 2; time += 1) {
    const id = await bring(server, token, long);
    await call(deleteDictionaries, { body: { ids: [id] } }, token);
  }
  const { data } = await call(beginDictionary, { body: about() }, token);
  const sent = { params: { id: data.dictionary.id }, body: { batch: 0, entries: long } };
  expect((await refusal(addDictionaryEntries, sent, token)).status).toBe(422);
  await eraseLeftDictionaries(server.db, Date.now() + DAY_MS / 2);
  await call(addDictionaryEntries, sent, token);
});

test.each([
  ['no forms', { forms: [] }],
  ['an empty form', { forms: [''] }],
  ['a form that is too long', { forms: ['x'.repeat(61)] }],
  ['too many senses', { senses: Array.from({ length: 41 }, () => 'x') }],
  ['senses that are too long together', { senses: Array.from({ length: 8 }, () => 'x'.repeat(1200)) }],
  ['what is no text', { senses: ['a\u0000b'] }],
])('an entry with %s is refused', async (_, wrong) => {
  const { call, refusal, registerUser, db } = await startTestServer();
  const { token } = await registerUser();
  const { data } = await call(beginDictionary, { body: about() }, token);
  const entries = [entryOf('Hund', 'dog'), { ...entryOf('Katze', 'cat'), ...wrong }];
  const sent = { params: { id: data.dictionary.id }, body: { batch: 0, entries } };
  expect((await refusal(addDictionaryEntries, sent, token)).status).toBe(422);
  expect(await rowsIn(db)).toBe(0);
});

test('guests bring nothing', async () => {
  const { refusal } = await startTestServer();
  expect((await refusal(beginDictionary, { body: about() })).status).toBe(401);
  expect((await refusal(listDictionaries, {})).status).toBe(401);
});
