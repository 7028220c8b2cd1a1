import { expect, test } from 'vitest';
import { updateProfile } from '#contract/account.ts';
import { createCards, listCards } from '#contract/cards.ts';
import { listDictionary } from '#contract/dictionary.ts';
import { connectProgram } from '#contract/programs.ts';
import { RULES } from '../../http/limit-rules.ts';
import { createLimits } from '../../http/limits.ts';
import { testDatabases } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';

type Server = Awaited<ReturnType<typeof startTestServer>>;

/** Somebody who learns Japanese in English and has connected a program. */
async function connectedPerson({ call, registerUser, send }: Server) {
  const { token, user } = await registerUser();
  await call(updateProfile, { body: { language: 'en', learning_language: 'ja' } }, token);
  const { key } = (await call(connectProgram, { body: { name: 'Yomitan' } }, token)).data;

  /** As Yomitan sends it: version 2, JSON, and the key in the body. */
  async function yomitan(action: string, params: object = {}) {
    const headers = { origin: 'chrome-extension://likgccmbimhjbgkjambclfkhldnlhbnn' };
    const payload = { action, params, version: 2, key };
    return (await send({ method: 'POST', url: '/anki-connect', headers, payload })).json();
  }

  /** As asbplayer sends it: version 6, JSON that is called plain text, no key but in the address, and no params where there are none. */
  async function asbplayer(action: string, params?: object) {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    const payload = JSON.stringify({ action, version: 6, ...(params && { params }) });
    return (await send({ method: 'POST', url: `/anki-connect/${key}`, headers, payload })).json();
  }

  const cards = async () => (await call(listCards, { query: {} }, token)).data.cards;
  return { token, user, key, yomitan, asbplayer, cards };
}

const OPTIONS = {
  allowDuplicate: false,
  duplicateScope: 'collection',
  duplicateScopeOptions: { deckName: null, checkChildren: false, checkAllModels: false },
};

/** A note of Yomitan, whose fields its templates have filled. */
const taberu = (fields: object = {}) => ({
  fields: {
    Word: '食べる',
    Translation:
      '<div style="text-align: left;" class="yomitan-glossary"><ol><li data-dictionary="JMdict"><i>(v1, JMdict)</i> <ul><li>to eat</li></ul></li></ol><style>.yomitan-glossary { color: red }</style></div>',
    Reading: 'たべる',
    Sentence: 'パンを<b>食べる</b>。',
    Note: '',
    ...fields,
  },
  tags: ['yomitan'],
  deckName: '日本語',
  modelName: 'Slova',
  options: OPTIONS,
});

for (const { kind, open } of testDatabases()) {
  test(`Yomitan is set up, looks a word up, adds it, and is told of it from then on (${kind})`, async () => {
    const server = await startTestServer({ db: await open() });
    const { token, yomitan, cards } = await connectedPerson(server);
    expect(await yomitan('version')).toBe(6);
    expect((await yomitan('deckNames')).slice(0, 2)).toEqual(['日本語', 'English']);
    expect(await yomitan('modelNames')).toEqual(['Slova']);
    const fields = ['Word', 'Translation', 'Reading', 'Sentence', 'Note'];
    expect(await yomitan('modelFieldNames', { modelName: 'Slova' })).toEqual(fields);
    // Yomitan asks with the first field alone.
    const asked = { notes: [{ ...taberu(), fields: { Word: '食べる' } }] };
    expect(await yomitan('canAddNotesWithErrorDetail', asked)).toEqual([{ canAdd: true }]);
    expect(await yomitan('canAddNotes', asked)).toEqual([true]);
    const id = await yomitan('addNote', { note: taberu() });
    expect(await cards()).toMatchObject([
      {
        word: '食べる',
        translation: '(v1, JMdict)\nto eat',
        reading: 'たべる',
        sentence: 'パンを食べる。',
        learn: 'ja',
        lang: 'en',
      },
    ]);
    const pair = { learn: 'ja', lang: 'en' } as const;
    const { words } = (await server.call(listDictionary, { query: pair }, token)).data;
    expect(words.map(({ english_word: word }) => word)).toEqual(['食べる']);
    const told = [{ canAdd: false, error: 'cannot create note because it is a duplicate' }];
    expect(await yomitan('canAddNotesWithErrorDetail', asked)).toEqual(told);
    const duplicates = { actions: [{ action: 'findNotes', params: { query: '"word:食べる"' } }] };
    expect(await yomitan('multi', duplicates)).toEqual([[id]]);
    const [note] = await yomitan('notesInfo', { notes: [id] });
    expect(note).toMatchObject({ noteId: id, modelName: 'Slova', tags: [], cards: [id] });
    expect(note.fields.Reading).toEqual({ value: 'たべる', order: 2 });
    expect(await yomitan('cardsInfo', { cards: [id] })).toMatchObject([{ cardId: id, note: id }]);
    expect(await yomitan('guiBrowse', { query: `nid:${id}` })).toEqual([id]);
    expect(await yomitan('sync', { version: 2 })).toBe(null);
    const fresh = { id, fields: { Translation: 'to eat; to have' } };
    expect(await yomitan('updateNoteFields', { note: fresh })).toBe(null);
    expect((await cards())[0]?.translation).toBe('to eat; to have');
  });
}

