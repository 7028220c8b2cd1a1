import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Connection from 'libsql';
import { buildApp } from '#server/app.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { openDatabase } from '#server/database/open.ts';
import { noLimits } from '#server/http/limits.ts';
import { packageRoot } from '#server/process/package-root.ts';

/**
 * A thousand people with 200 words, 50 known ones and 400 answers each on a fresh SQLite file, and two servers over it: ours, and
 * a floor, which is node:http that runs one given statement with the bare driver and sends bytes it was given.
 */
const PEOPLE = 1000;

const dataDir = mkdtempSync(join(tmpdir(), 'slova-bench-'));
const catalogue = loadCatalogue(join(packageRoot, 'content'));
const db = await openDatabase({ dataDir });
const connection = new Connection(join(dataDir, 'slova.db'));
const voice = {
  synthesize: () => Promise.reject(new Error('no voice')),
  warmUp: async () => {},
  close: async () => {},
};
const tokens = fillWithPeople();
const app = buildApp({ db, catalogue, voice, limits: noLimits });
await app.listen({ port: 0, host: '127.0.0.1' });

let body = Buffer.alloc(0);
let statement: Connection.Statement | undefined;
let params: (string | number)[] = [];
let next = 0;
const floor = createServer((_request, response) => {
  next = (next + 1) % PEOPLE;
  statement?.all([idOf(next), ...params]);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
floor.listen(0, '127.0.0.1', () => {
  const address = floor.address();
  const floorPort = typeof address === 'object' ? address?.port : undefined;
  process.send?.({ port: app.addresses()[0]?.port, floorPort, tokens });
});

process.on('message', (message: { body?: string; statement?: string; params?: (string | number)[] }) => {
  if (message.body !== undefined) body = Buffer.from(message.body);
  if (message.statement !== undefined) {
    statement = message.statement === '' ? undefined : connection.prepare(message.statement).raw();
    params = message.params ?? [];
  }
});

function idOf(person: number): string {
  return `00000000-0000-7000-8000-${String(person).padStart(12, '0')}`;
}

/** Writes rows straight into the file, since a thousand passwords take half a minute to hash; returns everybody's token. */
function fillWithPeople(): string[] {
  const words = catalogue.categories.flatMap(category => category.words.map(word => word.id));
  const now = Date.now();
  const user = connection.prepare(
    'insert into users (id, name, email, language, learning_language, password_hash, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const token = connection.prepare(
    'insert into access_tokens (user_id, token_hash, created_at, expires_at) values (?, ?, ?, ?)',
  );
  const entry = connection.prepare('insert into dictionary_entries values (?, ?, ?)');
  const known = connection.prepare(
    `insert into marks (user_id, id, word_id, learn, mark, marked_at) values (?1, 'known-' || ?2, ?2, ?3, 'known', ?4)`,
  );
  // What is known is filled in from the log when a person first asks.
  const course = connection.prepare(`insert into courses values (?, 'de', 0, 0, '', 0)`);
  const answer = connection.prepare(
    `insert into answers (user_id, id, word_id, learn, test_type, correct, milliseconds, options, chosen_id, answered_at, received_at, day)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, (?10 - 14400000) / 86400000)`,
  );
  connection.exec('begin');
  const made = Array.from({ length: PEOPLE }, (_, person) => {
    const id = idOf(person);
    const secret = randomBytes(32).toString('base64url');
    const wordAt = (index: number) => words[(person * 7 + index * 11) % words.length] ?? '';
    user.run([id, 'Bench', `${person}@example.org`, 'en', 'de', '', BigInt(now), BigInt(now)]);
    const hash = createHash('sha256').update(secret).digest('base64url');
    token.run([id, hash, BigInt(now), BigInt(now + 86_400_000)]);
    for (let index = 0; index < 200; index += 1)
      entry.run([id, wordAt(index), BigInt(now - index * 3_600_000)]);
    for (let index = 150; index < 200; index += 1) known.run([id, wordAt(index), 'de', BigInt(now)]);
    for (let index = 0; index < 400; index += 1) {
      const at = BigInt(now - index * 3_600_000);
      const rest = ['de', 'translation_to_word', BigInt(index % 2), 900n, 4n, null, at, at];
      answer.run([id, `a${index}`, wordAt(index), ...rest]);
    }
    course.run([id]);
    return `${id}.${secret}`;
  });
  connection.exec('commit');
  return made;
}
