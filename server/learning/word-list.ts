import type { WordStanding } from '#contract/word-states.ts';
import type { WordStates } from '#learning/states.ts';
import { strengthOf } from '#learning/strength.ts';
import type { WordState } from '#learning/word-state.ts';

/** What is said of a state, which never changes: of thousands of words only those that did are written anew. */
const standings = new WeakMap<WordState, string>();

/** The JSON of `GET /learning/words`: every word that is not new, in the order of ids, so that the same words have the same tag. */
export function wordListOf(states: WordStates): Buffer {
  let words = '';
  // Ids are slugs, in which nothing has to be escaped.
  for (const [id, state] of states) if (state.state !== 'new') words += `,"${id}":${standingOf(state)}`;
  return Buffer.from(`{"success":true,"message":"","data":{"words":{${words.slice(1)}}}}`);
}

function standingOf(state: WordState): string {
  const known = standings.get(state);
  if (known !== undefined) return known;
  const { dueDay } = state;
  const standing: WordStanding = {
    ...{ state: state.state as Exclude<WordState['state'], 'new'>, strength: strengthOf(state) },
    ...(dueDay !== null && { dueDay }),
  };
  const json = JSON.stringify(standing);
  standings.set(state, json);
  return json;
}
