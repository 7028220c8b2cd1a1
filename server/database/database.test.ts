import { expect, test } from 'vitest';
import { testDatabases } from '../testing/test-database.ts';
import { bytes, number, oneOf, orNull, text } from './columns.ts';
import { sql, type Value, valuesList } from './database.ts';
import { INSERT, LIST } from './testing-statements.ts';

const ADD = sql(
  'test-add',
  'insert into dictionary_entries (user_id, word_id, added_at) values ($1, $2, $3) on conflict do nothing returning word_id',
);
const STORE_BYTES = sql(
  'test-bytes',
  'insert into speech_clips (key, bytes, size, created_at, last_used_at) values ($1, $2, $3, $3, $3) returning bytes',
  { bytes },
);

for (const { kind, isNamed, open, openForTest } of testDatabases()) {
  test(`adding a row returns it once (${kind})`, async () => {
    const db = await openForTest();
    expect(await db.query(ADD, ['u', 'dog', 1])).toEqual([{ word_id: 'dog' }]);
    expect(await db.query(ADD, ['u', 'dog', 2])).toEqual([]);
    expect(await db.query(LIST, ['u'])).toEqual([{ word_id: 'dog', added_at: 1 }]);
  });

  test(`a statement without rows returns an empty list (${kind})`, async () => {
    const db = await openForTest();
    expect(await db.query(INSERT, ['u', 'dog', 1])).toEqual([]);
  });

  test(`many rows go in with one statement (${kind})`, async () => {
    const db = await openForTest();
    const many = sql(
      'test-many',
      `insert into dictionary_entries (user_id, word_id, added_at) values ${valuesList(300, 3)}`,
    );
    await db.query(many, Array.from({ length: 300 }, (_, index) => ['u', `w${index}`, index]).flat());
    expect((await db.query(LIST, ['u'])).at(-1)).toEqual({ word_id: 'w299', added_at: 299 });
  });

  test(`counts, sums and averages are numbers (${kind})`, async () => {
    const db = await openForTest();
    for (const time of [1, 2, 1_790_000_000_000]) await db.query(INSERT, ['u', `w${time}`, time]);
    const figures = sql(
      'test-figures',
      'select count(*) as n, sum(added_at) as total, avg(added_at) as mean from dictionary_entries where added_at < $1',
    );
    expect(await db.query(figures, [3])).toEqual([{ n: 2, total: 3, mean: 1.5 }]);
    expect(await db.query(figures, [2n ** 62n])).toMatchObject([{ n: 3, total: 1_790_000_000_003 }]);
  });

  test(`rows that are not as their statement declares them are refused, and what they hold is not told (${kind})`, async () => {
    const db = await openForTest();
    await db.query(INSERT, ['olena', 'dog', 1]);
    const from = 'from dictionary_entries';
    const refused: readonly Promise<unknown>[] = [
      db.query(sql('test-kind', `select user_id ${from}`, { user_id: number })),
      db.query(sql('test-null', `select null as user_id ${from}`, { user_id: text })),
      db.query(sql('test-missing', `select word_id ${from}`, { user_id: text })),
      db.query(sql('test-other', `select user_id ${from}`, { user_id: oneOf(['taras']) })),
    ];
    const reasons = refused.map(query => query.catch((error: Error) => error.message));
    expect(await Promise.all(reasons)).toEqual([
      'test-kind: user_id is string, not a number',
      'test-null: user_id is null, not text',
      'test-missing: user_id is missing, not text',
      'test-other: user_id is string, not one of taras',
    ]);
    const nothing = sql('test-or-null', `select null as user_id ${from}`, { user_id: orNull(text) });
    expect(await db.query(nothing)).toEqual([{ user_id: null }]);
  });

  test(`rows are plain objects with the columns and nothing else (${kind})`, async () => {
    const db = await openForTest();
    await db.query(INSERT, ['u', 'dog', 1]);
    const [row] = await db.query(sql('test-first', 'select word_id from dictionary_entries limit $1'), [1]);
    expect(Object.getOwnPropertyNames(row)).toEqual(['word_id']);
  });

  test(`placeholders are bound by number and may be repeated (${kind})`, async () => {
    const db = await openForTest();
    const swapped = sql(
      'test-swapped',
      `insert into removed_entries (word_id, user_id, added_at, removed_at) values ($2, $1, $3, $3)
       returning user_id, word_id, added_at, removed_at`,
    );
    expect(await db.query(swapped, ['user', 'word', 5])).toEqual([
      { user_id: 'user', word_id: 'word', added_at: 5, removed_at: 5 },
    ]);
  });

  test(`text and bytes come back as they went in (${kind})`, async () => {
    const db = await openForTest();
    for (const text of ['', "it's", 'щастя', '単語', '👩‍👩‍👧', 'e\u0301', '$1 ?1', 'a'.repeat(100_000)]) {
      await db.query(INSERT, [text, text, 1]);
      expect(await db.query(LIST, [text])).toEqual([{ word_id: text, added_at: 1 }]);
    }
    for (const bytes of [[], [0, 1, 255], Array.from({ length: 70_000 }, (_, index) => index % 256)]) {
      const view = new Uint8Array([7, ...bytes, 7]).subarray(1, bytes.length + 1);
      const [row] = await db.query(STORE_BYTES, [`clip-${bytes.length}`, view, bytes.length]);
      expect(row?.bytes).toBeInstanceOf(Uint8Array);
      expect([...(row?.bytes ?? [])]).toEqual(bytes);
    }
  });

  test(`bytes alone are a parameter, not the list of parameters (${kind})`, async () => {
    const db = await openForTest();
    await db.query(STORE_BYTES, ['clip', new Uint8Array([5, 6]), 2]);
    const byBytes = sql('test-by-bytes', 'select key from speech_clips where bytes = $1');
    expect(await db.query(byBytes, [new Uint8Array([5, 6])])).toEqual([{ key: 'clip' }]);
  });

  test.each([
    ['a boolean', true],
    ['undefined', undefined],
    ['an object', {}],
    ['a date', new Date(0)],
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a bigint beyond 64 bits', 2n ** 63n],
  ])(`%s is refused with the name of the statement (${kind})`, async (_, value) => {
    const db = await openForTest();
    await expect(db.query(INSERT, ['u', 'dog', value as Value])).rejects.toThrow(/^test-insert: \$3/);
  });

  test.each(['cut\0here', 'half \ud83d', '\ude00 half'])(
    `text that cannot be stored is a 422 (${kind}) %j`,
    async text => {
      const db = await openForTest();
      await expect(db.query(INSERT, ['u', text, 1])).rejects.toMatchObject({ status: 422 });
      expect(await db.query(LIST, ['u'])).toEqual([]);
    },
  );

  test.each([[['u', 'dog']], [['u', 'dog', 1, 2]], [[]]])(
    `a wrong number of parameters is refused (${kind}) %j`,
    async params => {
      const db = await openForTest();
      await expect(db.query(INSERT, params)).rejects.toThrow('test-insert takes 3 parameters');
    },
  );

  test(`a placeholder left out is refused (${kind})`, async () => {
    const db = await openForTest();
    const gap = sql('test-gap', 'select word_id from dictionary_entries where user_id = $1 or word_id = $3');
    await expect(db.query(gap, ['u', 'v'])).rejects.toThrow('test-gap leaves out a placeholder');
  });

  test.runIf(isNamed)(`two texts under one name are refused (${kind})`, async () => {
    const db = await openForTest();
    await db.query(LIST, ['u']);
    await expect(
      db.query(sql(LIST.name, 'select user_id from dictionary_entries where user_id = $1'), ['u']),
    ).rejects.toThrow(LIST.name);
  });

  test(`a column refuses a value of another type (${kind})`, async () => {
    const db = await openForTest();
    await expect(db.query(INSERT, ['u', 'dog', 'soon'])).rejects.toThrow();
    await expect(db.query(INSERT, ['u', 'dog', 1.5])).rejects.toThrow();
  });

  test(`deleting a user deletes the tokens, and a token needs a user (${kind})`, async () => {
    const db = await openForTest();
    const user = sql(
      'test-user',
      `insert into users (id, name, email, language, learning_language, password_hash, created_at, updated_at)
       values ($1, 'n', 'e', 'en', 'en', 'h', 1, 1)`,
    );
    const token = sql(
      'test-token',
      `insert into access_tokens (user_id, token_hash, created_at, expires_at) values ($1, $2, 1, 2)`,
    );
    await db.query(user, ['u']);
    await db.query(token, ['u', 'hash']);
    await expect(db.query(token, ['nobody', 'hash'])).rejects.toThrow(/foreign key/i);
    await db.query(sql('test-delete-user', 'delete from users where id = $1'), ['u']);
    expect(await db.query(sql('test-tokens', 'select token_hash from access_tokens'))).toEqual([]);
  });

  test(`a closed database refuses queries (${kind})`, async () => {
    const db = await open();
    await db.query(LIST, ['u']);
    await db.close();
    await expect(db.query(LIST, ['u'])).rejects.toThrow();
  });
}

test('the list of values numbers the placeholders row by row', () => {
  expect(valuesList(2, 3)).toBe('($1,$2,$3),($4,$5,$6)');
  expect(valuesList(1, 1)).toBe('($1)');
});
