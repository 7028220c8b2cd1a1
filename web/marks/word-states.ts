import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { listLearningWords } from '#contract/learning.ts';
import type { ChangedWord, WordStanding } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import type { Mark } from '#learning/log.ts';
import { usePersonal } from '../account/use-personal.ts';
import { personalKeyOf } from '../queries.ts';

/** How a person stands with each word of a learning language; words that are new are not in it. */
export type WordStates = Readonly<Record<string, WordStanding>>;

const PATH = '/learning/words';

/** The states of the words of a learning language, the same for every screen; undefined for guests and until they are known. */
export function useWordStates(learn: Language): WordStates | undefined {
  return usePersonal<typeof listLearningWords>(PATH, { query: { learn } }).data?.data.words;
}

/** The standing of one word; undefined when it is new. */
export function standingOf(states: WordStates | undefined, id: string): WordStanding | undefined {
  return states !== undefined && Object.hasOwn(states, id) ? states[id] : undefined;
}

/** What the screens show now; undefined while it is on its way. */
export function shownStates(queries: QueryClient, learn: Language): WordStates | undefined {
  return queries.getQueryData<StatesReply>(statesKey(learn))?.data.words;
}

function statesKey(learn: Language): QueryKey {
  return personalKeyOf<typeof listLearningWords>(PATH, { query: { learn } });
}

/** Writes what the server says of words that have just changed into the states that the screens show. */
export function noteStates(queries: QueryClient, changed: readonly ChangedWord[]): void {
  for (const learn of new Set(changed.map(word => word.learn)))
    changeStates(queries, learn, states =>
      withChanged(
        states,
        changed.filter(word => word.learn === learn),
      ),
    );
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

type StatesReply = { data: { words: WordStates } };

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

/** What a mark will make of a word; what was learned of it before, only the server knows. */
export function expectedStanding(mark: Mark): WordStanding | undefined {
  if (mark === 'none') return undefined;
  return { state: mark, strength: mark === 'known' ? 4 : 0 };
}

/** A mark takes a word out of the queue, so a marked word is never due. */
export function isMarked({ state, dueDay }: WordStanding): boolean {
  return dueDay === undefined && (state === 'known' || state === 'ignored');
}
