import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../process/package-root.ts';
import { openTestDatabase } from '../testing/test-server.ts';
import { listTables } from './copy/tables.ts';

/**
 * Rows of people are found by whose they are, first of all: so no statement of a request touches rows of two people, and the tables can be
 * spread over many machines by `user_id`. What these few do instead is said beside them.
 */
const APART: Record<string, string> = {
  'select-email-owner': 'a login names an e-mail; this table alone is spread by it',
  'claim-email': 'the same',
  'release-email': 'the same',
  'select-list-link': 'a link names a list; this table alone is spread by its code',
  'delete-expired-pending': 'registrations that nobody confirmed, by an index on their end',
  'select-deletions': 'at the start of a server, of a table that is empty but after a crash',
  'delete-some-tokens': 'the operator’s command that ends the sessions of everybody, a thousand at a time',
  'delete-some-programs': 'the same command, of the keys of their programs',
  'erase-own-texts': 'what was deleted a day ago, of everybody, by an index of its own, twenty at a time',
  'erase-cards': 'the same, a thousand at a time',
  'erase-lists': 'the same, a hundred at a time',
  'select-reported-lists': 'the operator’s command, by an index of its own',
  'select-left-references':
    'dictionaries that were deleted or left a day ago, of everybody, by an index of its own, twenty at a time',
  'erase-teacher-turns': 'talks of 90 days ago, of everybody, by an index of its own, a thousand at a time',
  'select-due-reminders':
    'who is to be reminded now, of everybody, by an index of its own, a hundred at a time',
  'select-next-reminder': 'when the next of them is, by the same index',
  'select-factors-after': 'the operator’s command that rotates keys, five hundred at a time',
  'select-open-factors': 'once after an upgrade, a hundred at a time, of a table with a row a person at most',
  'insert-message': 'messages are the operator’s, and have an id of their own',
  'select-messages': 'the operator’s command',
  'select-unqueued': 'the same messages, on their way to the mail queue',
  'claim-message': 'the same',
  'update-mailed': 'the same',
};

/** A reference to a table, the letters that follow it, and the statement or piece of one that it stands in. */
type Reference = { statement: string; verb: string; table: string; rest: string };

const server = join(packageRoot, 'server');
const stores = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  name => /store\.ts$/.test(name) && !/^(database|speech|translation)\//.test(name),
);
const database = await openTestDatabase();
const people = (await listTables(database))
  .filter(({ name, columns }) => name === 'users' || columns.includes('user_id'))
  .map(({ name }) => name);
await database.close();

test('the statements of all stores are seen', () => {
  expect(stores.length).toBeGreaterThan(15);
  const seen = new Set(stores.flatMap(referencesOf).map(({ table }) => table));
  const core = [
    'users',
    'answers',
    'marks',
    'cards',
    'word_states',
    'second_factors',
    'dictionary_entries',
    'study_days',
  ];
  for (const table of core) expect([...seen]).toContain(table);
});

test('every statement on rows of people asks first whose they are', () => {
  const references = stores.flatMap(referencesOf).filter(({ statement }) => APART[statement] === undefined);
  expect(references.filter(reference => !beginsWithPerson(reference))).toEqual([]);
});

test('every exception is one', () => {
  const crossing = new Set(
    stores
      .flatMap(referencesOf)
      .filter(reference => !beginsWithPerson(reference))
      .map(({ statement }) => statement),
  );
  expect(Object.keys(APART).filter(name => !crossing.has(name))).toEqual([]);
});

test.each([
  ['select', 'from', 'answers', 'where user_id = $1 and day > $2', true],
  ['select', 'from', 'answers', 'where day > $2 and user_id = $1', false],
  ['select', 'from', 'answers', 'where user_id = $1 or day > $2', false],
  ['select', 'from', 'answers', 'order by day', false],
  ['select', 'from', 'users', 'where id = $1', true],
  ['select', 'from', 'users', 'where name = $1', false],
  ['select', 'join', 'cards', 'on cards.user_id = answers.user_id and cards.id = $2', true],
  ['select', 'join', 'cards', 'on cards.id = answers.word_id', false],
  ['select', 'into', 'answers', '(user_id, id) values', true],
  ['select', 'into', 'answers', '(id, user_id) values', false],
  ['select', 'update', 'answers', 'set day = $3 where user_id = $1', true],
  ['select', 'update', 'answers', 'set day = $3', false],
] as const)('%s %s %s %s: %s', (statement, verb, table, rest, expected) => {
  expect(beginsWithPerson({ statement, verb, table, rest })).toBe(expected);
});

/** All references to tables of people in the texts of a file. A table that is filled in counts as one of theirs. */
function referencesOf(file: string): Reference[] {
  const code = readFileSync(join(server, file), 'utf8');
  const literal = /(?:sql(?:One)?\(\s*['`]([^'`]+)['`],\s*)?(`[^`]*`|'(?:[^'\\\n]|\\.)*'|"[^"\n]*")/g;
  const pieces = [...code.matchAll(literal)];
  return pieces.flatMap(([, statement = file, piece = '']) => {
    const text = piece
      .slice(1, -1)
      .replace(/\$\{([A-Z]+)\}/g, (whole, name) => constantOf(code, name) ?? whole);
    return [...text.matchAll(/\b(from|join|update|into)\s+(\w+|\$\{table\}|\$\{name\})\s+(?=([\s\S]*))/g)]
      .map(([, verb = '', table = '', rest = '']) => ({ statement, verb, table, rest }))
      .filter(({ table }) => people.includes(table) || table.startsWith('$'));
  });
}

function constantOf(code: string, name: string): string | undefined {
  return new RegExp(`const ${name} = \`([^\`]*)\``).exec(code)?.[1];
}

function beginsWithPerson({ verb, table, rest }: Reference): boolean {
  const owner = table === 'users' ? 'id' : `(?:${table.replace(/\W/g, '\\$&')}\\.)?user_id`;
  if (verb === 'into') return new RegExp(`^\\(${table === 'users' ? 'id' : 'user_id'}\\b`).test(rest);
  const own =
    verb === 'join' ? new RegExp(`^on ${owner} = \\w+\\.user_id\\b`) : new RegExp(`^${owner} = \\$1(?!\\d)`);
  const condition = verb === 'join' ? rest : rest.split(/\bwhere\s+/)[1];
  return condition !== undefined && own.test(condition) && !/\bor\b/.test(withoutBrackets(condition));
}

/** `a = 1 and (b = 2 or c = 3)` is `a = 1 and `: what stands in brackets only narrows. */
function withoutBrackets(condition: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of condition) {
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    // Beyond its own bracket a condition has ended.
    if (depth < 0) break;
    if (depth === 0 && letter !== ')') outside += letter;
  }
  return outside;
}