test('asbplayer is set up and adds the word of a subtitle, with what it hears and sees left out', async () => {
  const { asbplayer, cards } = await connectedPerson(await startTestServer());
  expect(await asbplayer('requestPermission')).toMatchObject({
    result: { permission: 'granted', requireApikey: true },
    error: null,
  });
  expect(await asbplayer('version')).toEqual({ result: 6, error: null });
  expect((await asbplayer('deckNames')).result).toContain('日本語');
  expect(await asbplayer('modelNames')).toEqual({ result: ['Slova'], error: null });
  expect(await asbplayer('findNotes', { query: '"Word:犬"' })).toEqual({ result: [], error: null });
  const params = {
    note: {
      deckName: '日本語',
      modelName: 'Slova',
      tags: ['asbplayer'],
      options: {
        allowDuplicate: true,
        duplicateScope: 'deck',
        duplicateScopeOptions: { deckName: '日本語', checkChildren: false },
      },
      audio: { filename: 'asbp_a.mp3', data: 'AAAA', fields: ['Audio'] },
      fields: { Sentence: '犬が<br>好きだ。', Translation: 'dog', Word: '犬', Source: 'a.srt (1m2s)' },
    },
  };
  const added = await asbplayer('addNote', params);
  expect(added).toEqual({ result: expect.any(Number), error: null });
  expect(await cards()).toMatchObject([{ word: '犬', translation: 'dog', sentence: '犬が\n好きだ。' }]);
  expect(await asbplayer('findNotes', { query: '"Word:犬"' })).toEqual({
    result: [added.result],
    error: null,
  });
  // A note of the same word with another translation is wished; one that says the same is not made again.
  const other = { note: { ...params.note, fields: { Word: '犬', Translation: 'hound' } } };
  expect((await asbplayer('addNote', other)).result).toBeGreaterThan(0);
  expect((await asbplayer('addNote', params)).error).toContain('duplicate');
  // "Update last card" takes the largest of these numbers.
  const recent: number[] = (await asbplayer('findNotes', { query: 'added:1' })).result;
  const last = recent.toSorted().at(-1);
  await asbplayer('updateNoteFields', { note: { ...params.note, id: last, fields: { Sentence: 'わん' } } });
  expect(await asbplayer('addTags', { notes: [last], tags: 'a b' })).toEqual({ result: null, error: null });
  expect(await cards()).toMatchObject([{ translation: 'hound', sentence: 'わん' }, { translation: 'dog' }]);
});

