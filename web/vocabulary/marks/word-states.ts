import type { QueryClient } from '@tanstack/react-query';
import type { listMyWords } from '#contract/dictionary.ts';
import type { getLearning, getLearningReport, listLearningWords } from '#contract/learning.ts';
import { isLetterId } from '#contract/letter-ids.ts';
import { rowOfWord } from '#contract/variant-ids.ts';
import type { WordStanding } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import type { Mark } from '#learning/log.ts';
import { refresh } from '#web/platform/http/queries.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';

/** The states of the words of a learning language, the same for every screen; undefined for guests and until they are known. */
export function useWordStates(learn: Language): WordStates | undefined {
  return useWordStatesQuery(learn).data?.data.words;
}

/** The same, for a screen that has to know whether they are still on their way. */
export function useWordStatesQuery(learn: Language) {
  return usePersonal<typeof listLearningWords>('/learning/words', { query: { learn } });
}

/** Whether anything is known of somebody's words; letters are none. */
export function hasBegunWords(states: WordStates): boolean {
  for (const id in states) if (!isLetterId(id)) return true;
  return false;
}

/** The standing of one word; undefined when it is new. */
export function standingOf(states: WordStates | undefined, id: string): WordStanding | undefined {
  return states !== undefined && Object.hasOwn(states, id) ? states[id] : undefined;
}

/**
 * The standing of a word that is met in a text. A further form of a row that has none of its own is known as far as its row is, under
 * which it was counted before it was a word of its own.
 */
export function standingInTexts(states: WordStates | undefined, id: string): WordStanding | undefined {
  return standingOf(states, id) ?? standingOf(states, rowOfWord(id));
}

/** The word that a mark is of: it is taken back where it is, which of a further form without a standing of its own is at its row. */
export function markedIdOf(states: WordStates | undefined, id: string, mark: Mark): string {
  return mark === 'none' && standingOf(states, id) === undefined ? rowOfWord(id) : id;
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

export const CHOICE_TEXTS = { known: 'know', ignored: 'ignore', none: 'again' } as const satisfies Record<
  Mark,
  string
>;

/** What a person can say of a word: what it is not marked as already, or that it is to be learned again. */
export function choicesFor(standing: WordStanding | undefined): Mark[] {
  if (standing === undefined || !isMarked(standing)) return ['known', 'ignored'];
  return ['none', standing.state === 'known' ? 'ignored' : 'known'];
}

/** Asks anew for all that marks change but the states themselves, which the reply to the marks brings. */
export function refreshLearning(queries: QueryClient): Promise<void> {
  return refresh<typeof listMyWords | typeof getLearning | typeof getLearningReport>(
    queries,
    '/my-words',
    '/learning',
    '/learning/report',
  );
}
