import type { Language } from '#languages/index.ts';
import type { TodayCounts } from '#learning/today.ts';
import type { WordState } from '#learning/word-state.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Queries } from '../database/database.ts';
import { readStates } from '../word-states/state-store.ts';
import type { StateCount } from './overview-store.ts';

type Whose = { userId: string; lang: Language | undefined; learns: readonly Language[] };

/** States of words by learning language. */
export type StatesByLanguage = ReadonlyMap<Language, readonly WordState[]>;

/**
 * The states of the few words that a language of the pair lacks, which are never asked in it; without an interface language, of those
 * that the learning language itself lacks.
 */
export async function readLackedStates(
  queries: Queries,
  catalogue: Catalogue,
  { userId, lang, learns }: Whose,
): Promise<StatesByLanguage> {
  const lacked = new Map<Language, readonly WordState[]>();
  for (const learn of learns) {
    const { lacking } = catalogue.ofPair({ lang: lang ?? learn, learn });
    const states = await readStates(queries, userId, learn, [...lacking]);
    if (states.size > 0) lacked.set(learn, [...states.values()]);
  }
  return lacked;
}

/** The counts without the lacked words; those that are gone were learned all the same, and are only not due. */
export function countsWithout(
  { lacked, gone }: { lacked: StatesByLanguage; gone: StatesByLanguage },
  counts: readonly StateCount[],
  day: number,
): readonly StateCount[] {
  return counts.map(count => {
    const isCounted = ({ state }: WordState) => state === count.state;
    const states = (lacked.get(count.learn) ?? []).filter(isCounted);
    const unasked = [...states, ...(gone.get(count.learn) ?? []).filter(isCounted)];
    const due = unasked.filter(({ dueDay }) => dueDay !== null && dueDay <= day);
    return { ...count, words: count.words - states.length, due: count.due - due.length };
  });
}

/** How many words are due in so many days, without these. */
export function aheadWithout(
  unasked: readonly WordState[],
  ahead: TodayCounts['ahead'],
  day: number,
): TodayCounts['ahead'] {
  const left = new Map(ahead);
  for (const { dueDay } of unasked) {
    const words = dueDay === null ? undefined : left.get(dueDay - day);
    if (dueDay !== null && words !== undefined) left.set(dueDay - day, words - 1);
  }
  return left;
}
