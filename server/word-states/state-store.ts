import type { Language } from '#languages/index.ts';
import { NEW_WORD, type WordState } from '#learning/word-state.ts';
import { inChunks, placeholders } from '../database/chunks.ts';
import { type Queries, type Statement, sql, valuesList } from '../database/database.ts';

const COLUMNS = [
  ...['word_id', 'state', 'mark', 'due_day', 'stability', 'difficulty', 'spacing', 'first_day', 'last_day'],
  ...['last_at', 'known_day', 'reps', 'lapses', 'rule'],
];

// One row of few numbers instead of thousands of rows: carrying each over from the engine costs several times as much, and text of
// floating-point numbers twice as much as of whole ones.
const selectAll = sql(
  'select-all-states',
  `select string_agg(word_id || ' ' || state || ' ' || mark || ' ' || coalesce(cast(due_day as text), '') || ' '
     || coalesce(cast(last_day as text), '') || ' ' || reps || ' ' || cast(1000 * stability as bigint) || ' '
     || cast(1000 * spacing as bigint), ',') as states
   from word_states where user_id = $1 and learn = $2`,
);

/** The cached states of these words, to the last digit. */
export async function readStates(
  queries: Queries,
  userId: string,
  learn: Language,
  wordIds: readonly string[],
): Promise<Map<string, WordState>> {
  const states = new Map<string, WordState>();
  for (const chunk of inChunks([...new Set(wordIds)])) {
    const rows = await queries.query<StateRow>(selectStates(chunk.length), [userId, learn, ...chunk]);
    for (const row of rows) states.set(row.word_id, toState(row));
  }
  return states;
}

/**
 * All words of a learning language by what they are chosen and listed by: state, mark, due day, last day, repetitions, and
 * stability and spacing to a thousandth of a day. The rest is as in any word, for `readStates` to tell.
 */
export async function readAllStates(
  queries: Queries,
  userId: string,
  learn: Language,
): Promise<Map<string, WordState>> {
  const [row] = await queries.query<{ states: string | null }>(selectAll, [userId, learn]);
  const states = new Map<string, WordState>();
  for (const text of row?.states?.split(',') ?? []) {
    const cells = text.split(' ');
    states.set(cells[0] as string, {
      ...ANY_WORD,
      state: cells[1] as WordState['state'],
      mark: cells[2] as WordState['mark'],
      dueDay: cells[3] === '' ? null : Number(cells[3]),
      lastDay: cells[4] === '' ? null : Number(cells[4]),
      reps: Number(cells[5]),
      stability: Number(cells[6]) / 1000,
      spacing: Number(cells[7]) / 1000,
    });
  }
  return states;
}

/** Difficulty runs from 1 to 10. */
const ANY_WORD: WordState = { ...NEW_WORD, difficulty: 5 };

export async function writeStates(
  queries: Queries,
  userId: string,
  learn: Language,
  states: ReadonlyMap<string, WordState>,
): Promise<void> {
  for (const chunk of inChunks([...states])) {
    const values = chunk.flatMap(([wordId, state]) => [
      ...[userId, learn, wordId, state.state, state.mark, state.dueDay],
      ...[state.stability, state.difficulty, state.spacing, state.firstDay, state.lastDay, state.lastAt],
      ...[state.knownDay, state.reps, state.lapses, state.rule],
    ]);
    await queries.query(upsertStates(chunk.length), values);
  }
}

function selectStates(count: number): Statement {
  return sql(
    `select-states-${count}`,
    `select ${COLUMNS.join(', ')} from word_states
     where user_id = $1 and learn = $2 and word_id in (${placeholders(count, 3)})`,
  );
}

function upsertStates(rows: number): Statement {
  const changes = COLUMNS.slice(1).map(column => `${column} = excluded.${column}`);
  return sql(
    `upsert-states-${rows}`,
    `insert into word_states (user_id, learn, ${COLUMNS.join(', ')}) values ${valuesList(rows, COLUMNS.length + 2)}
     on conflict (user_id, learn, word_id) do update set ${changes.join(', ')}`,
  );
}

type StateRow = {
  word_id: string;
  state: WordState['state'];
  mark: WordState['mark'];
  due_day: number | null;
  stability: number;
  difficulty: number;
  spacing: number;
  first_day: number | null;
  last_day: number | null;
  last_at: number | null;
  known_day: number | null;
  reps: number;
  lapses: number;
  rule: number;
};

function toState(row: StateRow): WordState {
  const { state, mark, stability, difficulty, spacing, reps, lapses, rule } = row;
  return {
    ...{ state, mark, stability, difficulty, spacing, reps, lapses, rule },
    dueDay: row.due_day,
    firstDay: row.first_day,
    lastDay: row.last_day,
    lastAt: row.last_at,
    knownDay: row.known_day,
  };
}
