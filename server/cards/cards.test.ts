import { v7 as uuidV7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  createCards,
  deleteCards,
  listCards,
  MOST_CARDS,
  matchWords,
  type NewCard,
  restoreCards,
  updateCard,
} from '#contract/cards.ts';
import { sql } from '../database/database.ts';
import { listEntries } from '../dictionary/store.ts';
import { createLimits } from '../http/limits.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { eraseDeletedCards } from './changes.ts';

const aCard = (fields: Partial<NewCard> = {}) =>
  ({ word: 'el quokka', translation: 'quokka', learn: 'es', lang: 'en', ...fields }) as const;

const someCards = (count: number, name = 'palabra') =>
  Array.from({ length: count }, (_, index) => aCard({ word: `${name} ${index}` }));

const newId = () => `card-${uuidV7()}`;

for (const { kind, open } of testDatabases()) {
  test(`a card is made, listed, changed, deleted and restored (${kind})`, async () => {
    let now = 1000;
    const { call, db, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token, user } = await registerUser();
    const id = newId();
    const written = { reading: 'ˈkwɒkə', note: 'smiles', sentence: '¡Mira, un quokka!', emoji: '🦘' };
    const made = await call(createCards, { body: { cards: [aCard({ id, ...written })] } }, token);
    expect(made.data.cards).toEqual([{ id, isNew: true }]);
    const card = { id, ...aCard(), ...written, created_at: 1000, updated_at: 1000 };
    expect((await call(listCards, { query: {} }, token)).data).toEqual({ cards: [card], total: 1 });
    expect((await listEntries(db, user.id)).map(entry => entry.wordId)).toEqual([id]);

    now = 2000;
    const change = { params: { id }, body: { word: 'quokka', note: '' } };
    const changed = { ...card, word: 'quokka', note: '', updated_at: 2000 };
    expect((await call(updateCard, change, token)).data.card).toEqual(changed);
    expect((await call(listCards, { query: {} }, token)).data.cards).toEqual([changed]);

    expect((await call(deleteCards, { body: { ids: [id] } }, token)).data.deleted).toEqual([id]);
    expect((await call(deleteCards, { body: { ids: [id] } }, token)).data.deleted).toEqual([]);
    expect((await call(listCards, { query: {} }, token)).data).toEqual({ cards: [], total: 0 });
    expect(await listEntries(db, user.id)).toEqual([]);

    expect((await call(restoreCards, { body: { ids: [id] } }, token)).data.restored).toEqual([id]);
    expect((await call(listCards, { query: {} }, token)).data.cards).toEqual([changed]);
    expect((await listEntries(db, user.id)).map(entry => entry.wordId)).toEqual([id]);
  });

  test(`a card that is sent again, or says the same, is not made again (${kind})`, async () => {
    const { call, db, registerUser } = await startTestServer({ db: await open() });
    const { token, user } = await registerUser();
    const id = newId();
    const cards = [
      aCard({ id }),
      aCard({ word: 'El Quokka' }),
      aCard({ lang: 'de' }),
      aCard({ translation: 'short-tailed wallaby' }),
    ];
    const first = await call(createCards, { body: { cards } }, token);
    expect(first.data.cards.map(card => card.isNew)).toEqual([true, false, true, true]);
    expect(first.data.cards[1]?.id).toBe(id);
    const again = await call(createCards, { body: { cards } }, token);
    expect(again.data.cards).toEqual(first.data.cards.map(card => ({ ...card, isNew: false })));
    expect((await call(listCards, { query: {} }, token)).data.total).toBe(3);

    await call(deleteCards, { body: { ids: [id] } }, token);
    const late = await call(createCards, { body: { cards: [aCard({ id })] } }, token);
    expect(late.data.cards).toEqual([{ id, isNew: false }]);
    expect((await listEntries(db, user.id)).map(entry => entry.wordId)).not.toContain(id);
  });

  test(`a card that is made under the id of a deleted one is what was sent (${kind})`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const id = `card-${uuidV7()}`;
    const card = (word: string) => ({ id, word, translation: `a ${word}`, learn: 'es', lang: 'en' }) as const;
    await call(createCards, { body: { cards: [card('perro')] } }, token);
    await call(deleteCards, { body: { ids: [id] } }, token);
    const made = await call(createCards, { body: { cards: [card('gato')] } }, token);
    expect(made.data.cards).toEqual([{ id, isNew: true }]);
    const { cards } = (await call(listCards, { query: {} }, token)).data;
    expect(cards.map(({ word }) => word)).toEqual(['gato']);
  });

  test(`deleted cards are erased after a day, also of people who never come back (${kind})`, async () => {
    let now = Date.UTC(2026, 0, 1);
    const { db, call, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    for (const { token } of [await registerUser(), await registerUser()]) {
      const cards = [{ word: 'perro', translation: 'dog', learn: 'es', lang: 'en' } as const];
      const { data } = await call(createCards, { body: { cards } }, token);
      await call(deleteCards, { body: { ids: data.cards.map(({ id }) => id) } }, token);
    }
    const left = async () => {
      const [row] = await db.query(sql('test-cards-left', 'select count(*) as cards from cards'));
      return Number(row?.cards);
    };
    now += 23 * 3_600_000;
    await eraseDeletedCards(db, now);
    expect(await left()).toBe(2);
    now += 2 * 3_600_000;
    await eraseDeletedCards(db, now);
    expect(await left()).toBe(0);
  });

  test(`cards are found by pair, text and page, newest first (${kind})`, async () => {
    let now = 0;
    const { call, registerUser } = await startTestServer({ db: await open(), clock: () => (now += 1000) });
    const { token } = await registerUser();
    const cards = [
      aCard({ word: 'Ánimo', translation: 'courage', note: '100% sure' }),
      aCard({ word: 'Löwenzahn', translation: 'кульбаба', learn: 'de', lang: 'uk' }),
      aCard({ word: 'ciempiés', translation: 'centipede', sentence: 'Un animal con muchas patas.' }),
    ];
    for (const card of cards) await call(createCards, { body: { cards: [card] } }, token);
    const find = async (query: object) => {
      const { data } = await call(listCards, { query }, token);
      return [data.total, ...data.cards.map(card => card.word)];
    };
    expect(await find({})).toEqual([3, 'ciempiés', 'Löwenzahn', 'Ánimo']);
    expect(await find({ learn: 'es' })).toEqual([2, 'ciempiés', 'Ánimo']);
    expect(await find({ learn: 'de', lang: 'en' })).toEqual([0]);
    expect(await find({ q: 'ANIM' })).toEqual([2, 'ciempiés', 'Ánimo']);
    expect(await find({ q: 'кульБ' })).toEqual([1, 'Löwenzahn']);
    expect(await find({ q: '%' })).toEqual([1, 'Ánimo']);
    expect(await find({ q: '_' })).toEqual([0]);
    expect(await find({ limit: 1, offset: 1 })).toEqual([3, 'Löwenzahn']);
    expect(await find({ offset: 9 })).toEqual([3]);
  });

  test(`nobody sees or touches the cards of another, even by their ids (${kind})`, async () => {
    const { call, refusal, registerUser } = await startTestServer({ db: await open() });
    const [owner, other] = [await registerUser(), await registerUser()];
    const id = newId();
    await call(createCards, { body: { cards: [aCard({ id })] } }, owner.token);
    expect((await call(listCards, { query: {} }, other.token)).data.total).toBe(0);
    expect((await call(deleteCards, { body: { ids: [id] } }, other.token)).data.deleted).toEqual([]);
    const change = { params: { id }, body: { word: 'stolen' } };
    expect((await refusal(updateCard, change, other.token)).status).toBe(404);
    // The same id in other hands is another card.
    const theirs = await call(createCards, { body: { cards: [aCard({ id, word: 'mío' })] } }, other.token);
    expect(theirs.data.cards).toEqual([{ id, isNew: true }]);
    await call(deleteCards, { body: { ids: [id] } }, owner.token);
    expect((await call(restoreCards, { body: { ids: [id] } }, other.token)).data.restored).toEqual([]);
    const left = await call(listCards, { query: {} }, other.token);
    expect(left.data.cards.map(card => card.word)).toEqual(['mío']);
  });

  test(`a person has at most 10,000 cards, and deleted ones do not pile up (${kind})`, async () => {
    let now = 1000;
    const { call, db, refusal, registerUser } = await startTestServer({ db: await open(), clock: () => now });
    const { token, user } = await registerUser();
    const ids: string[] = [];
    for (let batch = 0; batch < MOST_CARDS / 500; batch += 1) {
      const body = { cards: someCards(500, `w${batch}`) };
      ids.push(...(await call(createCards, { body }, token)).data.cards.map(card => card.id));
    }
    const full = await refusal(createCards, { body: { cards: [aCard(), aCard({ word: 'two' })] } }, token);
    expect(full).toMatchObject({
      status: 422,
      errors: { cards: [expect.stringContaining('room for 0 more')] },
    });

    await call(deleteCards, { body: { ids: ids.slice(0, 2) } }, token);
    const room = await call(createCards, { body: { cards: [aCard(), aCard({ word: 'two' })] } }, token);
    expect(room.data.cards.every(card => card.isNew)).toBe(true);
    const noRoom = await refusal(restoreCards, { body: { ids: ids.slice(0, 1) } }, token);
    expect(noRoom.status).toBe(422);
    expect((await call(listCards, { query: { limit: 1 } }, token)).data.total).toBe(MOST_CARDS);
    expect((await listEntries(db, user.id)).length).toBe(MOST_CARDS);

    now += 24 * 60 * 60 * 1000;
    await call(deleteCards, { body: { ids: ids.slice(2, 3) } }, token);
    const restored = await call(restoreCards, { body: { ids: ids.slice(0, 3) } }, token);
    expect(restored.data.restored).toEqual([ids[2]]);
  });
}

