import type { Profile } from '#contract/account.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { getWordsAhead } from '#contract/learning.ts';
import type { WordStanding } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import { strengthOf } from '#learning/strength.ts';
import { DEFAULT_SETTINGS, NEW_WORD, type WordState } from '#learning/word-state.ts';
import { addressOf } from '#web/platform/http/http.ts';
import { findKept } from '../response-cache/response-cache.ts';
import type { Item } from './outbox-db.ts';
import type { WordStates } from './shown-states.ts';
import { statesAfter } from './states-after.ts';

type Standings = Map<string, WordStanding | undefined>;

/**
 * How a person stands with the words that waiting answers, marks and undos change; undefined is new. Answers change new words, and
 * those whose exact state is kept for packets without a connection.
 */
export async function standingsAfter(
  states: WordStates,
  waiting: readonly Item[],
  { userId, learn }: { userId: string; learn: Language },
): Promise<Standings> {
  const profile = (await findKept<{ data: { user: Profile } }>('/api/profile', userId))?.data.user;
  const exact = await exactStates(userId, { lang: profile?.language ?? learn, learn });
  const settings = profile
    ? { retention: profile.retention, newPerDay: profile.new_per_day }
    : DEFAULT_SETTINGS;
  const stateOf = (wordId: string) =>
    Object.hasOwn(states, wordId) ? exact.get(wordId) : (exact.get(wordId) ?? NEW_WORD);
  const standings: Standings = takenBack(waiting, learn);
  for (const [wordId, state] of statesAfter(stateOf, waiting, { learn, settings }))
    standings.set(wordId, standingOf(state));
  return standings;
}

async function exactStates(
  userId: string,
  pair: { lang: Language; learn: Language },
): Promise<Map<string, WordState>> {
  const address = addressOf<typeof getWordsAhead>('/learning/ahead', { query: pair });
  const kept = await findKept<Reply<typeof getWordsAhead>>(address, userId);
  return new Map(kept?.data.packetWords.flatMap(({ id, state }) => (state ? [[id, state]] : [])));
}

/** Marks that the server has, and whose undo waits; of several of a word the first was made last. */
function takenBack(waiting: readonly Item[], learn: Language): Standings {
  const own = new Set(waiting.flatMap(item => (item.kind === 'mark' ? [item.mark.id] : [])));
  const standings: Standings = new Map();
  for (const item of waiting) {
    if (item.kind !== 'undo' || item.before?.learn !== learn || own.has(item.id)) continue;
    standings.set(item.before.wordId, item.before.standing);
  }
  return standings;
}

function standingOf(state: WordState): WordStanding | undefined {
  if (state.state === 'new') return undefined;
  const { dueDay } = state;
  return { state: state.state, strength: strengthOf(state), ...(dueDay !== null && { dueDay }) };
}
