import { LRUCache } from 'lru-cache';
import type { Language } from '#languages/index.ts';
import type { WordStates } from '#learning/states.ts';
import type { WordState } from '#learning/word-state.ts';
import type { PersonReads } from '../database/person-reads.ts';
import { measured } from '../process/cache-sizes.ts';
import type { Learner } from './learner-store.ts';
import { readStatesSince } from './state-store.ts';

/**
 * All states of a learning language, by word in the order of ids. Later changes show in them, so they are used at once.
 */
export type StatesOf = (learner: Learner, learn: Language) => Promise<WordStates>;

/**
 * Cached of all people up to this many bytes, at about so many each: some forty with 5,000 words, or thousands with a few
 * hundred.
 */
const MOST_BYTES = 64 * 1024 * 1024;
const STATE_BYTES = 290;
const OVERHEAD_BYTES = 500;

/** Before anything was written. */
const NOTHING = -1;

/**
 * Caches the states of the latest people. A change writes few words, so only rows from after the cached revision are read
 * again: right whichever server made the change, and as quick for 5,000 words as for fifty. The learner must have been read
 * before, and the course filled.
 */
export function stateCache(reads: PersonReads): StatesOf {
  const cache = measured(
    'states',
    new LRUCache<string, { revision: number; states: Map<string, WordState> }>({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ states }) => OVERHEAD_BYTES + STATE_BYTES * states.size,
    }),
  );
  return async ({ userId, revision }, learn) => {
    const key = `${userId} ${learn}`;
    const known = cache.get(key);
    if (known !== undefined && known.revision >= revision) return known.states;
    const changed = await reads({ userId, counted: 'learning', revision }, queries =>
      readStatesSince(queries, { userId, learn }, known?.revision ?? NOTHING),
    );
    const states = merged(known?.states ?? new Map(), changed);
    cache.set(key, { revision, states });
    return states;
  };
}

/** Changes the words that are there in place, since copying thousands would cost more than all else. */
function merged(states: Map<string, WordState>, changed: WordStates): Map<string, WordState> {
  const before = states.size;
  for (const [wordId, state] of changed) states.set(wordId, state);
  if (states.size === before) return states;
  return new Map([...states].sort(([one], [other]) => (one < other ? -1 : 1)));
}
