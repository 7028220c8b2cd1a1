import { expect, test } from 'vitest';
import {
  addToDictionary,
  forgetKnownWord,
  listDictionary,
  listMyWords,
  removeFromDictionary,
} from '#contract/dictionary.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const pair = { query: { lang: 'uk', learn: 'en' } } as const;

for (const { kind, open } of testDatabases()) {
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

  test(`a learned word that is sent again because its reply was lost is told as removed again (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
    const id = crypto.randomUUID();
    for (const _ of ['sent', 'sent again']) {
      const learned = await call(removeFromDictionary, { body: { wordId: 'dog', learn: 'es', id } }, token);
      expect(learned.data).toEqual({ success: true, removed: ['dog'] });
    }
    await call(forgetKnownWord, { body: { wordId: 'dog', learn: 'es', restore: true } }, token);
    expect((await call(listMyWords, { query: { learn: 'es' } }, token)).data.words).toMatchObject([
      { in_dictionary: true, known: false },
    ]);
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

test('a word that was not in the dictionary can be learned too', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const learned = await call(removeFromDictionary, { body: { wordId: 'dog', learn: 'es' } }, token);
  expect(learned).toMatchObject({ success: true, data: { success: true, removed: [] } });
});

test('learning an unknown word is not found', async () => {
  const { refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  expect((await refusal(removeFromDictionary, { body: { wordId: 'no-such-word' } }, token)).status).toBe(404);
});
