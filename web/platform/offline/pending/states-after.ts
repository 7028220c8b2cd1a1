import type { Profile } from '#contract/account.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { getWordsAhead } from '#contract/learning.ts';
import type { WordStanding } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import type { Answer } from '#learning/log.ts';
import { derived, step } from '#learning/replay.ts';
import { strengthOf } from '#learning/strength.ts';
import { DEFAULT_SETTINGS, type LearningSettings, NEW_WORD, type WordState } from '#learning/word-state.ts';
import { addressOf } from '#web/platform/http/http.ts';
import type { Item } from '../outbox/outbox-db.ts';
import { readCopy } from '../response-cache/response-cache.ts';
import type { WordStates } from './word-states.ts';

type Standings = Map<string, WordStanding | undefined>;

/**
 * How a person stands with the words that pending answers, marks and undos change; undefined is new. Answers change new words, and
 * those whose exact state is stored for packets without a connection.
 */
export async function standingsAfter(
  states: WordStates,
  pending: readonly Item[],
  { userId, learn }: { userId: string; learn: Language },
): Promise<Standings> {
  const profile = (await readCopy<{ data: { user: Profile } }>('/api/profile', userId))?.data.user;
  const exact = await exactStates(userId, { lang: profile?.language ?? learn, learn });
  const settings = profile
    ? { retention: profile.retention, newPerDay: profile.new_per_day }
    : DEFAULT_SETTINGS;
  const stateOf = (wordId: string) =>
    Object.hasOwn(states, wordId) ? exact.get(wordId) : (exact.get(wordId) ?? NEW_WORD);
  const standings: Standings = takenBack(pending, learn);
  for (const [wordId, state] of statesAfter(stateOf, pending, { learn, settings }))
    standings.set(wordId, standingOf(state));
  return standings;
}

async function exactStates(
  userId: string,
  pair: { lang: Language; learn: Language },
): Promise<Map<string, WordState>> {
  const address = addressOf<typeof getWordsAhead>('/learning/ahead', { query: pair });
  const copy = await readCopy<Reply<typeof getWordsAhead>>(address, userId);
  return new Map(copy?.data.packetWords.flatMap(({ id, state }) => (state ? [[id, state]] : [])));
}

/** Marks that the server has, and whose undo waits; of several of a word the first was made last. */
function takenBack(pending: readonly Item[], learn: Language): Standings {
  const own = new Set(pending.flatMap(item => (item.kind === 'mark' ? [item.mark.id] : [])));
  const standings: Standings = new Map();
  for (const item of pending) {
    if (item.kind !== 'undo' || item.before?.learn !== learn || own.has(item.id)) continue;
    standings.set(item.before.wordId, item.before.standing);
  }
  return standings;
}

/** What lists show of a state; undefined of a new word. */
export function standingOf(state: WordState): WordStanding | undefined {
  if (state.state === 'new') return undefined;
  const { dueDay } = state;
  return { state: state.state, strength: strengthOf(state), ...(dueDay !== null && { dueDay }) };
}

type Around = { learn: Language; settings: LearningSettings };

/**
 * The states of the words that pending answers and marks change, from what they were before. An answer of a word that `stateOf` does
 * not know changes nothing: only a replay could tell.
 */
export function statesAfter(
  stateOf: (wordId: string) => WordState | undefined,
  pending: readonly Item[],
  { learn, settings }: Around,
): Map<string, WordState> {
  const changed = new Map<string, WordState>();
  const undone = new Set(pending.flatMap(item => (item.kind === 'undo' ? [item.id] : [])));
  for (const item of pending) {
    const row = item.kind === 'answer' ? item.answer : item.kind === 'mark' ? item.mark : undefined;
    if (row === undefined || row.learn !== learn || undone.has(row.id)) continue;
    const before = changed.get(row.wordId) ?? stateOf(row.wordId);
    const after =
      item.kind === 'answer'
        ? before && step(before, item.answer as Answer, settings)
        : item.kind === 'mark' &&
          derived(row.wordId, { ...(before ?? NEW_WORD), mark: item.mark.mark }, settings);
    if (after) changed.set(row.wordId, after);
  }
  return changed;
}
