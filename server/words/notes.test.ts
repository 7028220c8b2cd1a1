import { expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { LONGEST_NOTE, LONGEST_SENTENCE } from '#contract/bounds.ts';
import { getWordNote, listWordNotes, saveWordNote } from '#contract/word-notes.ts';
import { sql } from '../database/database.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { MOST_NOTES } from './notes-store.ts';

const DOG = { params: { wordId: 'dog' }, query: { learn: 'es' } } as const;
const written = (note: string, learn = 'es') =>
  ({ params: { wordId: 'dog' }, body: { learn, note } }) as never;

for (const { kind, open } of testDatabases()) {
  test(`${kind}: a note is its owner's, of one word in one language; an empty one is none`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const { token: other } = await registerUser();
    expect((await call(getWordNote, DOG, token)).data.note).toBe('');
    await call(saveWordNote, written('  perro: it purrs?\nNo. '), token);
    await call(saveWordNote, written('Hund, like hound', 'de'), token);
    expect((await call(getWordNote, DOG, token)).data.note).toBe('perro: it purrs?\nNo.');
    expect((await call(getWordNote, DOG, other)).data.note).toBe('');
    expect((await call(listWordNotes, { query: { learn: 'de' } }, token)).data.notes).toEqual({
      dog: 'Hund, like hound',
    });
    expect((await call(listWordNotes, { query: { learn: 'de' } }, other)).data.notes).toEqual({});
    await call(saveWordNote, written('rr as in a roaring dog'), token);
    expect((await call(getWordNote, DOG, token)).data.note).toBe('rr as in a roaring dog');
    await call(saveWordNote, written(' '), token);
    expect((await call(listWordNotes, { query: { learn: 'es' } }, token)).data.notes).toEqual({});
  });
}

test('a sentence of one’s own stands beside the note, is kept by a page that names none, and goes when it is emptied', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const save = (body: object) =>
    call(saveWordNote, { params: { wordId: 'dog' }, body: { learn: 'es', ...body } } as never, token);
  const both = { note: 'rr', sentence: 'Mi perro no sabe nadar.' };
  expect((await save(both)).data).toEqual(both);
  expect((await save({ note: 'rr, long' })).data).toEqual({ ...both, note: 'rr, long' });
  await save({ note: '', sentence: both.sentence });
  expect((await call(getWordNote, DOG, token)).data).toEqual({ ...both, note: '' });
  expect((await call(listWordNotes, { query: { learn: 'es' } }, token)).data).toEqual({
    notes: {},
    sentences: { dog: both.sentence },
  });
  await save({ note: '', sentence: ' ' });
  expect((await call(listWordNotes, { query: { learn: 'es' } }, token)).data).toEqual({
    notes: {},
    sentences: {},
  });
});

test('guests, words that there are not and notes that are too long or no text are refused', async () => {
  const { refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  expect((await refusal(getWordNote, DOG)).status).toBe(401);
  expect((await refusal(listWordNotes, { query: { learn: 'es' } })).status).toBe(401);
  expect((await refusal(saveWordNote, written('mine'))).status).toBe(401);
  const elsewhere = { params: { wordId: 'no-such-word' }, body: { learn: 'es', note: 'mine' } };
  expect((await refusal(saveWordNote, elsewhere, token)).status).toBe(404);
  const card = { ...elsewhere, params: { wordId: 'card-01890000-0000-7000-8000-000000000001' } };
  expect((await refusal(saveWordNote, card, token)).status).toBe(404);
  for (const note of ['x'.repeat(LONGEST_NOTE + 1), 'a\u0000b', '\ud800'])
    expect((await refusal(saveWordNote, written(note), token)).status).toBe(422);
  for (const sentence of ['x'.repeat(LONGEST_SENTENCE + 1), 'a\u0000b', 5]) {
    const body = { learn: 'es', note: '', sentence };
    const { status, errors } = await refusal(saveWordNote, { ...DOG, query: {}, body } as never, token);
    expect({ status, fields: Object.keys(errors ?? {}) }).toEqual({ status: 422, fields: ['sentence'] });
  }
  expect((await refusal(saveWordNote, written('mine', 'xx'), token)).status).toBe(422);
});

test('a note is in the export of its owner, and gone with the account', async () => {
  const { call, registerUser, db } = await startTestServer();
  const { token } = await registerUser();
  await call(saveWordNote, written('mine alone'), token);
  const { tables } = await call(exportAccount, {}, token);
  expect(tables.word_notes).toMatchObject([{ word_id: 'dog', learn: 'es', note: 'mine alone' }]);
  await call(deleteAccount, { body: { current_password: PASSWORD } }, token);
  expect(await db.query(sql('test-all-notes', 'select * from word_notes'))).toEqual([]);
});

test('there is an end to how many notes are kept; those that are there can still be changed', async () => {
  const { call, refusal, registerUser, db } = await startTestServer();
  const { token, user } = await registerUser();
  const fill = sql(
    'test-fill-word-notes',
    `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${MOST_NOTES})
     insert into word_notes (user_id, learn, word_id, note, changed_at)
     select $1, 'es', case when number = 1 then 'cat' else 'word-' || number end, 'n', 1 from numbers`,
  );
  await db.query(fill, [user.id]);
  expect((await refusal(saveWordNote, written('one more'), token)).status).toBe(422);
  await call(saveWordNote, written('one more', 'de'), token);
  await call(saveWordNote, { params: { wordId: 'cat' }, body: { learn: 'es', note: 'gato' } }, token);
});
