import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { listLearningWords } from '#contract/learning.ts';
import type { ChangedWord, WordStanding } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import { addressOf } from '#web/platform/http/http.ts';
import { askAnew, personalKeyOf } from '#web/platform/http/queries.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { changeCopy } from '../response-cache/response-cache.ts';

const PATH = '/learning/words';

/** How a person stands with each word of a learning language; words that are new are not in it. */
export type WordStates = Readonly<Record<string, WordStanding>>;

/** What the screens show now; undefined while it is on its way. */
export function shownStates(queries: QueryClient, learn: Language): WordStates | undefined {
  return queries.getQueryData<StatesReply>(statesKey(learn))?.data.words;
}

function statesKey(learn: Language): QueryKey {
  return personalKeyOf<typeof listLearningWords>(PATH, { query: { learn } });
}

/** The learning language that a key of states is of. */
export function learnOf(queryKey: QueryKey): Language {
  return (queryKey[2] as { query: { learn: Language } }).query.learn;
}

/** Where the states of a learning language are asked for, and under what their copy is stored. */
export function statesAddress(learn: Language): string {
  return addressOf<typeof listLearningWords>(PATH, { query: { learn } });
}

/** Writes what the server says of words that have just changed into the states that the screens show, and into their copy. */
export function noteStates(queries: QueryClient, changed: readonly ChangedWord[]): void {
  for (const learn of new Set(changed.map(word => word.learn))) {
    const ofLanguage = changed.filter(word => word.learn === learn);
    changeStates(queries, learn, states => withChanged(states, ofLanguage));
    void changeCopy<StatesReply>(statesAddress(learn), tokenOwner(), reply => ({
      ...reply,
      data: { words: withChanged(reply.data.words, ofLanguage) },
    }));
    // A reply that is on its way may be older than the change.
    const queryKey = statesKey(learn);
    if (queries.isFetching({ queryKey }) > 0) void askAnew(queries, queryKey);
  }
}

/** Changes the states that are shown, if they are there; others are still on their way from the server. */
export function changeStates(
  queries: QueryClient,
  learn: Language,
  change: (states: WordStates) => WordStates,
): void {
  queries.setQueryData(statesKey(learn), (reply: StatesReply | undefined) =>
    reply === undefined ? undefined : { ...reply, data: { words: change(reply.data.words) } },
  );
}

export type StatesReply = { data: { words: WordStates } };

export function withChanged(states: WordStates, changed: readonly ChangedWord[]): WordStates {
  return withStandings(
    states,
    changed.map(({ wordId, state, strength, dueDay }) => [
      wordId,
      state === 'new' ? undefined : { state, strength, ...(dueDay !== null && { dueDay }) },
    ]),
  );
}

/** The states with these standings in place of what was there; undefined makes a word new. */
export function withStandings(
  states: WordStates,
  standings: readonly (readonly [id: string, standing: WordStanding | undefined])[],
): WordStates {
  const changed: Record<string, WordStanding> = { ...states };
  for (const [id, standing] of standings) {
    if (standing === undefined) delete changed[id];
    else changed[id] = standing;
  }
  return changed;
}
