import { expect, test } from 'vitest';
import { getProfile, login } from '#contract/account.ts';
import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { sendMessage } from '#contract/contact.ts';
import { addToDictionary } from '#contract/dictionary.ts';
import { saveMarks } from '#contract/learning.ts';
import { beginSecondFactor } from '#contract/second-factor.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { listTables } from '../../database/copy/tables.ts';
import { type Db, sql } from '../../database/database.ts';
import { createLimits } from '../../http/limits.ts';
import { catalogue } from '../../testing/catalogue.ts';
import { answerOf, markOf } from '../../testing/study.ts';
import { testDatabases } from '../../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../../testing/test-server.ts';
import { deletePerson, finishDeletions } from './deletion.ts';
import { noteDeletion } from './person-store.ts';

const DAY_MS = 86_400_000;

for (const { kind, open } of testDatabases()) {
  test(`an export holds everything of its owner, nothing of others, and no secret (${kind})`, async () => {
    const { db, call, refusal, registerUser } = await startTestServer({
      db: await open(),
      limits: createLimits(),
    });
    const { token, user } = await fullPerson(call, registerUser);
    const other = await fullPerson(call, registerUser);
    const exported = await call(exportAccount, {}, token);
    const rows = (table: string) => exported.tables[table] ?? [];
    expect(rows('users')).toMatchObject([{ id: user.id, email: user.email }]);
    expect(rows('dictionary_entries').map(row => row.word_id)).toEqual(
      expect.arrayContaining(['dog', 'cat']),
    );
    expect(rows('answers')).toHaveLength(1500);
    expect(rows('marks')).toHaveLength(1);
    expect(rows('contact_messages')).toMatchObject([{ message: 'More words!' }]);
    expect(Object.keys(exported.tables)).toEqual(expect.arrayContaining(await tablesOfPeople(db)));
    const text = JSON.stringify(exported);
    expect(text).not.toContain(other.user.id);
    expect(text).not.toContain('$argon2id');
    expect(text).not.toMatch(/_hash|"secret"/);
    for (let more = 0; more < 4; more += 1) await call(exportAccount, {}, token);
    expect((await refusal(exportAccount, {}, token)).status).toBe(429);
  });

  test(`a deleted account leaves nothing in any table, and others stay whole (${kind})`, async () => {
    const { db, call, refusal, registerUser } = await startTestServer({ db: await open() });
    const { token, user } = await fullPerson(call, registerUser);
    const other = await fullPerson(call, registerUser);
    const kept = await call(exportAccount, {}, other.token);
    expect((await tracesOf(db, user)).length).toBeGreaterThan(8);
    await call(deleteAccount, { body: { current_password: PASSWORD } }, token);
    // Only that they are to be swept after, for a day.
    expect(await tracesOf(db, user)).toEqual(['deletions']);
    await finishDeletions(db, Date.now() + DAY_MS);
    expect(await tracesOf(db, user)).toEqual([]);
    expect((await refusal(getProfile, {}, token)).status).toBe(401);
    expect((await refusal(login, { body: { email: user.email, password: PASSWORD } })).status).toBe(401);
    expect((await call(exportAccount, {}, other.token)).tables).toEqual(kept.tables);
    await registerUser({ email: user.email });
  });

  test(`a deletion that was broken off is finished at the next start (${kind})`, async () => {
    const { db, call, registerUser } = await startTestServer({ db: await open() });
    const { user } = await fullPerson(call, registerUser);
    await db.transaction(queries => noteDeletion(queries, user.id, 1));
    await deletePersonOnly(db, user);
    expect((await tracesOf(db, user)).length).toBeGreaterThan(1);
    await finishDeletions(db, Date.now());
    expect(await tracesOf(db, user)).toEqual([]);
  });
}

test('what an older server writes of a deleted person is swept away within the hour', async () => {
  const { db, call, registerUser } = await startTestServer();
  const { token, user } = await registerUser();
  await call(deleteAccount, { body: { current_password: PASSWORD } }, token);
  await db.query(
    sql(
      'test-late-row',
      'insert into removed_entries (user_id, word_id, added_at, removed_at) values ($1, $2, 1, 1)',
    ),
    [user.id, 'dog'],
  );
  await finishDeletions(db, Date.now() + 3_600_000);
  expect(await tracesOf(db, user)).toEqual(['deletions']);
  await finishDeletions(db, Date.now() + DAY_MS);
  expect(await tracesOf(db, user)).toEqual([]);
});

type Server = Awaited<ReturnType<typeof startTestServer>>;

/** Somebody with rows in many tables. */
async function fullPerson(call: Server['call'], registerUser: Server['registerUser']) {
  const person = await registerUser();
  const { token, user } = person;
  await call(addToDictionary, { body: { wordIds: ['dog', 'cat'] } }, token);
  const wordIds = catalogue.categories.flatMap(({ words }) => words.map(({ id }) => id));
  const answers = wordIds.slice(0, 1500).map(wordId => answerOf({ wordId }));
  for (let start = 0; start < answers.length; start += 100)
    await call(saveAnswers, { body: { answers: answers.slice(start, start + 100) } }, token);
  await call(saveMarks, { body: { marks: [markOf({ wordId: 'cat' })] } }, token);
  const message = { name: 'Olena', email: user.email, reason: 'Proposal', message: 'More words!' } as const;
  await call(sendMessage, { body: message }, token);
  await call(beginSecondFactor, { body: { current_password: PASSWORD } }, token);
  return person;
}

async function tablesOfPeople(db: Db): Promise<string[]> {
  const tables = await listTables(db);
  const apart = ['emails', 'deletions'];
  return tables
    .filter(({ name, columns }) => columns.includes('user_id') && !apart.includes(name))
    .map(({ name }) => name);
}

/** The tables in which anything tells of a person, by looking at every cell of every row. */
async function tracesOf(db: Db, { id, email }: { id: string; email: string }): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await listTables(db)) {
    const rows = await db.query(sql(`test-all-${name}`, `select * from ${name}`));
    if (rows.some(row => JSON.stringify(row).includes(id) || JSON.stringify(row).includes(email)))
      found.push(name);
  }
  return found;
}

/** What a server that was killed right after the account was gone leaves behind. */
async function deletePersonOnly(db: Db, user: { id: string; email: string }): Promise<void> {
  const failing: Db = {
    ...db,
    query: (statement, params) =>
      statement.name.startsWith('remove-')
        ? Promise.reject(new Error('killed'))
        : db.query(statement, params),
  };
  await expect(deletePerson(failing, user, 1)).rejects.toThrow('killed');
}