test('guests have no cards', async () => {
  const { refusal } = await startTestServer();
  const id = newId();
  const bodies = [
    [listCards, { query: {} }],
    [createCards, { body: { cards: [aCard()] } }],
    [updateCard, { params: { id }, body: { word: 'x' } }],
    [deleteCards, { body: { ids: [id] } }],
    [restoreCards, { body: { ids: [id] } }],
    [matchWords, { body: { lang: 'en', learn: 'es', rows: [{ word: 'perro', translation: 'dog' }] } }],
  ] as const;
  for (const [endpoint, given] of bodies) expect((await refusal(endpoint, given)).status).toBe(401);
});

test.each([
  ['no cards', { cards: [] }, 'cards'],
  ['more than 500', { cards: someCards(501) }, 'cards'],
  ['no word', { cards: [aCard({ word: '  ' })] }, 'cards.0.word'],
  ['no translation', { cards: [{ ...aCard(), translation: undefined }] }, 'cards.0.translation'],
  ['a word that is a book', { cards: [aCard(), aCard({ word: 'x'.repeat(201) })] }, 'cards.1.word'],
  ['a long note', { cards: [aCard({ note: 'x'.repeat(1001) })] }, 'cards.0.note'],
  ['NUL', { cards: [aCard({ sentence: 'a\u0000b' })] }, 'cards.0.sentence'],
  ['half a character', { cards: [aCard({ emoji: '\ud83e' })] }, 'cards.0.emoji'],
  ['an unknown language', { cards: [{ ...aCard(), learn: 'tlh' }] }, 'cards.0.learn'],
  ['the id of a word', { cards: [{ ...aCard(), id: 'dog' }] }, 'cards.0.id'],
  ['a UUID of another version', { cards: [{ ...aCard(), id: `card-${crypto.randomUUID()}` }] }, 'cards.0.id'],
])('%s is refused, and the field is named', async (_, body, field) => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const refused = await refusal(createCards, { body }, token);
  expect({ status: refused.status, fields: Object.keys(refused.errors) }).toEqual({
    status: 422,
    fields: [field],
  });
  expect((await call(listCards, { query: {} }, token)).data.total).toBe(0);
});

