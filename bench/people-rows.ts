import { RULE } from '#learning/scheduler.ts';
import { DEFAULT_SETTINGS } from '#learning/word-state.ts';
import { type Db, type Statement, sql } from '#server/database/database.ts';

/** How many rows a person has: words kept, answers, words begun, days of study. */
export type Rows = { entries: number; answers: number; states: number; days: number };

export const EACH: Rows = { entries: 60, answers: 240, states: 120, days: 30 };

const PEOPLE_AT_A_TIME = 5000;
const DAY_MS = 86_400_000;

/** The id of the person with a number. */
export function personId(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** The e-mail of the person with a number. */
export function emailOf(number: number): string {
  return `${number}@example.org`;
}

type People = { from: number; to: number; each?: Rows; words: readonly string[]; now: number };

/**
 * Writes the people from one number up to another straight into the database: registering as many would take hours of hashing passwords.
 */
export async function fillWithPeople(db: Db, { from, to, each = EACH, words, now }: People): Promise<void> {
  await db.query(
    sql('bench-words', 'create table if not exists bench_words (n integer primary key, id text not null)'),
  );
  for (const [n, id] of words.entries())
    await db.query(
      sql('bench-word', 'insert into bench_words (n, id) values ($1, $2) on conflict (n) do nothing'),
      [n, id],
    );
  const statements = insertsOf(db, { each, most: words.length, now });
  for (let first = from; first < to; first += PEOPLE_AT_A_TIME) {
    const last = Math.min(to, first + PEOPLE_AT_A_TIME) - 1;
    await db.transaction(async queries => {
      for (const statement of statements) await queries.query(statement, [first, last]);
    });
  }
}

/** One statement a table, for the people from $1 to $2. */
function insertsOf(db: Db, { each, most, now }: { each: Rows; most: number; now: number }): Statement[] {
  const people = `(${series(db, 'p', 'cast($1 as bigint)', 'cast($2 as bigint)')})`;
  const of = (rows: number) =>
    `${people} as people cross join (${series(db, 'k', '0', String(rows - 1))}) as own`;
  const id = idOf(db);
  const day = Math.floor(now / DAY_MS);
  // Each person has other words; no two of theirs are the same.
  const word = `(p * 7 + k * 11) % ${most}`;
  const insert = (into: string, select: string) =>
    sql(`bench-${into.split(' ')[0]}-${each.answers}`, `insert into ${into} ${select}`);
  return [
    insert(
      'users (id, name, email, language, learning_language, password_hash, created_at, updated_at, learning_revision)',
      `select ${id}, 'Bench', p || '@example.org', 'en', 'de', '', ${now}, ${now}, 1 from ${people} as people`,
    ),
    insert('emails (email_key, user_id)', `select p || '@example.org', ${id} from ${people} as people`),
    insert(
      'dictionary_entries (user_id, word_id, added_at)',
      `select ${id}, bench_words.id, ${now} - k * 3600000 from ${of(each.entries)} join bench_words on n = ${word}`,
    ),
    insert(
      'answers (user_id, id, word_id, learn, test_type, correct, milliseconds, options, chosen_id, answered_at, received_at, grade, day)',
      `select ${id}, '01900000-0000-7000-8000-' || ${padded(db, 'k')}, bench_words.id, 'de', 'word_to_translation', case when k % 5 = 0 then 0 else 1 end, 2000, 4, bench_words.id,
         ${now} - k * 3600000, ${now}, 3, ${day} - k / 24
       from ${of(each.answers)} join bench_words on n = (p * 7 + (k % ${each.states}) * 11) % ${most}`,
    ),
    insert(
      `word_states (user_id, learn, word_id, state, mark, due_day, stability, difficulty, spacing, first_day, last_day, last_at, known_day,
         reps, lapses, rule, revision)`,
      `select ${id}, 'de', bench_words.id, case when k % 4 = 0 then 'known' else 'learning' end, 'none', ${day} + k % 30 - 5, 20, 5, 10,
         ${day} - k, ${day} - k % 20, ${now} - k * 3600000, null, 3, k % 3, ${RULE.version}, 1
       from ${of(each.states)} join bench_words on n = ${word}`,
    ),
    insert(
      'study_days (user_id, learn, day, answers, milliseconds, pressed, pressed_right, recalled, recalled_right)',
      `select ${id}, 'de', ${day} - k, 30, 60000, 30, 24, 0, 0 from ${of(each.days)}`,
    ),
    insert(
      'courses (user_id, learn, rule, retention, filled_to, filled)',
      `select ${id}, 'de', ${RULE.version}, ${DEFAULT_SETTINGS.retention}, '', 1 from ${people} as people`,
    ),
  ];
}

function series(db: Db, name: string, first: string, last: string): string {
  return db.kind === 'postgres'
    ? `select ${name} from generate_series(${first}, ${last}) as ${name}`
    : `with recursive counted(${name}) as (select ${first} union all select ${name} + 1 from counted where ${name} < ${last}) select ${name} from counted`;
}

function idOf(db: Db): string {
  return `'00000000-0000-7000-8000-' || ${padded(db, 'p')}`;
}

function padded(db: Db, name: string): string {
  return db.kind === 'postgres' ? `lpad(${name}::text, 12, '0')` : `printf('%012d', ${name})`;
}