test('what is not there is refused in the words of AnkiConnect, and media kindly', async () => {
  const { yomitan, asbplayer, cards } = await connectedPerson(await startTestServer());
  const media = { filename: 'a.mp3', data: 'AAAA' };
  expect(await asbplayer('storeMediaFile', media)).toEqual({
    result: null,
    error: expect.stringContaining('Slova keeps no sounds and pictures'),
  });
  expect(await asbplayer('guiAddCards', {})).toEqual({ result: null, error: 'unsupported action' });
  expect(await yomitan('constructor')).toEqual({ result: null, error: 'unsupported action' });
  expect((await asbplayer('createDeck', { deck: 'asbplayer' })).error).toContain('a deck for each language');
  expect((await asbplayer('createDeck', { deck: 'Deutsch' })).error).toBe(null);
  expect((await asbplayer('createModel', { modelName: 'asbplayer' })).error).toContain('one kind of note');
  const refusalOf = async (change: object) =>
    (await yomitan('addNote', { note: { ...taberu(), ...change } })).error;
  expect(await refusalOf({ deckName: 'Default' })).toBe('deck was not found: Default');
  expect(await refusalOf({ modelName: 'Basic' })).toBe('model was not found: Basic');
  expect(await refusalOf({ fields: {} })).toBe('cannot create note because it is empty');
  expect(await refusalOf({ fields: { Word: '食べる' } })).toContain('Translation is empty');
  expect(await refusalOf({ fields: { Word: 'x'.repeat(201), Translation: 'y' } })).toContain('Word: ');
  expect(await refusalOf({ fields: { Word: 'a&#0;\u0000b', Translation: 'y' } })).toContain('Word: ');
  expect((await yomitan('addNote', {})).error).toMatch(/^note: /);
  expect((await yomitan('findNotes', { query: 'rated:1' })).error).toContain('unknown search term');
  expect((await yomitan('updateNoteFields', { note: { id: 5, fields: {} } })).error).toContain('not found');
  expect(await cards()).toEqual([]);
  expect(await yomitan('addNotes', { notes: [taberu(), taberu(), { ...taberu(), deckName: '' }] })).toEqual([
    expect.any(Number),
    null,
    null,
  ]);
});

test('a long entry of a dictionary is cut, and a script in it is text', async () => {
  const { yomitan, cards } = await connectedPerson(await startTestServer());
  const long = `<b>&lt;script&gt;alert(1)&lt;/script&gt;</b> ${'é'.repeat(500)}`;
  const id = await yomitan('addNote', { note: taberu({ Translation: long }) });
  const [card] = await cards();
  expect(card?.translation).toMatch(/^<script>alert\(1\)<\/script> é+…$/);
  expect(card?.translation).toHaveLength(400);
  const [note] = await yomitan('notesInfo', { notes: [id] });
  expect(note.fields.Translation.value).toMatch(/^&lt;script&gt;/);
});

test('a key opens the cards of its owner alone', async () => {
  const server = await startTestServer();
  const one = await connectedPerson(server);
  const other = await connectedPerson(server);
  const id = await one.yomitan('addNote', { note: taberu() });
  expect(await other.yomitan('findNotes', { query: '' })).toEqual([]);
  expect(await other.yomitan('notesInfo', { notes: [id] })).toEqual([{}]);
  const stolen = { note: { id, fields: { Word: 'mine' } } };
  expect((await other.yomitan('updateNoteFields', stolen)).error).toContain('not found');
  expect((await one.cards())[0]?.word).toBe('食べる');
});

test('cards of one import have numbers of their own, and keep them', async () => {
  const server = await startTestServer();
  const { token, yomitan } = await connectedPerson(server);
  const cards = Array.from({ length: 500 }, (_, place) => ({
    ...{ word: `語${place}`, translation: `word ${place}`, learn: 'ja' as const, lang: 'en' as const },
  }));
  await server.call(createCards, { body: { cards } }, token);
  const before: number[] = await yomitan('findNotes', { query: 'deck:日本語' });
  expect(new Set(before).size).toBe(500);
  await yomitan('addNote', { note: taberu() });
  expect(await yomitan('findNotes', { query: '-word:食べる' })).toEqual(before);
});

