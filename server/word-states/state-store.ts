import type { Language } from '#languages/index.ts';
import { MARKS } from '#learning/log.ts';
import { STATES, type WordState } from '#learning/word-state.ts';
import { inChunks, inFilledChunks, placeholders } from '../database/chunks.ts';
import { number, oneOf, orNull, type RowOf, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne, valuesList } from '../database/database.ts';
import type { Learner } from './learner-store.ts';

const STATE = {
  word_id: text,
  state: oneOf(STATES),
  mark: oneOf(MARKS),
  due_day: orNull(number),
  stability: number,
  difficulty: number,
  spacing: number,
  first_day: orNull(number),
  last_day: orNull(number),
  last_at: orNull(number),
  known_day: orNull(number),
  reps: number,
  lapses: number,
  rule: number,
};
const COLUMNS = Object.keys(STATE);

/** The predictor rounds to eight decimals. */
const DECIMALS = 1e8;
/** A spacing is at least a day and not rounded: 52 binary digits are all that it has after the point. */
const BINARY_DIGITS = 2 ** 52;

// One row of few numbers instead of thousands of rows: carrying each over from the engine costs several times as much. The
// numbers are whole ones that say all of the floating-point ones: text of those takes twice as long, and SQLite leaves digits out.
const selectSince = sqlOne(
  'select-states-since',
  `select string_agg(word_id || ' ' || state || ' ' || mark || ' ' || coalesce(cast(due_day as text), '') || ' '
     || coalesce(cast(first_day as text), '') || ' ' || coalesce(cast(last_day as text), '') || ' '
     || coalesce(cast(known_day as text), '') || ' ' || coalesce(cast(last_at as text), '') || ' ' || reps || ' ' || lapses || ' '
     || rule || ' ' || cast(round(${DECIMALS} * stability) as bigint) || ' ' || cast(round(${DECIMALS} * difficulty) as bigint)
     || ' ' || cast(${BINARY_DIGITS} * spacing as bigint), ',') as states
   from word_states where user_id = $1 and learn = $2 and revision > $3`,
  { states: orNull(text) },
);

/** The cached states of these words. */
export async function readStates(
  queries: Queries,
  userId: string,
  learn: Language,
  wordIds: readonly string[],
): Promise<Map<string, WordState>> {
  const states = new Map<string, WordState>();
  for (const chunk of inFilledChunks([...new Set(wordIds)])) {
    const rows = await queries.query(selectStates(chunk.length), [userId, learn, ...chunk]);
    for (const row of rows) states.set(row.word_id, toState(row));
  }
  return states;
}

/** The same of the words of a learning language written after a revision (-1 for all), for any number of them. */
export async function readStatesSince(
  queries: Queries,
  { userId, learn }: { userId: string; learn: Language },
  revision: number,
): Promise<Map<string, WordState>> {
  const [row] = await queries.query(selectSince, [userId, learn, revision]);
  return new Map((row?.states?.split(',') ?? []).map(stateFrom));
}

function stateFrom(text: string): [wordId: string, state: WordState] {
  const [wordId = '', state, mark, ...numbers] = text.split(' ');
  const [dueDay = null, firstDay = null, lastDay = null, knownDay = null, lastAt = null, ...counts] =
    numbers.map(numberOrNull);
  const [reps = 0, lapses = 0, rule = 0, stability = 0, difficulty = 0, spacing = 0] = counts.map(Number);
  return [
    wordId,
    {
      state: state as WordState['state'],
      mark: mark as WordState['mark'],
      dueDay,
      stability: stability / DECIMALS,
      difficulty: difficulty / DECIMALS,
      spacing: spacing / BINARY_DIGITS,
      firstDay,
      lastDay,
      lastAt,
      knownDay,
      reps,
      lapses,
      rule,
    },
  ];
}

function numberOrNull(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** Writes states down under the revision of the change that made them. */
export async function writeStates(
  queries: Queries,
  { userId, revision }: Pick<Learner, 'userId' | 'revision'>,
  learn: Language,
  states: ReadonlyMap<string, WordState>,
): Promise<void> {
  for (const chunk of inChunks([...states])) {
    const values = chunk.flatMap(([wordId, state]) => [
      ...[userId, learn, wordId, state.state, state.mark, state.dueDay],
      ...[state.stability, state.difficulty, state.spacing, state.firstDay, state.lastDay, state.lastAt],
      ...[state.knownDay, state.reps, state.lapses, state.rule, revision],
    ]);
    await queries.query(upsertStates(chunk.length), values);
  }
}

function selectStates(count: number) {
  return sql(
    `select-states-${count}`,
    `select ${COLUMNS.join(', ')} from word_states
     where user_id = $1 and learn = $2 and word_id in (${placeholders(count, 3)})`,
    STATE,
  );
}

function upsertStates(rows: number) {
  const columns = [...COLUMNS, 'revision'];
  const changes = columns.slice(1).map(column => `${column} = excluded.${column}`);
  return sql(
    `upsert-states-${rows}`,
    `insert into word_states (user_id, learn, ${columns.join(', ')}) values ${valuesList(rows, columns.length + 2)}
     on conflict (user_id, learn, word_id) do update set ${changes.join(', ')}`,
  );
}

function toState(row: RowOf<typeof STATE>): WordState {
  return {
    state: row.state,
    mark: row.mark,
    dueDay: row.due_day,
    stability: row.stability,
    difficulty: row.difficulty,
    spacing: row.spacing,
    firstDay: row.first_day,
    lastDay: row.last_day,
    lastAt: row.last_at,
    knownDay: row.known_day,
    reps: row.reps,
    lapses: row.lapses,
    rule: row.rule,
  };
}