test('what is written on a card is text, whatever it looks like', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const word = "'; drop table cards; -- <img src=x onerror=alert(1)>";
  await call(createCards, { body: { cards: [aCard({ word })] } }, token);
  expect((await call(listCards, { query: { q: '<img' } }, token)).data.cards[0]?.word).toBe(word);
});

test('a card cannot become the double of another', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const ids = [newId(), newId()] as const;
  const cards = [aCard({ id: ids[0] }), aCard({ id: ids[1], word: 'otro' })];
  await call(createCards, { body: { cards } }, token);
  const refused = await refusal(updateCard, { params: { id: ids[1] }, body: { word: 'EL quokka' } }, token);
  expect(refused).toMatchObject({ status: 422, errors: { translation: [expect.any(String)] } });
  const itself = { params: { id: ids[0] }, body: { word: 'EL quokka' } };
  expect((await call(updateCard, itself, token)).data.card.word).toBe('EL quokka');
});

test('cards are made, changed and matched no more than 120 times a minute', async () => {
  const { call, refusal, registerUser } = await startTestServer({ limits: createLimits() });
  const { token } = await registerUser();
  const pair = { lang: 'en', learn: 'es' } as const;
  const body = { ...pair, rows: [{ word: 'perro', translation: 'dog' }] };
  for (let used = 0; used < 120; used += 1) await call(matchWords, { body }, token);
  expect((await refusal(createCards, { body: { cards: [aCard()] } }, token)).status).toBe(429);
});
