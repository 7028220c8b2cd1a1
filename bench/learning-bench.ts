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

/** The instant at which a bench of learning takes place. */
export const NOW = Date.UTC(2026, 10, 22, 9);

export type BenchLearner = { userId: string; token: string };

/** A server in this process on an empty database, without limits and with a clock that is set to `NOW`. */
export async function startLearningBench() {
  const folder = await mkdtemp(join(tmpdir(), 'slova-bench-'));
  const db = await openDatabase({ dataDir: folder });
  const catalogue = loadCatalogue(join(import.meta.dirname, '../content'));
  const taught = catalogue.categories.flatMap(({ words }) => words.map(({ id }) => id));
  /** More than are taught, since words of the dictionary are learned too: a word that is not there costs more than one that is. */
  const learned = [...taught, ...catalogue.furtherWords.map(({ id }) => id)];
  const voice = {
    synthesize: () => Promise.reject(new Error('silent')),
    warmUp: async () => {},
    close: async () => {},
  };
  const app = buildApp({ db, catalogue, voice, limits: noLimits, clock: () => NOW });
  const close = async () => {
    await app.close();
    await db.close();
    await rm(folder, { recursive: true });
  };
  return { app, db, taught, learnerOf, close };

  /** Somebody with so many words, each answered so often, of which some are due today. */
  async function learnerOf(words: number, answersEach: number): Promise<BenchLearner> {
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
        const wordId = learned[word] ?? '';
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
          ...{
            grade: (word + number) % 5 > 0 ? (3 as const) : (1 as const),
            day: localDay(answeredAt, 'UTC'),
          },
        };
      }),
    ).flat();
    await db.transaction(queries => insertAnswers(queries, id, answers, NOW));
    return { userId: id, token };
  }
}

/** The id of an answer of such a learner: a UUID of the number of its word and its own. */
export function answerId(word: number, number: number): string {
  return `00000000-0000-7000-8000-${String(word).padStart(6, '0')}${String(number).padStart(6, '0')}`;
}
