// What GET /learning and a packet cost somebody with 5,000 words and 100,000 answers, against somebody with 50 words.
// Run with: npx tsx bench/learning-server.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, localDay } from '#learning/day.ts';
import { createToken } from '#server/account/token.ts';
import { buildApp } from '#server/app.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { sql } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { noLimits } from '#server/http/limits.ts';
import { insertAnswers } from '#server/word-states/answer-store.ts';

const ROUNDS = 30;
const NOW = Date.UTC(2026, 10, 22, 9);

const folder = await mkdtemp(join(tmpdir(), 'slova-bench-'));
const db = await openDatabase({ dataDir: folder });
const catalogue = loadCatalogue(join(import.meta.dirname, '../content'));
const taught = catalogue.categories.flatMap(({ words }) => words.map(({ id }) => id));
const voice = {
  synthesize: () => Promise.reject(new Error('silent')),
  warmUp: async () => {},
  close: async () => {},
};
const app = buildApp({ db, catalogue, voice, limits: noLimits, clock: () => NOW });

/** Somebody with so many words, each answered so often, of which some are due today. */
async function learnerOf(words: number, answersEach: number) {
  const id = crypto.randomUUID();
  const { token, hash } = createToken(id);
  const insertUser = `insert into users (id, name, email, language, learning_language, password_hash, created_at, updated_at)
    values ($1, 'Bench', 'e', 'en', 'es', '', 0, 0)`;
  await db.query(sql('bench-user', insertUser), [id]);
  await db.query(
    sql(
      'bench-token',
      'insert into access_tokens (user_id, token_hash, created_at, expires_at, last_used_at) values ($1, $2, $3, $4, $3)',
    ),
    [id, hash, NOW, NOW * 2],
  );
  await db.query(sql('bench-course', `insert into courses values ($1, 'es', 0, 0, '', 0)`), [id]);
  const answers = Array.from({ length: words }, (_, word) =>
    Array.from({ length: answersEach }, (_, number) => {
      const answeredAt = NOW - (((word * 7) % 300) + (answersEach - number) * 3) * DAY_MS;
      const wordId = taught[word] ?? `word-${word}`;
      return {
        ...{
          id: answerId(word, number),
          wordId,
          learn: 'es' as const,
          testType: 'word_to_translation' as const,
        },
        ...{
          correct: (word + number) % 5 > 0,
          milliseconds: 2_000,
          options: 4,
          chosenId: wordId,
          answeredAt,
        },
        ...{ grade: (word + number) % 5 > 0 ? (3 as const) : (1 as const), day: localDay(answeredAt, 'UTC') },
      };
    }),
  ).flat();
  await db.transaction(queries => insertAnswers(queries, id, answers, NOW));
  return { token };
}

function answerId(word: number, number: number): string {
  return `00000000-0000-7000-8000-${String(word).padStart(6, '0')}${String(number).padStart(6, '0')}`;
}

/** What makes every reply stale: one more answer, which is not timed here. */
async function answerOnce(token: string, round: number) {
  const wordId = taught[round] ?? '';
  const answer = {
    ...{ id: crypto.randomUUID(), wordId, learn: 'es', testType: 'word_to_translation', correct: true },
    ...{ milliseconds: 2_000, options: 4, chosenId: wordId, answeredAt: NOW },
  };
  const { statusCode, body } = await app.inject({
    ...{ method: 'POST', url: '/api/tests/answers', payload: { answers: [answer] } },
    headers: { authorization: `Bearer ${token}` },
  });
  if (statusCode !== 200) throw new Error(body);
}

async function milliseconds(url: string, { token }: { token: string }, isChanged: boolean) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (isChanged) await answerOnce(token, round);
    // The processor's time, so that a busy machine does not count.
    const began = process.cpuUsage();
    const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    if (statusCode !== 200) throw new Error(body);
  }
  return times.sort((one, other) => one - other)[ROUNDS >> 1] ?? 0;
}

const [small, large] = [await learnerOf(50, 4), await learnerOf(5_000, 20)];
const start = performance.now();
await app.inject({ url: '/api/learning?learn=es', headers: { authorization: `Bearer ${large.token}` } });
process.stdout.write(`states of 100,000 answers filled in: ${Math.round(performance.now() - start)} ms\n`);
for (const path of ['learning', 'learning/words', 'learning/packet', 'learning/report']) {
  for (const isChanged of [false, true]) {
    const url = `/api/${path}?learn=es`;
    const [few, many] = [
      await milliseconds(url, small, isChanged),
      await milliseconds(url, large, isChanged),
    ];
    const when = isChanged ? 'after a change' : 'again';
    process.stdout.write(
      `GET /${path}, ${when}: ${few.toFixed(2)} ms with 50 words, ${many.toFixed(2)} ms with 5,000: ${(many / few).toFixed(1)} times\n`,
    );
  }
}
/** Undo reads all rows of its word: with as many as were once let in, and with what a day holds now for a month. */
for (const rows of [100_000, 3_000, 100]) {
  const { token } = await learnerOf(1, rows);
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({ url: '/api/learning?learn=es', headers });
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const began = performance.now();
    const payload = { ids: [answerId(0, rows - 1 - round)] };
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/tests/answers/undo',
      payload,
      headers,
    });
    if (statusCode !== 200) throw new Error(body);
    times.push(performance.now() - began);
  }
  const median = times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
  process.stdout.write(`an answer undone, of a word with ${rows} rows: ${median.toFixed(1)} ms\n`);
}
await app.close();
await db.close();
await rm(folder, { recursive: true });