test('without a key, with a wrong one and with that of a session nothing is told', async () => {
  const { send, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const wrong = { result: null, error: 'valid api key must be provided' };
  for (const key of [undefined, '', 'abc', token, `${token.slice(0, 36)}.${'a'.repeat(43)}`]) {
    const payload = { action: 'deckNames', version: 6, key };
    expect((await send({ method: 'POST', url: '/anki-connect', payload })).json()).toEqual(wrong);
  }
  const payload = { action: 'deckNames', version: 6 };
  expect((await send({ method: 'POST', url: `/anki-connect/${token}`, payload })).json()).toEqual(wrong);
});

test.each([
  ['no JSON', 'hello', 'text/plain'],
  ['broken JSON', '{"action":', 'application/json'],
  ['no action', '{}', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a form', 'action=version', 'application/x-www-form-urlencoded'],
  ['too large a body', JSON.stringify({ action: 'x'.repeat(1_400_000) }), 'application/json'],
])('%s is refused in the shape of AnkiConnect', async (_, payload, type) => {
  const { send } = await startTestServer();
  const headers = { 'content-type': type };
  const reply = await send({ method: 'POST', url: '/anki-connect', payload, headers });
  expect({ status: reply.statusCode, body: reply.json() }).toEqual({
    status: 200,
    body: { result: null, error: expect.any(String) },
  });
});

test('extensions are let in to this address alone, and pages of the web nowhere', async () => {
  const { send } = await startTestServer();
  const extension = 'moz-extension://6f7b8c6e-0000-4000-8000-000000000000';
  const ask = (origin: string, url: string, method: 'OPTIONS' | 'POST' = 'OPTIONS') =>
    send({ method, url, headers: { origin }, ...(method === 'POST' && { payload: { action: 'version' } }) });
  const allowed = await ask(extension, '/anki-connect');
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': extension,
    'access-control-allow-headers': 'content-type',
    vary: 'origin',
  });
  expect((await ask(extension, '/anki-connect', 'POST')).headers['access-control-allow-origin']).toBe(
    extension,
  );
  for (const [origin, url] of [
    ['https://evil.example', '/anki-connect'],
    ['null', '/anki-connect/key'],
    [extension, '/api/cards'],
    [extension, '/api/profile'],
  ] as const) {
    for (const method of ['OPTIONS', 'POST'] as const) {
      const reply = await ask(origin, url, method);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.headers['access-control-allow-origin']).toBe(undefined);
    }
  }
});

test('a program that asks without end, and one whose key opens nothing, are told to wait', async () => {
  const limits = createLimits();
  const server = await startTestServer({ limits });
  const { yomitan } = await connectedPerson(server);
  const actions = Array.from({ length: 100 }, () => ({ action: 'version' }));
  for (let count = 0; count < RULES.programActions.points / 100; count += 1)
    await yomitan('multi', { actions });
  expect((await yomitan('version')).error).toContain('Too many requests');
  expect((await yomitan('multi', { actions: [...actions, ...actions] })).error).toContain('at most 100');
  const payload = { action: 'version' };
  await limits.use('wrongKeys', '127.0.0.1', RULES.wrongKeys.points);
  expect((await server.send({ method: 'POST', url: '/anki-connect', payload })).json().error).toContain(
    'Too many requests',
  );
});

test('one request is not sent a note ten thousand times, nor searches without end', async () => {
  const limits = createLimits();
  const server = await startTestServer({ limits });
  const { asbplayer, yomitan, token, user } = await connectedPerson(server);
  const long = { translation: '&'.repeat(400), note: '&'.repeat(1000), sentence: 'a'.repeat(500) };
  const cards = Array.from({ length: 40 }, (_, place) => ({
    ...{ learn: 'ja' as const, lang: 'en' as const, word: `${'a'.repeat(190)}${place}` },
    ...long,
  }));
  await server.call(createCards, { body: { cards } }, token);
  const [note] = (await asbplayer('findNotes', { query: '' })).result;
  expect((await asbplayer('notesInfo', { notes: Array(100).fill(note) })).result).toHaveLength(100);
  const notes = Array(10_000).fill(note);
  const tooLong = 'this takes too long; ask for fewer notes, or with fewer terms';
  expect((await asbplayer('notesInfo', { notes })).error).toBe(tooLong);
  expect((await asbplayer('cardsInfo', { cards: notes })).error).toBe(tooLong);
  const actions = [
    { action: 'notesInfo', version: 6, params: { notes } },
    { action: 'version', version: 6 },
    { action: 'findNotes', version: 6, params: { query: '' } },
  ];
  // All actions of a request share what it may take.
  const refused = { result: null, error: tooLong };
  expect((await asbplayer('multi', { actions })).result).toEqual([
    refused,
    { result: 6, error: null },
    refused,
  ]);
  const query = Array.from({ length: 100 }, (_, place) => `${'a'.repeat(90)}${place}b`).join(' or ');
  expect((await yomitan('findNotes', { query })).error).toBe(tooLong);
  // What was taken counts against the person, whichever program asked.
  expect(() => {
    for (let part = 0; part <= RULES.programEffort.points; part += 1)
      limits.countHere('programEffort', user.id);
  }).toThrow();
  expect((await yomitan('findNotes', { query: '' })).error).toContain('Too many requests');
});
